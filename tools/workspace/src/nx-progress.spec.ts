import { nxProgress } from './nx-progress.ts';

/** What Nx prints with its output in a pipe. */
function progressOf(lines: string[]) {
  const logged: string[] = [];
  let now = 0;
  const { onLine, rest } = nxProgress(
    (line) => logged.push(line),
    () => now,
  );
  for (const line of lines) {
    now += 1000;
    onLine(line);
  }
  return { logged, rest: rest() };
}

test('logs each finished project with its number, name and time', () => {
  const { logged } = progressOf([
    '',
    ' NX   Running target build for 2 projects:',
    '- @tivara/contracts',
    '- @tivara/shell',
    '✔  nx run @tivara/contracts:build  [local cache]',
    '\u001b[32m✔\u001b[39m  nx run @tivara/shell:build',
  ]);
  expect(logged).toEqual(['  1 of 2: contracts, 5 s (cached)', '  2 of 2: shell, 6 s']);
});

test('counts the projects that the named ones depend on', () => {
  const { logged } = progressOf([
    ' NX   Running target build for project @tivara/releases and 2 tasks it depends on:',
    '✔  nx run @tivara/contracts:build',
  ]);
  expect(logged).toEqual(['  1 of 3: contracts, 2 s']);
});

test('returns the output of a failed project', () => {
  const { logged, rest } = progressOf([
    ' NX   Running target build for 1 projects:',
    '> nx run @tivara/api:build',
    'src/main.ts(4,26): error TS7016',
  ]);
  expect(logged).toEqual([]);
  expect(rest).toContain('src/main.ts(4,26): error TS7016');
});
