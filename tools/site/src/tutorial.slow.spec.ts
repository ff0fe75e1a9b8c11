/** Follows the tutorial as it is written, in a copy of the checkout. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { jest } from '@jest/globals';
import { PAGE_DEADLINES } from '@tivara/contracts';
import { copyCheckout } from '@tivara/build/build-copies';
import { freePort } from '@tivara/workspace/free-port';
import { temporaryFolder } from '@tivara/workspace/temporary-folder';
import { blocksOf, type Block } from '@tivara/workspace/markdown';

// A step that is repeated finds what it did before.
jest.retryTimes(0);
const blocks = blocksOf('docs/tutorial/first-remote.md');
const folder = temporaryFolder('tutorial');
const copy = path.join(folder.path, 'tivara');
/** Ten times the product's, so that a stalled machine does not change what is rendered. (ms) */
const DEADLINES = {
  ...{ check: 5000, queue: 8000, blocked: 5000, thread: 50_000, threadStart: 150_000 },
  ...Object.fromEntries(Object.entries(PAGE_DEADLINES).map(([name, ms]) => [name, ms * 10])),
};
let port: number;
let site: ChildProcess | undefined;

beforeAll(async () => {
  copyCheckout(copy);
  port = await freePort();
});
afterAll(async () => {
  if (site?.pid) {
    const ended = once(site, 'exit');
    process.kill(-site.pid);
    await ended;
  }
  folder[Symbol.dispose]();
});

const text = async (page: string) => {
  const answer = await fetch(`http://localhost:${port}${page}`);
  return answer.text();
};
const NOTE = 'We clean your frame while you wait.';
const CHANGED = 'Good to know';

/** What a reader sees after a section. */
const SEEN: Record<string, () => Promise<void>> = {
  '1. Start the site': async () => expect(await text('/')).toContain('Tivara'),
  '4. Release it': async () => expect(await text('/care')).toContain('Rinse the lenses'),
  '5. Lend a fragment to another team': async () => expect(await text('/store/1')).toContain(NOTE),
  '6. Try a change on half of the visits': async () => {
    const visits = await Promise.all(Array.from({ length: 40 }, () => text('/store/1')));
    const changed = visits.filter((html) => html.includes(CHANGED)).length;
    // Fewer or more happen once in ten million runs.
    expect(changed).toBeGreaterThan(2);
    expect(changed).toBeLessThan(38);
  },
  '7. Roll back': async () => {
    const visits = await Promise.all(Array.from({ length: 20 }, () => text('/store/1')));
    expect(visits.every((html) => html.includes(NOTE) && !html.includes(CHANGED))).toBe(true);
  },
  '8. Clean up': async () => expect(await text('/store/1')).not.toContain(NOTE),
};

test.each([...new Set(blocks.map(({ section }) => section))])('%s', async (section) => {
  for (const block of blocks.filter((each) => each.section === section)) await follow(block);
  await SEEN[section]?.();
});

test('every section of which a reader sees something is there', () => {
  expect(blocks.map(({ section }) => section)).toEqual(expect.arrayContaining(Object.keys(SEEN)));
});

async function follow({ language, info, text }: Block): Promise<void> {
  const [, file] = /^(?:file|in)=(\S+)$/.exec(info) ?? [];
  if (language === 'sh') return run(text, info === 'background');
  if (language === 'diff') return applyPatch(text);
  if (info.startsWith('file=')) fs.writeFileSync(path.join(copy, file ?? ''), text);
  else expect(fs.readFileSync(path.join(copy, file ?? ''), 'utf8')).toContain(text);
}

async function run(commands: string, inBackground: boolean): Promise<void> {
  const options = {
    cwd: copy,
    env: { ...process.env, PORT: String(port), DOCUMENT_DEADLINES: JSON.stringify(DEADLINES) },
  };
  if (!inBackground) {
    // Not in this thread, which would miss that the site closes connections.
    const [code] = await once(
      spawn('sh', ['-ec', commands], { ...options, stdio: 'inherit' }),
      'exit',
    );
    return void expect(code).toBe(0);
  }
  site = spawn('sh', ['-c', commands], { ...options, detached: true, stdio: 'pipe' });
  site.stderr?.pipe(process.stderr);
  if (site.stdout)
    for await (const line of createInterface({ input: site.stdout }))
      if (line.startsWith('Tivara is at')) {
        site.stdout.resume();
        return;
      }
  throw new Error('The site ended before it was ready.');
}

/** Hunks have no line numbers, which a reader does not need either: what they replace occurs once. */
function applyPatch(patch: string): void {
  const [, name = ''] = /^\+\+\+ b\/(.+)$/m.exec(patch) ?? [];
  const file = path.join(copy, name);
  let content = fs.readFileSync(file, 'utf8');
  for (const hunk of patch.split(/^@@\n/m).slice(1)) {
    const side = (other: string) =>
      hunk
        .replace(/\n$/, '')
        .split('\n')
        .filter((line) => !line.startsWith(other))
        .map((line) => `${line.slice(1)}\n`)
        .join('');
    const [before, after] = [side('+'), side('-')];
    expect(content.split(before)).toHaveLength(2);
    content = content.replace(before, () => after);
  }
  fs.writeFileSync(file, content);
}
