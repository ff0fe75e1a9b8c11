/** Which of the slow tests may notice a change. */

const ADMIN = /^apps\/(api|mfe-admin)\/src\//;
const RENDERING = /^(apps\/document-server|apps\/shell\/src\/server|libs\/federation)\//;
const BROWSER_STATE = /^(apps\/shell\/src\/client|libs\/state)\//;

/** Whatever all of them depend on: packages, settings of tests, and what prepares and runs them. */
const COMMON =
  /^(package-lock\.json|[^/]+\.config\.mjs|playwright\.config\.ts|tools\/(jest|site|workspace)\/|e2e\/[^.]+\.ts$|apps\/api\/test\/support\/)/;

/** Of each slow spec, and of each with slow tests: the files whose change may break what these test. */
export const SLOW_SUBJECTS: Record<string, RegExp> = {
  'apps/api/test/crash.slow.spec.ts':
    /^apps\/api\/src\/(platform|customers|catalogue\/(products|imports))\//,
  'demo/generator/studio.slow.spec.ts': /^demo\/generator\//,
  'demo/generator/subjects.slow.spec.ts': /^demo\/(generator|subjects\.json)/,
  'demo/generator/write-measures.slow.spec.ts': /^demo\/(generator|catalogue\.json)/,
  'e2e/accounts.spec.ts': /^apps\/(api\/src\/accounts|mfe-admin\/src)\//,
  'e2e/admin-enquiries.spec.ts': ADMIN,
  'e2e/admin-forms.spec.ts': ADMIN,
  'e2e/admin-import.spec.ts': ADMIN,
  'e2e/admin-library.spec.ts': ADMIN,
  'e2e/admin-mails.spec.ts': ADMIN,
  'e2e/admin-no-mail.slow.spec.ts': ADMIN,
  'e2e/admin-palette.spec.ts': ADMIN,
  'e2e/admin-pictures.spec.ts': ADMIN,
  'e2e/admin-sections.spec.ts': ADMIN,
  'e2e/admin-session.spec.ts': ADMIN,
  'e2e/admin-tables.spec.ts': ADMIN,
  'e2e/api-outage.spec.ts': RENDERING,
  'e2e/api-tokens.spec.ts': ADMIN,
  'e2e/attributes.slow.spec.ts':
    /^(apps\/(api\/src\/(catalogue|platform)|mfe-(admin\/src\/products|catalogue))\/|libs\/contracts\/)/,
  'e2e/canary.spec.ts': /^(apps\/api\/src\/releases|libs\/releases)\//,
  'e2e/commands.slow.spec.ts':
    /^(tools\/(bench|new-remote|release-cli)|apps\/api\/src\/commands)\//,
  'e2e/content-releases.slow.spec.ts':
    /^(apps\/(api\/src\/content|mfe-admin\/src\/content|document-server)|libs\/releases)\//,
  'e2e/content.spec.ts': ADMIN,
  'e2e/contrast.slow.spec.ts': /^(demo\/|libs\/ui\/|apps\/.*\.css$)/,
  'e2e/day-of-a-shop.slow.spec.ts': /^apps\/(api|mfe-admin)\/src\//,
  'e2e/deploy.slow.spec.ts':
    /^(apps\/document-server|libs\/(federation|releases)|tools\/(build|gates|new-remote|release-cli))\//,
  'e2e/dev.slow.spec.ts': /^(tools\/(build|dev-server)|libs\/federation|apps\/document-server)\//,
  'e2e/early-input.spec.ts': BROWSER_STATE,
  'e2e/failure.spec.ts': RENDERING,
  'e2e/gates.slow.spec.ts': /^(tools\/(build|gates)|libs\/federation)\//,
  'e2e/headlines.slow.spec.ts': /^(demo\/|libs\/ui\/|apps\/.*\.css$)/,
  'e2e/large-catalogue.slow.spec.ts':
    /^apps\/(mfe-catalogue\/src\/listing|api\/src\/catalogue\/products)\//,
  'e2e/lazy-parts.slow.spec.ts': /^(apps\/(mfe-[a-z]+|shell)|libs\/ui)\/src\/.*\.tsx?$/,
  'e2e/long-names.spec.ts': /^(libs\/ui|apps)\/.*\.css$/,
  'e2e/order.spec.ts': ADMIN,
  'e2e/page-cache.spec.ts': RENDERING,
  'e2e/picture-places.spec.ts': /^(demo\/|apps\/mfe-[a-z]+\/src\/)/,
  'e2e/publishing.spec.ts': ADMIN,
  'e2e/record-preview.spec.ts': ADMIN,
  'e2e/release-files.spec.ts': /^(libs\/releases|apps\/document-server\/src\/releases)\//,
  'e2e/retire.spec.ts': /^(apps\/api\/src\/releases|libs\/releases)\//,
  'e2e/roles.slow.spec.ts': /^(apps\/(api|mfe-admin)|libs\/contracts)\/src\//,
  'e2e/search.spec.ts':
    /^(apps\/mfe-catalogue\/src\/(listing|products)|apps\/api\/src\/catalogue\/search)\//,
  'e2e/second-factors.spec.ts': ADMIN,
  'e2e/server-failures.slow.spec.ts':
    /^(apps\/document-server|apps\/shell\/src\/server|libs\/federation)\//,
  'e2e/stays-in-view.slow.spec.ts': /^(demo\/|libs\/ui\/|apps\/.*\.css$)/,
  'e2e/storage.spec.ts': BROWSER_STATE,
  'e2e/store-table.spec.ts': ADMIN,
  'e2e/translated.spec.ts': BROWSER_STATE,
  'e2e/undo.spec.ts': ADMIN,
  'e2e/upgrade.slow.spec.ts':
    /^(apps\/(document-server|shell\/src\/client)|libs\/(contracts|federation|state))\//,
  'e2e/webhooks.spec.ts': ADMIN,
  'e2e/wording.slow.spec.ts': /^(apps\/mfe-.*\.tsx$|apps\/(api\/src\/platform\/wording|shell)\/)/,
  'libs/releases/src/canary-analysis.slow.spec.ts': /^libs\/releases\//,
  'tools/build/src/reproducible.slow.spec.ts': /^(tools\/build|libs\/federation)\//,
  'tools/build/src/types/frontend-types.slow.spec.ts':
    /^(tools\/build\/src\/(api|types)|apps\/mfe-stores\/src)\//,
  'tools/gates/src/budget.slow.spec.ts': /^(tools\/(build|gates)|libs\/federation)\//,
  'tools/release-cli/src/object-store.slow.spec.ts': /^(libs\/releases|tools\/release-cli)\//,
  'tools/release-cli/src/publish.slow.spec.ts': /^(libs\/releases|tools\/release-cli)\//,
  'tools/site/src/checks/boundaries.slow.spec.ts': /^(apps|libs|tools)\/[^/]+\/package\.json$/,
  'tools/site/src/checks/dependencies.slow.spec.ts': /^\.dependency-cruiser\.mjs$/,
  'tools/site/src/checks/supply.slow.spec.ts': /^(.*package\.json|\.npmrc)$/,
  'tools/site/src/serve.slow.spec.ts': /^apps\/(api|document-server)\/src\/main/,
  'tools/site/src/test-reports.slow.spec.ts': COMMON,
  'tools/site/src/tutorial.slow.spec.ts': /^(docs\/tutorial|apps|libs|tools)\//,
};
/** These have tests of one size that `npm test` leaves out. */
const QUICK_SPEC = /^e2e\/[^.]+\.spec\.ts$/;
const LAYOUT = /^(libs\/ui|apps)\/.*\.css$/;
/** The API's tests that `npm test` runs on MariaDB alone. */
const API = /^(apps\/api|libs\/contracts)\//;
/** The delivery tests with an object store. */
const OBJECT_STORE = /^(libs\/releases|tools\/release-cli|apps\/document-server)\//;
export interface SlowSpecs {
  jest: string[];
  /** Patterns of Playwright's project `slow`. */
  browser: string[];
  apiOnSqlite: boolean;
  objectStore: boolean;
}

/** @param changed files, from the root */
export function slowSpecsFor(changed: readonly string[]): SlowSpecs {
  const anyOf = (subject: RegExp) =>
    changed.some((file) => COMMON.test(file) || subject.test(file));
  const specs = Object.entries(SLOW_SUBJECTS)
    .filter(([spec, subject]) => changed.includes(spec) || anyOf(subject))
    .map(([spec]) => spec);
  const isBrowser = (spec: string) => spec.startsWith('e2e/');
  return {
    jest: specs.filter((spec) => !isBrowser(spec)),
    browser: [
      ...specs.filter(isBrowser),
      ...(anyOf(LAYOUT) ? [QUICK_SPEC.source] : changed.filter((file) => QUICK_SPEC.test(file))),
    ],
    apiOnSqlite: anyOf(API),
    objectStore: anyOf(OBJECT_STORE),
  };
}

/** All of them. */
export const SLOW_SPECS: SlowSpecs = slowSpecsFor(['package-lock.json']);
