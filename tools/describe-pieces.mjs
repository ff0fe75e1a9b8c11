// @ts-check
/** The table of all fragments and pages: team, version, compressed size and budget. */
import { filesOf, weightOf } from '@tivara/contracts';
import { kilobytes, totalOf } from './release-sizes.mjs';

/** @typedef {import('@tivara/contracts').Release} Release */

/** @param {Release[]} releases @returns {string} Markdown */
export function describePieces(releases) {
  const rows = releases.flatMap((release) => [
    row(release, release.name, totalOf(release)),
    ...piecesOf(release).map((piece) =>
      row(release, `${release.name}/${piece}`, weightOf(release, filesOf(release, piece))),
    ),
  ]);
  return `| piece | team | version | weight | budget |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
}

/** Pages and fragments; the shell is one piece. @param {Release} release */
export const piecesOf = (release) =>
  release.kind === 'remote' ? Object.keys(release.exposes) : ['header', 'footer'];

/** @param {Release} release @param {string} piece @param {number} bytes */
const row = ({ name, owner, version, budget }, piece, bytes) =>
  `| ${piece} | ${owner} | ${version} | ${kilobytes(bytes)} | ${piece === name ? kilobytes(budget) : ''} |`;
