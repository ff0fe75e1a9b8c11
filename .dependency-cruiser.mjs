/** Folders and files of each app's `src`, the lowest first. */
export const LAYERS = {
  api: [
    'platform',
    'accounts',
    'catalogue',
    'releases',
    'content',
    'social',
    'stores',
    'library',
    'seed',
    'customers',
    'overview',
  ],
  'document-server': ['shared', 'releases', 'http', 'rendering', 'documents'],
  'mfe-admin': ['content-blocks.ts', 'shared', 'layout'],
  'mfe-catalogue': [
    'content-blocks.ts',
    'testing',
    'shared',
    'products',
    'catalogue-download',
    'filters',
    'compare',
    'card',
    'detail',
    'listing',
    'collection',
    'search',
    'home',
  ],
  'mfe-stores': [
    'content-blocks.ts',
    'stores',
    'map',
    'finder',
    'store-locator',
    'store-page',
    'store-table',
  ],
  'mfe-wishlist': [
    'labels.ts',
    'testing.tsx',
    'sync',
    'count',
    'heart',
    'frame',
    'enquiry',
    'sharing',
    'public-list',
    'list',
  ],
  shell: [
    'content-blocks.ts',
    'timing.ts',
    'providers.tsx',
    'shared-modules',
    'page',
    'client',
    'layout',
    'overlay',
    'preview',
    'prefetch',
    'pages',
    'routes',
    'server',
  ],
};

/** A layer imports itself and those before it; a folder that is none, such as a feature of the admin, itself and the layers. */
function inOrder(src, layers) {
  const within = (...names) => `^${src}/(${names.join('|')})(/|$)`;
  const comment =
    'An import that runs back up, or between features, ties what should change apart.';
  return [
    ...layers.map((layer, index) => ({
      name: `${src}/${layer}`,
      comment,
      severity: 'error',
      from: { path: within(layer) },
      to: { path: `^${src}/`, pathNot: within(...layers.slice(0, index + 1)) },
    })),
    {
      name: `${src}/*`,
      comment,
      severity: 'error',
      from: { path: `^${src}/(?!(?:${layers.join('|')})/)([^/]+)/` },
      to: { path: `^${src}/[^/]+/`, pathNot: within('$1', ...layers) },
    },
  ];
}

/** What ESLint's rules for single imports cannot see. (docs/explanation/architecture.md) */
export default {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Files that import each other, types included, cannot be understood or moved alone.',
      severity: 'error',
      // Entities that refer to each other are how TypeORM declares a relation.
      from: { pathNot: '\\.entity\\.ts$' },
      to: { circular: true },
    },
    ...Object.entries(LAYERS).flatMap(([app, layers]) => inOrder(`apps/${app}/src`, layers)),
    {
      name: 'api-commands',
      comment: 'The commands of the API are on top: the server and what it is made of know none.',
      severity: 'error',
      from: { pathNot: '^apps/api/(src/commands|test)/' },
      to: { path: '^apps/api/src/commands/' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    exclude: { path: '(^|/)(node_modules|dist|\\.cache)/' },
    enhancedResolveOptions: {
      conditionNames: ['source', 'import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
