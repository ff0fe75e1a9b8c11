// @ts-check
// What the shell shares with remotes: makes its exports, the remotes' externals and the lint rule.

/** Names of react-router-dom; `import *` would cost every visit 40 KB (brotli). */
export const ROUTER_NAMES = /** @type {const} */ ([
  'Form',
  'Link',
  'NavLink',
  'Outlet',
  'data',
  'isRouteErrorResponse',
  'redirect',
  'useBlocker',
  'useLocation',
  'useNavigate',
  'useNavigation',
  'useNavigationType',
  'useParams',
  'useRevalidator',
  'useRouteError',
  'useSearchParams',
]);

export const QUERY_NAMES = /** @type {const} */ ([
  'keepPreviousData',
  'queryOptions',
  'useMutation',
  'useQuery',
  'useQueryClient',
  'useSuspenseQuery',
]);

/** Module ids, and the package whose version each one has. */
export const SHARED_MODULES = /** @type {const} */ ({
  react: 'react',
  'react/jsx-runtime': 'react',
  'react/jsx-dev-runtime': 'react',
  'react-dom': 'react-dom',
  'react-router-dom': 'react-router-dom',
  '@tanstack/react-query': '@tanstack/react-query',
  '@tivara/state': '@tivara/state',
  '@tivara/federation': '@tivara/federation',
});

/** The global under which the shell hands its federation runtime to the remotes' entries. */
export const FEDERATION_RUNTIME = 'tivaraFederationRuntime';

export const FEDERATION_RUNTIME_PACKAGE = '@module-federation/webpack-bundler-runtime';
