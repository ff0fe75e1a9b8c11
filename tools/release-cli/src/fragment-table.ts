import { filesOf, weightOf, type Release } from '@tivara/contracts';

/** Bytes of the browser's files after brotli. */
export const totalOf = (release: Release) =>
  weightOf(
    release,
    Object.keys(release.files).filter((file) => file.startsWith('web/')),
  );

export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

export const fragmentSizes = (release: Release): [string, number][] =>
  (release.kind === 'remote' ? Object.keys(release.exposes) : ['header', 'footer']).map((name) => [
    name,
    weightOf(release, filesOf(release, name)),
  ]);

/** A Markdown table of all pages and fragments: team, version, brotli size and budget. */
export function fragmentTable(releases: Release[]): string {
  const rows = releases.flatMap((release) => {
    const { name, owner, version, budget } = release;
    const row = (fragment: string, bytes: number, limit: string) =>
      `| ${fragment} | ${owner} | ${version} | ${kilobytes(bytes)} | ${limit} |`;
    return [
      row(name, totalOf(release), kilobytes(budget)),
      ...fragmentSizes(release).map(([fragment, bytes]) => row(`${name}/${fragment}`, bytes, '')),
    ];
  });
  return `| fragment | team | version | size | budget |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
}
