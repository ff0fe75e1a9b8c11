import nx from '@nx/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { QUERY_NAMES, ROUTER_NAMES } from './libs/federation/webpack/shared-modules.mjs';
import { newerGlobals, newerStatics } from './tools/newer-browser-apis.mjs';

const NEWER =
  'The oldest browsers of package.json lack it: look for it on globalThis, or use another one.';

/** A file that fails once is requested again by what loads code: `loadPart` itself, or LazyPart, useLazyDialog and useQuestion, which take a `load` function. */
const BARE_IMPORT = {
  selector:
    'ImportExpression:not(CallExpression[callee.name="loadPart"] *, VariableDeclarator[id.name=/^load[A-Z]/] *, Property[key.name="load"] *)',
  message:
    'Its first request may fail: load it with loadPart, or name the function load… and hand it to LazyPart, useLazyDialog or useQuestion.',
};
const INLINE_STYLE = {
  selector: 'JSXAttribute[name.name="style"]',
  message: 'The content policy refuses inline styles: use a class or an SVG attribute.',
};

const BROWSER_CODE = [
  'apps/{mfe-*,shell}/src/**/*.{ts,tsx}',
  'libs/{ui,state,contracts,federation}/src/**/*.{ts,tsx}',
];
/** The API's client, and what requests something of the document server. */
const FETCHING = [
  'libs/state/src/api.ts',
  'apps/shell/src/{client/reporter,overlay/measure,server/render-dependencies}.ts',
];
const NEWER_GLOBALS = newerGlobals.map((name) => ({ name, message: NEWER }));
const FETCH = {
  name: 'fetch',
  message: 'Call the API with useApi(): its client checks paths and bodies, and throws ApiError.',
};

/** Dependencies between kinds of projects. (docs/explanation/architecture.md) */
const BOUNDARIES = [
  { sourceTag: 'type:app', onlyDependOnLibsWithTags: ['type:lib'] },
  { sourceTag: 'type:lib', onlyDependOnLibsWithTags: ['type:lib'] },
  { sourceTag: 'scope:browser', onlyDependOnLibsWithTags: ['scope:browser', 'scope:shared'] },
  { sourceTag: 'scope:server', onlyDependOnLibsWithTags: ['scope:browser', 'scope:shared'] },
  // The document server loads the shell's pages from bundles, so they share only libs/contracts.
  { sourceTag: 'scope:document-server', onlyDependOnLibsWithTags: ['scope:shared'] },
  { sourceTag: 'scope:shared', onlyDependOnLibsWithTags: ['scope:shared'] },
  { sourceTag: 'type:tool', onlyDependOnLibsWithTags: ['type:tool', 'type:lib'] },
];

const API_DOMAINS =
  'accounts catalogue content customers library overview releases social stores'.split(' ');
/** Files and folders of the API that may import its domains. */
const API_TOP = '(commands|seed)/.*|(app|app\\.module|database|entities|main|start-workers)\\.js';

/** Forbids imports in a folder of the API. @param {string} folder @param {...{ regex: string, message: string }} patterns @returns {import('eslint').Linter.Config} */
const apiBoundary = (folder, ...patterns) => ({
  files: [`apps/api/src/${folder}/**/*.ts`],
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      {
        patterns: [
          ...patterns,
          {
            regex: `^(\\.\\./)+(src/)?(${API_TOP})$`,
            message: 'Only the composition root and the commands may import the domains.',
          },
        ],
      },
    ],
  },
});

/** The API: the commands and the composition root over the domains, the domains over the platform. (docs/explanation/architecture.md) */
const API_BOUNDARIES = [
  apiBoundary('platform', {
    regex: `^(\\.\\./)+(src/)?(${API_DOMAINS.join('|')})/`,
    message: 'The platform must not depend on a domain: let the domain register with it.',
  }),
  ...API_DOMAINS.map((domain) =>
    apiBoundary(
      domain,
      {
        regex: `^(\\.\\./)+(src/)?(${API_DOMAINS.filter((other) => other !== domain).join('|')})/(?!index\\.js$)`,
        message: 'A domain uses only what another one exports from its index.ts.',
      },
      {
        regex: `^(\\./|(\\.\\./)+(${domain}/)?)index\\.js$`,
        message: 'The index is for other domains: import the file itself.',
      },
    ),
  ),
];

/** Remotes get only these names from the shell; another one would be undefined at run time. @param {Record<string, readonly string[]>} names @returns {import('eslint').Linter.RuleEntry} */
const sharedNamesOnly = (names) => [
  'error',
  {
    paths: [
      { name: 'react-router', message: 'Import from react-router-dom, which is shared.' },
      ...Object.entries(names).map(([name, allowed]) => ({
        name,
        allowImportNames: [...allowed],
        message: `The shell provides only: ${allowed.join(', ')}. Add a name in libs/federation/webpack/shared-modules.mjs.`,
        allowTypeImports: true,
      })),
    ],
  },
];

export default tseslint.config(
  {
    ignores: [
      '**/dist',
      'libs/contracts/src/api.ts',
      '**/.cache',
      '.nx',
      '.data',
      'demo/media',
      'coverage',
      'test-results',
    ],
  },
  ...tseslint.configs.strict,
  {
    files: ['**/*.ts', '**/*.tsx'],
    plugins: { '@nx': nx },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@nx/enforce-module-boundaries': [
        'error',
        { enforceBuildableLibDependency: false, allow: [], depConstraints: BOUNDARIES },
      ],
    },
  },
  {
    // Not of a project but of the whole checkout.
    files: ['*.{mjs,ts}', '{demo,e2e}/**'],
    rules: { '@nx/enforce-module-boundaries': 'off' },
  },
  {
    files: ['apps/api/**/*.ts'],
    rules: {
      // Nest reads constructor types at run time, and its modules are empty classes.
      '@typescript-eslint/consistent-type-imports': 'off',
      '@typescript-eslint/no-extraneous-class': 'off',
    },
  },
  ...API_BOUNDARIES,
  { files: ['{apps,libs}/**/*.{ts,tsx}'], ...reactHooks.configs.flat.recommended },
  {
    // Newer methods of values are no types: see `lib` in tsconfig.base.json. (docs/explanation/architecture.md, Browsers)
    files: BROWSER_CODE,
    ignores: ['**/*.spec.*'],
    rules: {
      'no-restricted-globals': ['error', ...NEWER_GLOBALS],
      'no-restricted-properties': [
        'error',
        ...newerStatics.map((member) => ({ ...member, message: NEWER })),
      ],
    },
  },
  {
    files: BROWSER_CODE,
    ignores: ['**/*.spec.*', ...FETCHING],
    rules: { 'no-restricted-globals': ['error', ...NEWER_GLOBALS, FETCH] },
  },
  {
    files: ['apps/mfe-*/**/*.{ts,tsx}', 'libs/{state,ui,federation}/**/*.{ts,tsx}'],
    ignores: ['**/*.spec.*'],
    rules: {
      '@typescript-eslint/no-restricted-imports': sharedNamesOnly({
        'react-router-dom': ROUTER_NAMES,
      }),
    },
  },
  {
    files: ['apps/mfe-*/**/*.{ts,tsx}'],
    ignores: ['**/*.spec.*'],
    rules: {
      '@typescript-eslint/no-restricted-imports': sharedNamesOnly({
        'react-router-dom': ROUTER_NAMES,
        '@tanstack/react-query': QUERY_NAMES,
      }),
      'no-restricted-syntax': ['error', BARE_IMPORT, INLINE_STYLE],
    },
  },
  {
    files: ['apps/shell/src/**/*.{ts,tsx}', 'libs/{ui,state,federation}/src/**/*.{ts,tsx}'],
    // The steps of the entry are in its own file.
    ignores: ['**/*.spec.*', 'apps/shell/src/entry-client.ts'],
    rules: { 'no-restricted-syntax': ['error', BARE_IMPORT] },
  },
);
