/** npm run sbom [-- <folder>]: writes the packages of production as CycloneDX (sbom.cdx.json), and their licences (licences.txt); by default into dist. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT, npmScript } from '@tivara/workspace/steps';
import { licenceTexts, productionPackages } from './licences.ts';

interface Sbom {
  metadata: { component: { 'bom-ref': string } };
  components: { 'bom-ref': string }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

/** `npm sbom --omit=dev` leaves out packages of workspaces, so everything is listed and then reduced. */
function productionSbom(): Sbom {
  const args = [
    'sbom',
    '--package-lock-only',
    '--sbom-format=cyclonedx',
    '--sbom-type=application',
  ];
  const all = JSON.parse(
    execFileSync(process.execPath, [npmScript(), ...args], {
      cwd: ROOT,
      maxBuffer: 2 ** 26,
    }).toString(),
  ) as Sbom;
  const refs = new Set(productionPackages().map(({ name, version }) => `${name}@${version}`));
  const dependencies = all.dependencies
    .filter(({ ref }) => refs.has(ref) || ref === all.metadata.component['bom-ref'])
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => refs.has(each)) }));
  const components = all.components.filter((component) => refs.has(component['bom-ref']));
  return { ...all, components, dependencies };
}

const folder = path.resolve(process.argv[2] ?? path.join(ROOT, 'dist'));
fs.mkdirSync(folder, { recursive: true });
fs.writeFileSync(
  path.join(folder, 'sbom.cdx.json'),
  `${JSON.stringify(productionSbom(), null, 2)}\n`,
);
fs.writeFileSync(path.join(folder, 'licences.txt'), `${licenceTexts(productionPackages())}\n`);
console.log(`sbom.cdx.json and licences.txt are in ${folder}`);
