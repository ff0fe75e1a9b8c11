/** The packages that the site's production needs, and what their licences must be. (docs/how-to/development.md) */
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '@tivara/workspace/steps';
import satisfies from 'spdx-satisfies';

const PERMISSIVE = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
];

const LIBVIPS = 'LGPL: libvips is a shared library of its own, unchanged and replaceable.';
/** Packages, by how their names begin, with another licence or none in their package.json, and why they may be used. */
const EXCEPTIONS: Record<string, string> = {
  '@img/sharp-libvips-': LIBVIPS,
  '@img/sharp-wasm32': LIBVIPS,
  '@img/sharp-win32-': LIBVIPS,
  'png-js': 'MIT, by its LICENSE file.',
};

export interface Package {
  name: string;
  version: string;
  licence: string | null;
  /** Below the root. Packages of other platforms are not installed. */
  folder: string;
}

interface LockEntry {
  version?: string;
  license?: string;
  dev?: boolean;
  link?: boolean;
}

/** Of the lockfile, without this project's own and those that only development needs. */
export function productionPackages(root = ROOT): Package[] {
  const lock = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(lock.packages as Record<string, LockEntry>)
    .filter(([folder, { dev, link }]) => folder.includes('node_modules/') && !dev && !link)
    .map(([folder, { version = '', license = null }]) => ({
      name: folder.split('node_modules/').at(-1) ?? '',
      version,
      licence: license,
      folder,
    }));
}

/** A line for each package whose licence is unknown or not permissive, and for each exception that is not needed. */
export function licenceProblems(packages: Package[], exceptions = EXCEPTIONS): string[] {
  const unusual = packages.filter(({ licence }) => !isPermissive(licence));
  const isExcepted = ({ name }: Package) =>
    Object.keys(exceptions).some((start) => name.startsWith(start));
  return [
    ...unusual
      .filter((each) => !isExcepted(each))
      .map(({ name, version, licence }) => `${name} ${version}: ${licence ?? 'no licence'}`),
    ...Object.keys(exceptions)
      .filter((start) => !unusual.some(({ name }) => name.startsWith(start)))
      .map((start) => `${start}: the exception is not needed`),
  ];
}

function isPermissive(licence: string | null): boolean {
  try {
    return licence !== null && satisfies(licence, PERMISSIVE);
  } catch {
    // Not an SPDX expression.
    return false;
  }
}

/** The licence of each package with its text. */
export const licenceTexts = (packages: Package[], root = ROOT): string =>
  packages
    .map(({ name, version, licence, folder }) => {
      const files = fs.existsSync(path.join(root, folder))
        ? fs
            .readdirSync(path.join(root, folder))
            .filter((file) => /^(licen[cs]e|notice)/i.test(file))
        : [];
      const texts = files.map((file) =>
        fs.readFileSync(path.join(root, folder, file), 'utf8').trim(),
      );
      return [`${name} ${version} (${licence ?? EXCEPTIONS[name] ?? 'no licence'})`, ...texts].join(
        '\n\n',
      );
    })
    .join(`\n\n${'-'.repeat(80)}\n\n`);
