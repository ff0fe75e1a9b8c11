/** npm run bench -- page: docs/performance.md and its charts, from the samples in docs/performance. Every benchmark rewrites it. */
import fs from 'node:fs';
import path from 'node:path';
import prettier from 'prettier';
import { ROOT } from '@tivara/workspace/steps';
import { holds, limitsOf, measurementText, type SamplesOf } from './limits.ts';
import { SECTIONS, table } from './sections.ts';

/** Samples and charts; the page is next to it. */
export const FOLDER = path.join(ROOT, 'docs/performance');

/** The content of docs/performance/{name}.json. */
export interface Measurement<Samples> {
  /** ISO time. */
  at: string;
  commit: string;
  /** `hashMs`: 64 MiB through SHA-256 on one core. */
  machine: { processor: string; cores: number; node: string; hashMs: number };
  /** Complete and unrounded. */
  samples: Samples;
}

export async function run() {
  await writePage(FOLDER);
}

/** Writes `{folder}.md` and the charts from the samples in the folder. @returns the text of each measured section */
export async function writePage(folder: string): Promise<Record<string, string>> {
  const names = Object.keys(SECTIONS) as (keyof SamplesOf)[];
  const measured = names.filter((name) => fs.existsSync(path.join(folder, `${name}.json`)));
  const sections = Object.fromEntries(measured.map((name) => [name, sectionOf(folder, name)]));
  const limits = Object.values(sections).flatMap((section) => section.limits);
  const text = [
    '# Performance',
    '`npm run bench` measures everything and writes this page with its charts; `npm run bench -- <name>` measures one part. The raw samples are ' +
      'in [performance](performance). Use an idle machine: other work affects wall time, though hardly CPU time. To compare two ' +
      'machines, divide by what each takes for the same hash: every part has it.',
    ...(limits.length
      ? [
          '## Limits',
          '`npm run bench` exits with code 1 if a limit is exceeded. In brackets: where the median of pairs is with a probability of 95 %, as the machine was more or less quiet; a maximum is exceeded once all of that is above it.',
          table(limits, {
            what: ({ what }) => what,
            measured: measurementText,
            limit: ({ max, min, unit }) =>
              `${max === undefined ? `at least ${min}` : `at most ${max}`} ${unit}`.trim(),
            holds: (limit) => (holds(limit) ? 'yes' : '**no**'),
          }),
        ]
      : []),
    ...Object.values(sections).map((section) => section.text),
  ].join('\n\n');
  const page = `${folder}.md`;
  const style = await prettier.resolveConfig(page);
  fs.writeFileSync(page, await prettier.format(text, { ...style, parser: 'markdown' }));
  return Object.fromEntries(Object.entries(sections).map(([name, { text }]) => [name, text]));
}

/** Reads a benchmark's samples, writes its charts and describes them. */
function sectionOf<Name extends keyof SamplesOf>(folder: string, name: Name) {
  const { at, commit, machine, samples }: Measurement<SamplesOf[Name]> = JSON.parse(
    fs.readFileSync(path.join(folder, `${name}.json`), 'utf8'),
  );
  const { title, text, charts } = SECTIONS[name](samples);
  for (const [chart, svg] of Object.entries(charts))
    fs.writeFileSync(path.join(folder, `${chart}.svg`), svg);
  const { processor, cores, node, hashMs } = machine;
  return {
    limits: limitsOf(name, samples),
    text: [
      `## ${title}`,
      `\`npm run bench -- ${name}\`, ${at.slice(0, 10)}, commit ${commit}, Node ${node.slice(1)}, ${cores} cores of ${processor}; 64 MiB through SHA-256 on one of them: ${hashMs} ms.`,
      ...Object.keys(charts).map(
        (chart) => `![${chart.replaceAll('-', ' ')}](performance/${chart}.svg)`,
      ),
      ...text,
    ].join('\n\n'),
  };
}
