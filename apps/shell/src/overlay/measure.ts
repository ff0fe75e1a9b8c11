import {
  explained,
  filesOf,
  splitId,
  weightOf,
  type Composition,
  type Release,
} from '@tivara/contracts';
import type { Federation } from '@tivara/federation';

export type ReleasesByTeam = ReadonlyMap<string, Release>;

export async function fetchReleases({ shell, remotes }: Composition): Promise<ReleasesByTeam> {
  const versions = [{ name: 'shell', version: shell.version }, ...remotes];
  const releases = await Promise.all(
    versions.map(async ({ name, version }) => {
      const response = await fetch(`/r/${name}/${version}/release.json`);
      return [name, (await response.json()) as Release] as const;
    }),
  );
  return new Map(releases);
}

export type Boundary = ReturnType<typeof findBoundaries>[number];

/** Each page, fragment and part of the shell on the page; `first` of its kind, with bytes after brotli. */
export function findBoundaries(releases: ReleasesByTeam) {
  const seen = new Set<string>();
  return [...document.querySelectorAll<HTMLElement>('tivara-fragment')].flatMap((element) => {
    const id = element.dataset['fragment'] ?? '';
    const { remote: team, expose: name } = splitId(id);
    const release = releases.get(team);
    const box = boxOf(element);
    // A prerendered page is not on the screen.
    if (!release || !box || element.closest('[data-page="prerendered"], [data-page="next"]'))
      return [];
    const files = filesOf(release, name);
    const first = !seen.has(id);
    seen.add(id);
    const bytes = weightOf(release, files);
    return { id, team, name, release, bytes, loadMs: loadTime(release, files), box, first };
  });
}

const TEXT = /^(TIV-\d+) (.*)/s;

/** What failed on the page, and where it is explained. */
export async function findFailures(federation: Federation): Promise<string[]> {
  const elements = [...document.querySelectorAll<HTMLElement>('tivara-fragment')];
  const failures = elements.map(async (element) => {
    const id = element.dataset['fragment'] ?? '';
    if (splitId(id).remote === 'shell') return [];
    const error = await federation.load(id).then(
      () => null,
      (reason: Error) => reason.message,
    );
    const failed = element.querySelector('[data-failed]')?.closest('tivara-fragment') === element;
    const message = error ?? (failed && `TIV-406 ${id} shows its error state`);
    if (!message) return [];
    const [, code, text = message] = TEXT.exec(message) ?? [];
    return [explained(text, code)];
  });
  return [...new Set((await Promise.all(failures)).flat())];
}

/** The bytes of each team's files on this page; a shared file counts once. */
export function sumByTeam(boundaries: Boundary[]) {
  return [...new Set(boundaries.map(({ release }) => release))].map((release) => {
    const own = boundaries.filter((boundary) => boundary.release === release);
    const names = [...new Set(own.map(({ name }) => name))];
    const entry = release.kind === 'remote' ? [release.entry] : [];
    const files = [...entry, ...names.flatMap((name) => filesOf(release, name))];
    return { team: release.name, count: names.length, bytes: weightOf(release, files) };
  });
}

/** Around all its content, as its own element has no box; in the page's coordinates. (px) */
function boxOf(element: HTMLElement) {
  const boxes = [...element.children]
    .flatMap((child) => (child.matches('tivara-fragment') ? [...child.children] : child))
    .map((child) => child.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
  if (boxes.length === 0) return null;
  const left = Math.max(0, Math.min(...boxes.map((box) => box.left)));
  const right = Math.min(innerWidth, Math.max(...boxes.map((box) => box.right)));
  const top = Math.min(...boxes.map((box) => box.top));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return { left: left + scrollX, top: top + scrollY, width: right - left, height: bottom - top };
}

/** From the first request for the files to the last byte; null if they were loaded before. (ms) */
function loadTime({ name, version }: Release, files: string[]): number | null {
  const timings = files.flatMap((file) =>
    performance.getEntriesByName(new URL(`/r/${name}/${version}/${file}`, location.origin).href),
  ) as PerformanceResourceTiming[];
  if (timings.length === 0) return null;
  const start = Math.min(...timings.map(({ startTime }) => startTime));
  return Math.max(...timings.map(({ responseEnd }) => responseEnd)) - start;
}
