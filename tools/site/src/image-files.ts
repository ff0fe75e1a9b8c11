/** npm run image-files -- <folder>: copies what the processes of the built site read into a folder, for an image: no sources, tools or packages that none of them imports. */
import fs from 'node:fs';
import path from 'node:path';
import { nodeFileTrace } from '@vercel/nft';
import { build } from 'esbuild';
import { APPS } from '@tivara/workspace/apps';
import { API, DOCUMENTS } from '@tivara/workspace/servers';
import { ROOT, fail, step } from '@tivara/workspace/steps';

const SERVE = 'tools/site/dist/serve.js';
const FONTS = 'node_modules/@expo-google-fonts';
/** Read by name, not imported. */
const READ = [
  SERVE,
  'libs/contracts/openapi.json',
  'node_modules/@tivara/ui',
  ...['package.json', 'src/styles/tokens.css', 'src/fonts'].map((file) => `libs/ui/${file}`),
  ...['swagger-ui.css', 'swagger-ui-bundle.js'].map(
    (file) => `node_modules/swagger-ui-dist/${file}`,
  ),
  ...fs
    .readdirSync(path.join(ROOT, FONTS))
    .flatMap((name) => [`${FONTS}/${name}/package.json`, `${FONTS}/${name}/400Regular`]),
  // The configuration is what makes a folder a frontend.
  ...APPS.flatMap((app) => [`apps/${app}/dist`, `apps/${app}/webpack.config.mjs`]),
  'apps/api/dist',
  'apps/api/fonts',
  'apps/api/passwords',
  'apps/document-server/icons',
  ...['media', 'catalogue.json', 'pictures.json', 'posts.json', 'stores.json'].map(
    (file) => `demo/${file}`,
  ),
];

const [folder] = process.argv.slice(2);
const target = path.resolve(folder ?? fail('Name a folder: npm run image-files -- <folder>'));

await step('Bundling what starts the processes', () =>
  build({
    entryPoints: [path.join(ROOT, 'tools/site/src/serve.ts')],
    outfile: path.join(ROOT, SERVE),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['@aws-sdk/client-s3'],
  }),
);
const commands = fs.readdirSync(path.join(ROOT, 'apps/api/dist/commands'));
const entries = [
  API,
  DOCUMENTS,
  'apps/document-server/dist/rendering/render-worker.js',
  // TypeORM loads its driver by name.
  'node_modules/mysql2/index.js',
  ...commands
    .filter((file) => file.endsWith('.js'))
    .map((file) => `apps/api/dist/commands/${file}`),
];
const { fileList } = await step('Following their imports', () =>
  nodeFileTrace(
    entries.map((file) => path.join(ROOT, file)),
    { base: ROOT, ignore: 'demo/**', moduleSyncCatchall: true },
  ),
);
await step('Copying', () => {
  for (const file of [...fileList, ...READ]) copy(file);
});

function copy(file: string): void {
  const to = path.join(target, file);
  fs.mkdirSync(path.dirname(to), { recursive: true });
  fs.cpSync(path.join(ROOT, file), to, { recursive: true, verbatimSymlinks: true });
}
