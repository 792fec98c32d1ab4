import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { serverFolder } from '../settings/paths';
import { startEmbeddedPostgres, urlOfRunning } from './embedded';

let dataDir: string;

beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'plumbline-embedded-'));
  fs.chmodSync(dataDir, 0o755);
});
afterEach(() => fs.rmSync(dataDir, { recursive: true, force: true }));

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows as unknown[];
  } finally {
    await client.end();
  }
}

/** Another process that starts the cluster, writes a row, prints that and stays up. */
function startOther(): Promise<ReturnType<typeof spawn>> {
  const script = `
    import pg from 'pg';
    import { startEmbeddedPostgres } from './src/database/embedded.ts';
    const { url } = await startEmbeddedPostgres({ dataDir: process.env.CLUSTER_DIR });
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('create table if not exists kept (n int)');
    await client.query('insert into kept values (1)');
    console.log('written');
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    cwd: serverFolder,
    env: { ...process.env, CLUSTER_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`ended with ${code}`)));
    child.stdout.on('data', (text: Buffer) => text.toString().includes('written') && resolve(child));
  });
}

/** Kills the process and waits until the system reports its end. */
async function end(child: ReturnType<typeof spawn>): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

test('stopping and starting again keeps every row', async () => {
  const first = await startEmbeddedPostgres({ dataDir });
  await query(first.url, 'create table kept as select 7 as n');
  await first.stop();
  const second = await startEmbeddedPostgres({ dataDir });
  expect(await query(second.url, 'select n from kept')).toEqual([{ n: 7 }]);
  expect([first.isNew, second.isNew]).toEqual([true, false]);
  await second.stop();
});

test('a command finds the database that a server runs, and none when it has ended', async () => {
  const running = await startEmbeddedPostgres({ dataDir });
  expect(urlOfRunning({ dataDir })).toBe(running.url);
  await running.stop();
  expect(urlOfRunning({ dataDir })).toBeUndefined();
});

test('a server killed without warning leaves its rows to the next one', async () => {
  const other = await startOther();
  await end(other);
  const next = await startEmbeddedPostgres({ dataDir });
  expect(await query(next.url, 'select n from kept')).toEqual([{ n: 1 }]);
  await next.stop();
});

test('a database in use by another server is left running', async () => {
  const other = await startOther();
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(`in use by process ${other.pid}`);
  await end(other);
  // Its rows are still there for the next, and nothing of it is left behind the test.
  const next = await startEmbeddedPostgres({ dataDir });
  expect(await query(next.url, 'select n from kept')).toEqual([{ n: 1 }]);
  await next.stop();
});

test('a stale lock file, whose process is no database, does not stop the start', async () => {
  const first = await startEmbeddedPostgres({ dataDir });
  await first.stop();
  fs.writeFileSync(path.join(first.folder, 'cluster/postmaster.pid'), `${process.pid}\n/nowhere\n`);
  const second = await startEmbeddedPostgres({ dataDir });
  expect(await query(second.url, 'select 1 as n')).toEqual([{ n: 1 }]);
  await second.stop();
});

test('a copy of a folder starts beside the original, whose database goes on', async () => {
  const original = await startEmbeddedPostgres({ dataDir });
  await query(original.url, 'create table kept as select 7 as n');
  await query(original.url, 'checkpoint');
  const copyDir = fs.mkdtempSync(path.join(os.tmpdir(), 'plumbline-copy-'));
  fs.chmodSync(copyDir, 0o755);
  execFileSync('cp', ['-a', `${dataDir}/.`, copyDir]);
  const copy = await startEmbeddedPostgres({ dataDir: copyDir });
  expect(await query(original.url, 'select n from kept')).toEqual([{ n: 7 }]);
  expect(await query(copy.url, 'select n from kept')).toEqual([{ n: 7 }]);
  await copy.stop();
  await original.stop();
  fs.rmSync(copyDir, { recursive: true, force: true });
});

// Only root runs the database as another user, who may not be able to enter the folder.
const asRoot = process.getuid?.() === 0 ? test : test.skip;

asRoot('rows stay where they are when the folder above them opens later', async () => {
  fs.chmodSync(dataDir, 0o700);
  const first = await startEmbeddedPostgres({ dataDir });
  await query(first.url, 'create table kept as select 7 as n');
  await first.stop();
  fs.chmodSync(dataDir, 0o755);
  const second = await startEmbeddedPostgres({ dataDir });
  expect(await query(second.url, 'select n from kept')).toEqual([{ n: 7 }]);
  await second.stop();
  fs.rmSync(second.folder, { recursive: true, force: true });
});

asRoot('rows that the folder above them has shut away are named, not replaced', async () => {
  await (await startEmbeddedPostgres({ dataDir })).stop();
  fs.chmodSync(dataDir, 0o700);
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow('chmod o+x');
});

asRoot(
  'a folder that is closed to the database is refused where the rows must not lie elsewhere',
  async () => {
    fs.chmodSync(dataDir, 0o700);
    const starting = startEmbeddedPostgres({ dataDir, mayLieElsewhere: false });
    await expect(starting).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(/^DATA_DIR: .+ is closed to the user "nobody".+DATABASE_DIR/),
    });
  },
);

asRoot('a database folder that is closed to the database is refused', async () => {
  fs.chmodSync(dataDir, 0o700);
  const starting = startEmbeddedPostgres({ dataDir: os.tmpdir(), databaseDir: path.join(dataDir, 'rows') });
  await expect(starting).rejects.toThrow(/^DATABASE_DIR: .+ is closed to the user "nobody"/);
});

test('rows lie in the database folder that is named', async () => {
  const databaseDir = path.join(dataDir, 'rows');
  const postgres = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'data'), databaseDir });
  expect(postgres.folder).toBe(databaseDir);
  await postgres.stop();
});

test('connecting needs the password', async () => {
  const postgres = await startEmbeddedPostgres({ dataDir });
  const url = new URL(postgres.url);
  url.password = 'wrong';
  await expect(query(url.href, 'select 1')).rejects.toThrow(/password authentication failed/);
  await postgres.stop();
});
