/** A real S3-compatible store on the loopback, for tests: Ceph's gateway with its monitor and one store, in memory. */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from './free-port.mjs';
import { findProgram } from './steps.ts';
import { temporaryFolder } from './temporary-folder.ts';

const run = promisify(execFile);
const START_TIMEOUT_MS = 60_000;

/** Whether this machine can start one: the packages radosgw, ceph-mon, ceph-osd and ceph-common. */
export const canStartS3Store = () =>
  ['radosgw', 'ceph-mon', 'ceph-osd', 'ceph'].every((program) => findProgram(program));

export interface Credentials {
  AWS_ACCESS_KEY_ID: string;
  AWS_SECRET_ACCESS_KEY: string;
}

export interface S3Store extends AsyncDisposable {
  endpoint: string;
  createUser(name: string): Promise<Credentials>;
}

export const RELEASE_BUCKET = 'releases';

/** A store with an empty bucket, and its credentials in this process's environment. */
export async function startReleaseBucket(): Promise<S3Store> {
  const store = await startS3Store();
  Object.assign(process.env, await store.createUser('owner'));
  const { S3Client, CreateBucketCommand } = await import('@aws-sdk/client-s3');
  const { endpoint } = store;
  const client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true });
  await client.send(new CreateBucketCommand({ Bucket: RELEASE_BUCKET }));
  return store;
}

/** Rejects with what a daemon logged if it does not start. */
export async function startS3Store(): Promise<S3Store> {
  const folder = temporaryFolder('s3');
  const at = (name: string) => path.join(folder.path, name);
  const [v2, v1, port] = [await freePort(), await freePort(), await freePort()];
  const monitor = `[v2:127.0.0.1:${v2},v1:127.0.0.1:${v1}]`;
  const cluster = randomUUID();
  const keyring = at('keyring');
  for (const name of ['mon', 'osd', 'rgw', 'run']) fs.mkdirSync(at(name));
  fs.writeFileSync(
    at('ceph.conf'),
    `[global]
fsid = ${cluster}
mon_host = ${monitor}
public_network = 127.0.0.0/8
keyring = ${keyring}
auth_allow_insecure_global_id_reclaim = false
osd_pool_default_size = 1
osd_pool_default_pg_num = 4
osd_pool_default_pg_autoscale_mode = off
mon_allow_pool_size_one = true
osd_objectstore = memstore
memstore_device_bytes = 2147483648
run_dir = ${at('run')}
admin_socket = ${at('run')}/$name.asok
log_to_stderr = true
log_file =
[mon]
mon_data = ${at('mon')}
[osd]
osd_data = ${at('osd')}
keyring = ${at('osd/keyring')}
[client.rgw.a]
rgw_frontends = beast endpoint=127.0.0.1:${port}
rgw_data = ${at('rgw')}
`,
  );
  const config = ['-c', at('ceph.conf')];
  const daemons: ChildProcess[] = [];
  const log: string[] = [];
  const start = (program: string, ...args: string[]) => {
    const child = spawn(program, ['-f', ...config, ...args], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    child.stderr.on('data', (text) => log.push(String(text)));
    daemons.push(child);
  };
  const stop = async () => {
    // The store before its monitor.
    for (const daemon of daemons.reverse())
      if (daemon.exitCode === null) {
        daemon.kill('SIGKILL');
        await once(daemon, 'exit');
      }
    folder[Symbol.dispose]();
  };
  try {
    const all = (part: string) => ['--cap', part, 'allow *'];
    await run('ceph-authtool', ['-C', keyring, '--gen-key', '-n', 'mon.', ...all('mon')]);
    for (const name of ['client.admin', 'client.rgw.a'])
      await run('ceph-authtool', [
        keyring,
        ...['--gen-key', '-n', name],
        ...['mon', 'osd', 'mgr'].flatMap(all),
      ]);
    await run('monmaptool', ['--create', '--fsid', cluster, '--addv', 'a', monitor, at('monmap')]);
    const first = ['-i', 'a', '--mkfs', '--monmap', at('monmap'), '--keyring', keyring];
    await run('ceph-mon', [...config, ...first]);
    start('ceph-mon', '-i', 'a');
    const uuid = randomUUID();
    const { stdout: secret } = await run('ceph-authtool', [
      ...['-C', at('osd/keyring'), '--gen-key', '-n', 'osd.0'],
    ]).then(() => run('ceph-authtool', [at('osd/keyring'), '-n', 'osd.0', '-p']));
    fs.writeFileSync(at('secret.json'), JSON.stringify({ cephx_secret: secret.trim() }));
    await run('ceph', [...config, 'osd', 'new', uuid, '-i', at('secret.json')], {
      timeout: START_TIMEOUT_MS,
    });
    const store = ['-i', '0', '--mkfs', '--osd-uuid', uuid];
    await run('ceph-osd', [...config, ...store]);
    start('ceph-osd', '-i', '0');
    start('radosgw', '-n', 'client.rgw.a');
    const endpoint = `http://127.0.0.1:${port}`;
    const until = Date.now() + START_TIMEOUT_MS;
    while (!(await fetch(endpoint).catch(() => null))) {
      if (Date.now() > until) throw new Error('The gateway does not answer.');
      await delay(100);
    }
    const createUser = async (name: string): Promise<Credentials> => {
      const credentials = {
        AWS_ACCESS_KEY_ID: name,
        AWS_SECRET_ACCESS_KEY: randomBytes(20).toString('hex'),
      };
      await run('radosgw-admin', [
        ...config,
        ...['user', 'create', `--uid=${name}`, `--display-name=${name}`],
        `--access-key=${name}`,
        `--secret-key=${credentials.AWS_SECRET_ACCESS_KEY}`,
      ]);
      return credentials;
    };
    return { endpoint, createUser, [Symbol.asyncDispose]: stop };
  } catch (error) {
    await stop();
    throw new Error(`${(error as Error).message}\n${log.slice(-5).join('')}`);
  }
}
