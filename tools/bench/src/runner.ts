/** Measures a benchmark, stores its samples in docs/reference/performance, and writes the page that shows them. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import prettier from 'prettier';
import { ROOT } from '@tivara/workspace/steps';
import { hashDuration } from './machine-speed.ts';
import { rounded } from './statistics.ts';

/** A section of the page: how it is measured, and what its samples mean. */
export interface Benchmark<Samples> {
  title: string;
  /** @param numbers the arguments after the name @returns nothing if it needs what is not installed */
  measure(...numbers: number[]): Promise<Samples | undefined>;
  /** Paragraphs of Markdown. */
  text(samples: Samples): string[];
  /** SVG by file name. */
  charts?(samples: Samples): Record<string, string>;
  limits?(samples: Samples): Limit[];
}

/** Infers the type of the samples. */
export const benchmark = <Samples>(definition: Benchmark<Samples>) => definition;

/** A measured value, and its maximum or minimum. */
export interface Limit {
  what: string;
  value: number;
  /** Where the machine's noise leaves the value: it exceeds a maximum once all of it does. */
  interval?: [low: number, high: number];
  max?: number;
  min?: number;
  unit: string;
}

/** The content of docs/reference/performance/{name}.json. */
interface Measurement {
  /** ISO time. */
  at: string;
  commit: string;
  /** `hashMs`: 64 MiB through SHA-256 on one core. */
  machine: { processor: string; cores: number; node: string; hashMs: number };
  /** Complete and unrounded. */
  samples: unknown;
}

/** Samples and charts; the page is next to it. */
export const FOLDER = path.join(ROOT, 'docs/reference/performance');

/** Names what exceeded its limit. */
export class BrokenLimits extends Error {}

const holds = ({ value, interval: [low] = [value, value], ...limit }: Limit) =>
  value >= (limit.min ?? -Infinity) && low <= (limit.max ?? Infinity);

/** Such as `1.04 × (0.98 to 1.17)`. */
const measurementText = ({ value, interval, unit }: Limit): string =>
  `${rounded(value)} ${unit}`.trim() +
  (interval && interval[0] < interval[1] ? ` (${interval.map(rounded).join(' to ')})` : '');

const limitText = ({ max, min, unit }: Limit) =>
  `${max === undefined ? `at least ${min}` : `at most ${max}`} ${unit}`.trim();

/** @throws BrokenLimits */
export function demand(limits: Limit[] = []) {
  const broken = limits.filter((limit) => !holds(limit));
  if (broken.length)
    throw new BrokenLimits(
      broken
        .map((limit) => `${limit.what}: ${measurementText(limit)}, ${limitText(limit)}`)
        .join('\n  '),
    );
}

/** Stores the samples, rewrites the page and prints its section. */
export async function record(
  name: string,
  samples: unknown,
  benchmarks: Record<string, Benchmark<unknown>>,
) {
  const commit = execFileSync('git', ['rev-parse', '--short=10', 'HEAD'], { cwd: ROOT });
  const entry: Measurement = {
    at: new Date().toISOString(),
    commit: commit.toString().trim(),
    machine: {
      processor: os.cpus()[0]?.model.trim() ?? 'unknown',
      cores: os.availableParallelism(),
      node: process.version,
      hashMs: hashDuration(),
    },
    samples,
  };
  fs.mkdirSync(FOLDER, { recursive: true });
  fs.writeFileSync(path.join(FOLDER, `${name}.json`), `${JSON.stringify(entry)}\n`);
  console.log((await writePage(FOLDER, benchmarks))[name]);
}

/** Writes `{folder}.md` and the charts from the samples in the folder. @returns the text of each measured section */
export async function writePage(
  folder: string,
  benchmarks: Record<string, Benchmark<unknown>>,
): Promise<Record<string, string>> {
  const limits: Limit[] = [];
  const sections: Record<string, string> = {};
  for (const [name, { title, text, charts, ...benchmark }] of Object.entries(benchmarks)) {
    const file = path.join(folder, `${name}.json`);
    if (!fs.existsSync(file)) continue;
    const { at, commit, machine, samples }: Measurement = JSON.parse(fs.readFileSync(file, 'utf8'));
    limits.push(...(benchmark.limits?.(samples) ?? []));
    const drawn = Object.entries(charts?.(samples) ?? {});
    for (const [chart, svg] of drawn) fs.writeFileSync(path.join(folder, `${chart}.svg`), svg);
    sections[name] = [
      `## ${title}`,
      `\`npm run bench -- ${name}\`, ${at.slice(0, 10)}, commit ${commit}, Node ${machine.node.slice(1)}, ${machine.cores} cores of ${machine.processor}; 64 MiB through SHA-256 on one of them: ${machine.hashMs} ms.`,
      ...drawn.map(([chart]) => `![${chart.replaceAll('-', ' ')}](performance/${chart}.svg)`),
      ...text(samples),
    ].join('\n\n');
  }
  const page = [
    '# Performance',
    '`npm run bench` measures everything and writes this page with its charts; `npm run bench -- <name>` measures one part. The raw samples are ' +
      'in [performance](performance). Use an idle machine: other work affects wall time, though hardly CPU time. To compare two ' +
      'machines, divide by what each takes for the same hash: every part has it.',
    '## Limits',
    '`npm run bench` exits with code 1 if a limit is exceeded. In brackets: where the median of pairs is with a probability of 95 %, as the machine was more or less quiet; a maximum is exceeded once all of that is above it.',
    table(limits, {
      what: ({ what }) => what,
      measured: measurementText,
      limit: limitText,
      holds: (limit) => (holds(limit) ? 'yes' : '**no**'),
    }),
    ...Object.values(sections),
  ].join('\n\n');
  const style = await prettier.resolveConfig(`${folder}.md`);
  fs.writeFileSync(`${folder}.md`, await prettier.format(page, { ...style, parser: 'markdown' }));
  return sections;
}

/** A Markdown table with a row for each item; numbers are rounded, and columns of numbers right-aligned. */
export function table<T>(items: T[], columns: Record<string, (item: T) => string | number>) {
  const rows = items.map((item) =>
    Object.values(columns).map((cell) => {
      const value = cell(item);
      return typeof value === 'number' ? rounded(value) : value;
    }),
  );
  const isNumeric = (column: number) =>
    column > 0 && rows.every((row) => /^[\d–~<.,]/.test(row[column]));
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const names = Object.keys(columns);
  const marks = names.map((_, column) => (isNumeric(column) ? '--:' : '---'));
  return [line(names), line(marks), ...rows.map(line)].join('\n');
}
