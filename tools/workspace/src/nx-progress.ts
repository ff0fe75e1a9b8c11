/** The progress of an Nx run, from its output when that is not a terminal. */
import { stripVTControlCharacters } from 'node:util';

const STARTED = /NX\s+Running target \S+ for (.+):$/;
const FINISHED = /^[✔✖]\s+nx run (\S+):\S+(?:\s+\[(.+)\])?$/;

/** `onLine` takes each line of Nx and logs finished projects as `2 of 8: shell, 41 s`; `rest` returns all other lines. @param now ms */
export function nxProgress(
  log: (line: string) => void,
  now: () => number = Date.now,
): { onLine: (line: string) => void; rest: () => string } {
  const began = now();
  let total = 0;
  let done = 0;
  const others: string[] = [];
  return {
    onLine(coloured) {
      const line = stripVTControlCharacters(coloured);
      const [, project, cached] = FINISHED.exec(line) ?? [];
      if (!project) {
        total ||= countTasks(line);
        others.push(line);
        return;
      }
      const count = total ? `${++done} of ${total}` : `${++done}`;
      const seconds = Math.round((now() - began) / 1000);
      const name = project.replace('@tivara/', '');
      log(`  ${count}: ${name}, ${seconds} s${cached ? ' (cached)' : ''}`);
    },
    rest: () => others.join('\n').trim(),
  };
}

/** "8 projects", "project x and 2 tasks it depends on". */
function countTasks(line: string) {
  const [, what = ''] = STARTED.exec(line) ?? [];
  const numbers = [...what.matchAll(/(\d+) (?:projects?|tasks?)/g)].map(([, count]) =>
    Number(count),
  );
  return numbers.reduce((sum, count) => sum + count, what.startsWith('project ') ? 1 : 0);
}
