import { filesOf, weightOf } from '@tivara/contracts';
import { kilobytes, totalOf } from './release-sizes.ts';
import type { Release } from '@tivara/contracts';

/** A Markdown table of all pages and fragments: team, version, brotli size and budget. */
export function fragmentTable(releases: Release[]): string {
  const rows = releases.flatMap((release) => [
    row(release, release.name, totalOf(release)),
    ...fragmentsOf(release).map((name) =>
      row(release, `${release.name}/${name}`, weightOf(release, filesOf(release, name))),
    ),
  ]);
  return `| fragment | team | version | size | budget |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
}

/** Names of the pages and fragments. */
export const fragmentsOf = (release: Release) =>
  release.kind === 'remote' ? Object.keys(release.exposes) : ['header', 'footer'];

const row = ({ name, owner, version, budget }: Release, fragment: string, bytes: number) =>
  `| ${fragment} | ${owner} | ${version} | ${kilobytes(bytes)} | ${fragment === name ? kilobytes(budget) : ''} |`;
