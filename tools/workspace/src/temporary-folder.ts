import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Creates an empty folder that is removed at the end of the `using` scope. */
export function temporaryFolder(name: string, place = os.tmpdir()): Disposable & { path: string } {
  fs.mkdirSync(place, { recursive: true });
  const folder = fs.mkdtempSync(path.join(place, `tivara-${name}-`));
  return {
    path: folder,
    [Symbol.dispose]: () => fs.rmSync(folder, { recursive: true, force: true }),
  };
}
