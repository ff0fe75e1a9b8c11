const ADMIN = '^apps/mfe-admin/src';

/** What ESLint's rules for single imports cannot see. (docs/architecture.md) */
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
    {
      name: 'admin-feature',
      comment: 'A feature of the admin uses what features share, never another feature.',
      severity: 'error',
      from: { path: `${ADMIN}/(?!shared/|layout/)([^/]+)/` },
      to: { path: `${ADMIN}/[^/]+/`, pathNot: `${ADMIN}/($1|shared|layout)/` },
    },
    {
      name: 'admin-shared',
      comment:
        'What the features of the admin share knows no feature, and the layout knows none either.',
      severity: 'error',
      from: { path: `${ADMIN}/(shared|layout)/` },
      to: { path: `${ADMIN}/`, pathNot: `${ADMIN}/(shared|layout)/` },
    },
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
