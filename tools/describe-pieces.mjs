// @ts-check
/** The page of docs that names every piece, as the overlay and the release list do. */
import { filesOf, weightOf } from '@tivara/contracts';
import { kilobytes, totalOf } from './release-sizes.mjs';

/** @typedef {import('@tivara/contracts').Release} Release */

/** @param {Release[]} releases */
export function describePieces(releases) {
  const rows = releases.flatMap((release) => [
    row(release, release.name, totalOf(release)),
    ...piecesOf(release).map((piece) =>
      row(release, `${release.name}/${piece}`, weightOf(release, filesOf(release, piece))),
    ),
  ]);
  return `# Pieces

Who owns each piece of a page, in which version this checkout builds it, and what its scripts and styles weigh after brotli; the apps with all of
their files. \`npm run pieces\` writes this page; a browser test holds it against the boundary overlay of the running site. A budget is the most that an app's
scripts and styles may weigh together.

| piece | team | version | weight | budget |
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
