import { filesOf, splitId, weightOf, type Composition, type Release } from '@tivara/contracts';

/** One piece on the page. */
export interface Piece {
  id: string;
  team: string;
  name: string;
  owner: string;
  version: string;
  /** Bytes after brotli. */
  bytes: number;
  /** From the first request for its files to the last byte; null when they were there before. (ms) */
  loaded: number | null;
  /** In the page's own coordinates. (px) */
  box: { left: number; top: number; width: number; height: number };
  /** Whether it is the first of its kind, the one that wears the tag. */
  first: boolean;
}

export interface Team {
  team: string;
  pieces: number;
  bytes: number;
}

export type ReleasesByTeam = ReadonlyMap<string, Release>;

/** What the live versions of this visit say of themselves. */
export async function fetchReleases({ shell, remotes }: Composition): Promise<ReleasesByTeam> {
  const versions = [{ name: 'shell', version: shell.version }, ...remotes];
  const releases = await Promise.all(
    versions.map(async ({ name, version }) => {
      const answer = await fetch(`/r/${name}/${version}/release.json`);
      return [name, (await answer.json()) as Release] as const;
    }),
  );
  return new Map(releases);
}

/** The pieces as they stand on the page now. */
export function findPieces(releases: ReleasesByTeam): Piece[] {
  const seen = new Set<string>();
  return [...document.querySelectorAll<HTMLElement>('tivara-piece')].flatMap((element) => {
    const id = element.dataset['piece'] ?? '';
    const { remote: team, expose: name } = splitId(id);
    const release = releases.get(team);
    const box = boxOf(element);
    // A page that is drawn ahead is not on the screen.
    if (!release || !box || element.closest('[data-page="ahead"], [data-page="next"]')) return [];
    const files = filesOf(release, name);
    const first = !seen.has(id);
    seen.add(id);
    return {
      id,
      team,
      name,
      owner: release.owner,
      version: release.version,
      bytes: weightOf(release, files),
      loaded: loadTime(release, files),
      box,
      first,
    };
  });
}

/** The bytes of each team's files on this page; a file that several pieces need counts once. */
export function sumByTeam(pieces: Piece[], releases: ReleasesByTeam): Team[] {
  return [...new Set(pieces.map(({ team }) => team))].flatMap((team) => {
    const release = releases.get(team);
    if (!release) return [];
    const names = new Set(pieces.filter((piece) => piece.team === team).map(({ name }) => name));
    const entry = release.kind === 'remote' ? [release.entry] : [];
    const files = [...entry, ...[...names].flatMap((name) => filesOf(release, name))];
    return { team, pieces: names.size, bytes: weightOf(release, files) };
  });
}

/** Around all that a piece draws; its own element has no box. */
function boxOf(element: HTMLElement): Piece['box'] | null {
  const boxes = [...element.children]
    .flatMap((child) => (child.matches('tivara-piece') ? [...child.children] : child))
    .map((child) => child.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
  if (boxes.length === 0) return null;
  const left = Math.max(0, Math.min(...boxes.map((box) => box.left)));
  const right = Math.min(innerWidth, Math.max(...boxes.map((box) => box.right)));
  const top = Math.min(...boxes.map((box) => box.top));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return { left: left + scrollX, top: top + scrollY, width: right - left, height: bottom - top };
}

function loadTime({ name, version }: Release, files: string[]): number | null {
  const timings = files.flatMap((file) =>
    performance.getEntriesByName(new URL(`/r/${name}/${version}/${file}`, location.origin).href),
  ) as PerformanceResourceTiming[];
  if (timings.length === 0) return null;
  const start = Math.min(...timings.map(({ startTime }) => startTime));
  return Math.max(...timings.map(({ responseEnd }) => responseEnd)) - start;
}
