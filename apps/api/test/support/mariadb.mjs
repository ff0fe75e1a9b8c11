import { execFile, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const PLACES = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];
const ENDING = process.platform === 'win32' ? '.exe' : '';
const find = (...programs) =>
  programs
    .flatMap((program) => PLACES.map((dir) => path.join(dir, program + ENDING)))
    .find((file) => existsSync(file));

/** MariaDB's programs; undefined where it is not installed, so that tests on it cannot run. */
export function findMariadb() {
  const daemon = find('mariadbd', 'mysqld');
  const install = find('mariadb-install-db', 'mysql_install_db');
  return daemon && install && { daemon, install };
}

/**
 * Starts a MariaDB on a free loopback port in a temporary folder.
 * @returns {Promise<{url: string, pid: number, stop: () => Promise<void>}>} the server's address, without a database
 */
export async function startMariadb() {
  const programs = findMariadb();
  if (!programs)
    throw new Error(
      'MariaDB is missing: install it (Debian: apt-get install mariadb-server) and run this again.',
    );
  const { daemon, install } = programs;
  const folder = await mkdtemp(path.join(tmpdir(), 'tivara-mariadb-'));
  const data = path.join(folder, 'data');
  const user = `--user=${userInfo().username}`;
  // Temporary files of its own: two runs at once name them alike.
  const env = { ...process.env, TMPDIR: folder };
  await run(install, ['--no-defaults', `--datadir=${data}`, user, '--skip-test-db'], { env });

  const init = path.join(folder, 'init.sql');
  // One statement a line.
  await writeFile(
    init,
    "CREATE USER 'tivara'@'127.0.0.1' IDENTIFIED BY 'tivara';\nGRANT ALL ON *.* TO 'tivara'@'127.0.0.1';\n",
  );
  const port = await freePort();
  const child = spawn(
    daemon,
    [
      '--no-defaults',
      user,
      `--datadir=${data}`,
      `--socket=${path.join(folder, 'mariadb.sock')}`,
      `--pid-file=${path.join(folder, 'mariadb.pid')}`,
      `--init-file=${init}`,
      '--bind-address=127.0.0.1',
      `--port=${port}`,
      '--skip-name-resolve',
      '--innodb-flush-log-at-trx-commit=0',
      '--innodb-buffer-pool-size=64M',
      '--max-connections=300',
      // Not ours, so that a table that forgets its collation is noticed.
      '--character-set-server=utf8mb4',
      '--collation-server=utf8mb4_unicode_ci',
    ],
    { env, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const stopped = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await stopped;
    await rm(folder, { recursive: true, force: true });
  };
  process.once('exit', () => child.kill('SIGKILL'));
  await readyForConnections(child);
  return { url: `mysql://tivara:tivara@127.0.0.1:${port}`, pid: child.pid, stop };
}

function readyForConnections(child) {
  return new Promise((resolve, reject) => {
    let log = '';
    child.stderr.on('data', (chunk) => {
      log += chunk;
      if (log.includes('ready for connections')) resolve();
    });
    child.once('exit', () => reject(new Error(`MariaDB did not start:\n${log}`)));
    child.once('error', reject);
  });
}

/** Like @tivara/workspace/free-port, of which an app knows nothing. */
export const freePort = (port = randomInt(20_000, 32_000)) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(freePort()));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(port)));
  });
