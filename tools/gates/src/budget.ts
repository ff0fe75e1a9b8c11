/** The budget gate: the sizes of an app and its modules, the requests of a module, and no second copies of shared modules. */
import fs from 'node:fs';
import path from 'node:path';
import { filesOf, weightOf, type Release } from '@tivara/contracts';
import { checkBudget } from '@tivara/releases';
import { rejectionOf, type Finding, type GateOutcome } from './finding.ts';

/** Text that only the module itself contains, not its users. */
const MARKS = {
  // Names may be minified; constants stay in order.
  react: /Symbol\.for\(["']react\.strict_mode["']\)[^]{0,800}?Symbol\.iterator/,
  'react-dom': /__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=[^=]/,
  'react-router-dom': /You cannot render a <Router> inside another <Router>/,
  '@tanstack/react-query': /No QueryClient set, use QueryClientProvider to set one/,
  '@tivara/state': /tivara\.store\./,
  '@tivara/federation': /FederationContext is missing/,
};

interface Build {
  release: Release;
  dist: string;
}

export const budgetGate = async ({ release, dist }: Build): Promise<GateOutcome> => ({
  findings: [
    ...(await rejectionOf(() => checkBudget(release))),
    ...overLimits(release),
    ...secondCopies({ release, dist }),
  ],
});

function overLimits(release: Release): Finding[] {
  if (release.kind === 'shell' || !release.limits) return [];
  const { name, version, entry, exposes, limits } = release;
  const { modules } = limits;
  const checkWeight = (what: string, files: string[], limit = Infinity): Finding[] => {
    const bytes = weightOf(release, files);
    const largest = files
      .map((file) => ({ file, weight: weightOf(release, [file]) }))
      .sort((a, b) => b.weight - a.weight)
      .slice(0, 3);
    const finding: Finding = {
      code: 'TIV-308',
      what: `${name} ${version}: ${what} weighs ${bytes} bytes after brotli, ${bytes - limit} more than its limit of ${limit}.`,
      why: `The heaviest: ${largest.map(({ file, weight }) => `${file} ${weight}`).join(', ')}.`,
      do: 'Reduce it or load parts later; or raise the limit in webpack.config.mjs and give the reason.',
    };
    return bytes > limit ? [finding] : [];
  };
  const checkRequests = (what: string, files: string[]): Finding[] => {
    // The entry is one more request.
    const requests = files.length + 1;
    const finding: Finding = {
      code: 'TIV-309',
      what: `${name} ${version}: ${what} requests ${requests} files before it renders, ${requests - limits.requests} more than its limit of ${limits.requests}.`,
      do: 'Let webpack join chunks that always load together, or raise the limit in webpack.config.mjs and give the reason.',
    };
    return requests > limits.requests ? [finding] : [];
  };
  return [
    ...checkWeight(`the entry ${entry}`, [entry], limits.entry),
    ...Object.keys(exposes).flatMap((expose) => {
      const files = filesOf(release, expose);
      return [...checkWeight(expose, files, modules[expose]), ...checkRequests(expose, files)];
    }),
  ];
}

function secondCopies({ release, dist }: Build): Finding[] {
  if (release.kind === 'shell') return [];
  const scripts = Object.keys(release.files).filter((file) => /^web\/.*\.js$/.test(file));
  return scripts.flatMap((file) => {
    const location = path.join(dist, file);
    const text = fs.existsSync(location) ? fs.readFileSync(location, 'utf8') : '';
    return Object.entries(MARKS)
      .filter(([, mark]) => mark.test(text))
      .map(([id]) => ({
        code: 'TIV-310',
        what: `${release.name} ${release.version} brings a second ${id} (${file}).`,
        why: 'The shell provides it: two copies break hooks, contexts and shared state.',
        do: `Import ${id} by its bare name, so that the shell provides it (libs/federation/webpack/shared-modules.mjs).`,
      }));
  });
}
