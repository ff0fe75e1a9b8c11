/**
 * The gate of budgets: what an app weighs, what each of its pieces weighs and asks for, and that it brings nothing that is shared.
 */
import fs from 'node:fs';
import path from 'node:path';
import { filesOf, weightOf } from '@tivara/contracts';
import { checkBudget } from '@tivara/releases';
import { rejectionOf } from './rules.ts';
import type { Release } from '@tivara/contracts';
import type { Finding, GateOutcome } from './gates.ts';

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

export async function budgetGate({
  release,
  dist,
}: {
  release: Release;
  dist: string;
}): Promise<GateOutcome> {
  return {
    findings: [
      ...(await rejectionOf(() => checkBudget(release))),
      ...overLimits(release),
      ...sharedTwice(release, dist),
    ],
  };
}

function overLimits(release: Release): Finding[] {
  if (release.kind === 'shell' || !release.limits) return [];
  const { name, version, entry, exposes, limits } = release;
  const { modules = limits.pieces ?? {} } = limits; // eslint-disable-line tivara/standard-terms
  const title = `${name} ${version}`;
  const remedy =
    'Reduce it or load parts later; or raise the limit in webpack.config.mjs and give the reason.';
  const heavier: (what: string, bytes: number, limit: number | undefined) => Finding[] = (
    what,
    bytes,
    limit,
  ) =>
    limit === undefined || bytes <= limit
      ? []
      : [
          {
            what: `${title}: ${what} weighs ${bytes} bytes after brotli, ${bytes - limit} more than its limit of ${limit}.`,
            do: remedy,
          },
        ];
  return [
    ...heavier(`the entry ${entry}`, weightOf(release, [entry]), limits.entry),
    ...Object.keys(exposes).flatMap((expose) => {
      const files = filesOf(release, expose);
      const heaviest = [...files].sort((a, b) => weightOf(release, [b]) - weightOf(release, [a]));
      // The entry is one more request.
      const requests = files.length + 1;
      return [
        ...heavier(expose, weightOf(release, files), modules[expose]).map((finding) => ({
          ...finding,
          why: `The heaviest: ${heaviest
            .slice(0, 3)
            .map((file) => `${file} ${weightOf(release, [file])}`)
            .join(', ')}.`,
        })),
        ...(requests > limits.requests
          ? [
              {
                what: `${title}: ${expose} requests ${requests} files before it renders, ${requests - limits.requests} more than its limit of ${limits.requests}.`,
                do: 'Let webpack join chunks that always load together, or raise the limit in webpack.config.mjs and give the reason.',
              },
            ]
          : []),
      ];
    }),
  ];
}

function sharedTwice(release: Release, dist: string): Finding[] {
  if (release.kind === 'shell') return [];
  const scripts = Object.keys(release.files).filter((file) => /^web\/.*\.js$/.test(file));
  return scripts.flatMap((file) => {
    const text = fs.existsSync(path.join(dist, file))
      ? fs.readFileSync(path.join(dist, file), 'utf8')
      : '';
    return Object.entries(MARKS)
      .filter(([, mark]) => mark.test(text))
      .map(([id]) => ({
        what: `${release.name} ${release.version} brings a second ${id} (${file}).`,
        why: 'The shell provides it: two copies break hooks, contexts and shared state.',
        do: `Import ${id} by its bare name, so that the shell provides it (libs/federation/webpack/shared-modules.mjs).`,
      }));
  });
}
