import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '@tivara/workspace/steps';
import { explained } from '@tivara/contracts';
import { limit } from '@tivara/workspace/test-limits';

/** Runs `npm start`'s script with these settings until it refuses. */
function start(settings: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/site/start.mjs'], {
    cwd: ROOT,
    env: { ...process.env, NODE_OPTIONS: '', ...settings },
    encoding: 'utf8',
    timeout: limit(30_000),
  });
  return { status, output: (stdout + stderr).trim() };
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tivara-start-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

test('a port in use is refused at once, in one sentence', async () => {
  const server = net.createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = server.address() as net.AddressInfo;
  expect(start({ PORT: String(port), DATA_DIR: folder })).toEqual({
    status: 1,
    output: explained(
      `Port ${port} is in use. Stop what listens there, or set PORT to another one.`,
      'TIV-103',
    ),
  });
  await new Promise((resolve) => server.close(resolve));
});

test.each(['no', '0', '70000'])('PORT=%s is refused in one sentence', (port) => {
  expect(start({ PORT: port, DATA_DIR: folder })).toEqual({
    status: 1,
    output: explained(`PORT is "${port}". Set it to a whole number from 1 to 65535.`, 'TIV-102'),
  });
});

const UNWRITABLE = [
  path.join(folder, 'file', 'below'),
  // Linux has it, and it is read-only for everyone.
  ...(process.platform === 'linux' ? ['/proc/tivara'] : []),
];
test.each(UNWRITABLE)(
  'a data folder that cannot be written is refused in one sentence: %s',
  (dataDir) => {
    fs.writeFileSync(path.join(folder, 'file'), '');
    const { status, output } = start({ DATA_DIR: dataDir });
    expect(status).toBe(1);
    expect(output).toMatch(
      /^The data folder .+ cannot be written \(\w+\)\. Set DATA_DIR to .+\.\nTIV-104: .+$/,
    );
  },
);
