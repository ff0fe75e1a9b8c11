/** Releases in a folder and in a real object store behave alike. */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { PutBucketPolicyCommand, S3Client } from '@aws-sdk/client-s3';
import { DeploymentConflictError, ReleaseStore, checkBuild } from '@tivara/releases';
import { built, deployment, remote, shell, temporaryFolder } from '@tivara/releases/testing';
import {
  canStartS3Store,
  RELEASE_BUCKET as BUCKET,
  startReleaseBucket,
  type Credentials,
  type S3Store,
} from '@tivara/workspace/s3-store';
import { ROOT, TYPESCRIPT } from '@tivara/workspace/steps';

const DAY_MS = 24 * 3600_000;
let s3: S3Store;
let team: Credentials;

beforeAll(async () => {
  if (!canStartS3Store())
    throw new Error('Install an S3 store: apt-get install radosgw ceph-mon ceph-osd ceph-common');
  s3 = await startReleaseBucket();
  team = await s3.createUser('wishlist-team');
  const client = new S3Client({ endpoint: s3.endpoint, region: 'us-east-1', forcePathStyle: true });
  const Principal = { AWS: ['arn:aws:iam:::user/wishlist-team'] };
  const all = `arn:aws:s3:::${BUCKET}`;
  const statements = [
    { Action: ['s3:ListBucket'], Resource: [all] },
    { Action: ['s3:GetObject'], Resource: [`${all}/*`] },
    { Action: ['s3:PutObject', 's3:DeleteObject'], Resource: [`${all}/team/wishlist/*`] },
  ].map((statement) => ({ Effect: 'Allow', Principal, ...statement }));
  const Policy = JSON.stringify({ Version: '2012-10-17', Statement: statements });
  await client.send(new PutBucketPolicyCommand({ Bucket: BUCKET, Policy }));
});
afterAll(() => s3[Symbol.asyncDispose]());

const objectStore = (prefix: string = randomUUID()) =>
  `s3://${BUCKET}/${prefix}?endpoint=${s3.endpoint}`;

/** Runs code with a release store in a process of its own. @param killAfter ms after it began */
function runApart(
  code: string,
  { env = {}, killAfter }: { env?: Partial<Credentials>; killAfter?: number } = {},
): Promise<{ exit: number | null; output: string }> {
  const publish = path.join(import.meta.dirname, 'publish.ts');
  const child = spawn(
    process.execPath,
    [
      ...TYPESCRIPT,
      '--input-type=module',
      '-e',
      `import { publish } from ${JSON.stringify(publish)}; process.stdout.write('begun'); ${code}`,
    ],
    { cwd: ROOT, stdio: 'pipe', env: { ...process.env, ...env } },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part));
  if (killAfter !== undefined)
    child.stdout.once('data', () => setTimeout(() => child.kill('SIGKILL'), killAfter));
  return new Promise((resolve) => child.on('exit', (exit) => resolve({ exit, output })));
}
const publishing = (dist: string, location: string) =>
  `await publish(${JSON.stringify(dist)}, ${JSON.stringify(location)});`;

function command(name: string, ...args: string[]): Promise<string> {
  const child = spawn(process.execPath, ['tools/run.mjs', `release-cli/${name}`, ...args], {
    cwd: ROOT,
    stdio: 'pipe',
    env: process.env,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part));
  return new Promise((resolve) => child.on('exit', () => resolve(output)));
}

async function addAndMakeLive(store: ReleaseStore, version: string, since?: number) {
  await store.add(remote('wishlist', version), built(remote('wishlist', version)));
  await store.append('wishlist', deployment(version, since));
}

describe.each([
  ['a folder', () => temporaryFolder()],
  ['an object store', () => objectStore()],
])('%s', (_name, locate) => {
  test('of twenty concurrent moves from the same state one wins, twenty times over', async () => {
    const store = new ReleaseStore(locate());
    for (let round = 0; round < 20; round++) {
      const moves = Array.from({ length: 20 }, (_, at) =>
        store.append('wishlist', deployment(`${round}-${at}`), round),
      );
      const outcomes = await Promise.allSettled(moves);
      const won = outcomes.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
      expect(won).toHaveLength(1);
      const [last] = await store.history('wishlist');
      expect(last).toEqual(won[0]);
      for (const each of outcomes)
        if (each.status === 'rejected') expect(each.reason).toBeInstanceOf(DeploymentConflictError);
    }
    expect(await store.history('wishlist')).toHaveLength(20);
  });

  test('of twenty concurrent deployments none is lost, twenty times over', async () => {
    const store = new ReleaseStore(locate());
    for (let round = 0; round < 20; round++) {
      const moves = Array.from({ length: 20 }, (_, at) =>
        store.append('wishlist', deployment(`${round}-${at}`)),
      );
      const numbers = (await Promise.all(moves)).map(({ number }) => number).sort((a, b) => a - b);
      expect(numbers).toEqual(Array.from({ length: 20 }, (_, at) => 20 * round + at + 1));
    }
  });

  test('a version is stored whole, once, and copied as it was built', async () => {
    const store = new ReleaseStore(locate());
    const release = remote('wishlist', '1');
    const dist = built(release);
    fs.writeFileSync(path.join(dist, 'web/remoteEntry.js.map'), '{}');
    await store.add(release, dist);
    await expect(store.add(release, dist)).rejects.toThrow('wishlist 1 exists already');
    expect(await store.apps()).toEqual(['wishlist']);
    expect(await store.versions('wishlist')).toEqual([{ version: '1', since: null }]);
    await store.checkFiles(await store.release('wishlist', '1'));
    const copy = temporaryFolder();
    await store.copyTo(release, copy);
    await checkBuild(release, copy);
    expect(fs.readdirSync(path.join(copy, 'web'))).toEqual(['remoteEntry.js']);
    expect(String(await store.file('wishlist', '1', 'web/remoteEntry.js.map'))).toBe('{}');
    await expect(store.release('wishlist', '2')).rejects.toThrow('wishlist 2 is not in ');
  });

  test('an interrupted deploy is no version until it is repeated', async () => {
    const location = locate();
    const store = new ReleaseStore(location);
    const release = remote('wishlist', '1');
    const dist = built(release);
    const complete = { ...release.files, 'web/late.js': release.files['web/remoteEntry.js'] };
    // Whatever it stored, it is complete only with its release.json, which comes last.
    const part = built({ ...release, files: complete } as typeof release);
    fs.rmSync(path.join(part, 'release.json'));
    await store.add({ ...release, files: complete } as typeof release, part);
    expect(await store.versions('wishlist')).toEqual([]);
    await store.add(release, dist);
    expect((await store.versions('wishlist')).map(({ version }) => version)).toEqual(['1']);
    await store.checkFiles(release);
  });

  test('pruning removes versions that are neither among the last nor recent', async () => {
    const store = new ReleaseStore(locate());
    const start = Date.UTC(2026, 0, 1);
    for (let at = 0; at < 25; at++)
      await addAndMakeLive(store, `v${String(at).padStart(2, '0')}`, start + at * DAY_MS);
    const removed = await store.prune('wishlist', start + 11 * DAY_MS);
    expect(removed.sort()).toEqual(['v00', 'v01', 'v02', 'v03']);
    await expect(store.release('wishlist', 'v03')).rejects.toThrow('is not in');
    await store.release('wishlist', 'v04');
  });

  test('two processes deploy at the same moment: both are there, and one of them is live', async () => {
    const location = locate();
    const exits = await Promise.all(
      ['a', 'b'].map((version) =>
        runApart(publishing(built(remote('wishlist', version)), location)),
      ),
    );
    expect(exits.map(({ exit, output }) => exit || output)).toEqual(['begun', 'begun']);
    const history = await new ReleaseStore(location).history('wishlist');
    expect(history.map(({ version }) => version).sort()).toEqual(['a', 'b']);
  });

  test('a deploy that is killed at any stage leaves what is live whole, and can be repeated', async () => {
    const location = locate();
    const store = new ReleaseStore(location);
    await addAndMakeLive(store, 'first');
    for (let round = 0; round < 6; round++) {
      const version = `v${round}`;
      const code = publishing(built(remote('wishlist', version)), location);
      await runApart(code, { killAfter: round * 15 });
      for (const each of await store.history('wishlist'))
        await store.checkFiles(await store.release('wishlist', each.version));
      expect((await runApart(code)).exit).toBe(0);
      const [last] = await store.history('wishlist');
      expect(last?.version).toBe(version);
    }
  });

  test('the commands list, roll back and retire', async () => {
    const location = locate();
    const store = new ReleaseStore(location);
    await store.add(shell('1'), built(shell('1')));
    await store.append('shell', deployment('1'));
    for (const version of ['1', '2']) await addAndMakeLive(store, version);
    const list = () => command('list-releases', '--to', location);
    expect(await list()).toContain('wishlist  2 ');
    expect(await command('rollback', 'wishlist', '--to', location)).toContain('2 → 1');
    expect(await list()).toContain('wishlist  1 ');
    expect(await command('retire', 'wishlist', '--to', location)).toContain('1 is retired');
    expect(await list()).toContain('wishlist  retired');
  });
});

test('credentials of one team cannot touch the releases of another', async () => {
  const location = objectStore('team');
  const attempt = (app: string) =>
    runApart(publishing(built(remote(app, '1')), location), { env: team });
  expect(await attempt('wishlist')).toEqual({ exit: 0, output: 'begun' });
  const { exit, output } = await attempt('stores');
  expect(exit).toBe(1);
  expect(output).toContain('AccessDenied');
  expect(await new ReleaseStore(location).apps()).toEqual(['wishlist']);
});

test('a store that cannot be reached is named', async () => {
  const output = await command('list-releases', '--to', 's3://x/y?endpoint=http://127.0.0.1:1');
  expect(output).toContain('The release store s3://x/y?endpoint=http://127.0.0.1:1 cannot be used');
  expect(output).not.toContain('    at ');
});
