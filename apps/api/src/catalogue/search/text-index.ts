export interface TextIndex {
  /** 1 for each text that has the part, by its place; null when none has. @param where 'word': only at the beginning of a word */
  match(part: string, where?: 'word'): Uint8Array | null;
}

/** Words, and the signs between them. */
const RUNS = /[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}\s]+/gu;
const IS_WORD = /^[\p{L}\p{M}\p{N}]/u;
const ENDS_IN_WORD = /[\p{L}\p{M}\p{N}]$/u;

/** Finds parts of texts by the runs that they consist of, as reading all texts takes milliseconds. @param texts search keys */
export function textIndexOf(texts: readonly string[]): TextIndex {
  let index: RunIndex | undefined;
  return {
    match(part, where) {
      let found: Uint8Array | null = null;
      const runs = part.match(RUNS) ?? [];
      const isOneRun = runs[0] === part && (!where || IS_WORD.test(part));
      const add = (place: number) => {
        if (found?.[place] || !(isOneRun || hasPart(texts[place] ?? '', part, where))) return;
        found ??= new Uint8Array(texts.length);
        found[place] = 1;
      };
      index ??= runIndexOf(texts);
      if (runs.length) index.eachWithRarest(boundedRuns(part, runs, where), add);
      else for (const place of texts.keys()) add(place);
      return found;
    },
  };
}

function hasPart(text: string, part: string, where?: 'word'): boolean {
  if (!where) return text.includes(part);
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1))
    // A character has up to two units.
    if (!ENDS_IN_WORD.test(text.slice(Math.max(0, at - 2), at))) return true;
  return false;
}

/** With a line break where one begins or ends in the texts. */
const boundedRuns = (part: string, runs: string[], where?: 'word'): string[] =>
  runs.map((run, at) => {
    const isBegin = at > 0 || !part.startsWith(run) || (where === 'word' && IS_WORD.test(run));
    const isEnd = at < runs.length - 1 || !part.endsWith(run);
    return `${isBegin ? '\n' : ''}${run}${isEnd ? '\n' : ''}`;
  });

interface RunIndex {
  /** Calls back with the place of each text that has the rarest of these parts of runs, perhaps twice; not at all when one is in no text. */
  eachWithRarest(parts: string[], callback: (place: number) => void): void;
}

function runIndexOf(texts: readonly string[]): RunIndex {
  const numbers = new Map<string, number>();
  const counts: number[] = [];
  const latest: number[] = [];
  const runsOf = texts.map((text, place) => {
    const runs: number[] = [];
    for (const run of text.match(RUNS) ?? []) {
      const number = numbers.get(run) ?? numbers.size;
      if (latest[number] === place) continue;
      latest[number] = place;
      numbers.set(run, number);
      counts[number] = (counts[number] ?? 0) + 1;
      runs.push(number);
    }
    return runs;
  });
  // Of all runs in one array, as most runs have few places.
  const starts = new Uint32Array(counts.length + 1);
  counts.forEach((count, run) => (starts[run + 1] = (starts[run] as number) + count));
  const places = new Uint32Array(starts.at(-1) as number);
  const next = starts.slice();
  runsOf.forEach((runs, place) => {
    for (const run of runs) places[(next[run] as number)++] = place;
  });

  const dictionary = `\n${[...numbers.keys()].join('\n')}\n`;
  const ends = new Uint32Array(counts.length);
  [...numbers.keys()].reduce((end, run, number) => (ends[number] = end + run.length + 1), 0);
  const runsWith = (part: string): number[] => {
    const found: number[] = [];
    let run = 0;
    for (let at = dictionary.indexOf(part); at >= 0; at = dictionary.indexOf(part, ends[run])) {
      // A part with a line break begins with that of the run before.
      while ((ends[run] as number) <= at) run++;
      found.push(run);
    }
    return found;
  };
  const countOf = (runs: number[]) => runs.reduce((sum, run) => sum + (counts[run] as number), 0);

  return {
    eachWithRarest(parts, callback) {
      let rarest: number[] = [];
      for (const [at, part] of parts.entries()) {
        const runs = runsWith(part);
        if (!runs.length) return;
        if (!at || countOf(runs) < countOf(rarest)) rarest = runs;
      }
      for (const run of rarest)
        for (let at = starts[run] as number; at < (starts[run + 1] as number); at++)
          callback(places[at] as number);
    },
  };
}
