/** Programs that only a benchmark needs: outside of the workspace, as they would replace packages of the product. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runNpm } from '@tivara/workspace/steps';

/**
 * Installs packages below `~/.cache`, unless an earlier benchmark did.
 * @param name with the version, such as `Vendure 3.7.3`
 * @param options of npm
 * @returns their folder; null if they could not be installed, which it says
 */
export async function install(
  name: string,
  packages: Record<string, string>,
  ...options: string[]
): Promise<string | null> {
  const slug = name.toLowerCase().replaceAll(' ', '-');
  const folder = path.join(os.homedir(), '.cache', `tivara-bench-${slug}`);
  // npm writes it last.
  if (fs.existsSync(path.join(folder, 'node_modules/.package-lock.json'))) return folder;
  fs.mkdirSync(folder, { recursive: true });
  const file = { private: true, dependencies: packages };
  fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify(file));
  console.log(`• Installing ${name}`);
  try {
    await runNpm(['install', '--no-audit', '--no-fund', ...options], { cwd: folder });
    return folder;
  } catch {
    console.log(`${name} could not be installed, so this benchmark is left out.`);
    return null;
  }
}
