import { spawn } from 'node:child_process';
import net from 'node:net';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { serverFolder } from '../../settings/paths';
import { createTestServer, until } from '../../app/testing';

const server = createTestServer();

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(port));
    });
  });

async function run(
  settings: Record<string, string>,
  work: (child: { ended: Promise<unknown>; printed: () => string }) => Promise<unknown>,
): Promise<string> {
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(serverFolder, 'src/app/main.ts')], {
    cwd: serverFolder,
    env: {
      PATH: process.env['PATH'],
      PROFILE: 'production',
      SIGNING_KEY: 'k'.repeat(32),
      DATABASE_URL: server.databaseUrl,
      DATA_DIR: path.join(server.folder, 'production'),
      REGISTRY_DIR: 'none',
      ...settings,
    },
  });
  let printed = '';
  const keep = (data: Buffer) => (printed += data.toString());
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await work({ ended, printed: () => printed });
  child.kill('SIGTERM');
  await ended;
  return printed;
}

const isJson = (line: string) => {
  try {
    return typeof JSON.parse(line) === 'object';
  } catch {
    return false;
  }
};
const linesOf = (text: string) => text.split('\n').filter((line) => line !== '');

const allConnectionsBut = (name: unknown) =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database()
      and application_name like 'plumbline:%' and application_name <> ${name}`;

/** A process that answered some calls, and whose database once ended all its connections. */
let lines: string[];
let url: string;
beforeAll(async () => {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const untilReady = () =>
    until(async () => (await fetch(`${url}/readyz`).catch(() => undefined))?.ok === true);
  const printed = await run({ PORT: String(port), PUBLIC_URL: url }, async (child) => {
    await untilReady();
    await fetch(`${url}/api/v1/jobs/recent?page=1`);
    await fetch(`${url}/api/v1/users/me`);
    const { rows } = await server.database.execute(sql`select current_setting('application_name') as name`);
    await server.database.execute(allConnectionsBut(rows[0]?.['name']));
    await until(() => child.printed().includes('"database: '));
    await untilReady();
  });
  lines = linesOf(printed);
}, 60_000);

test('whatever a production process prints is one JSON object a line', () => {
  expect(lines.filter((line) => !isJson(line))).toEqual([]);
  const calls = lines.map((line) => JSON.parse(line) as { msg: string; url: string; status: number });
  expect(calls.filter(({ msg }) => msg === 'call').map(({ url: path, status }) => [path, status])).toEqual([
    ['/api/v1/jobs/recent', 200],
    ['/api/v1/users/me', 401],
  ]);
  expect(lines.join('\n')).toContain(`Plumbline is running at ${url}`);
});

test('a connection that the database ends is a warning', () => {
  const all = lines.map((line) => JSON.parse(line) as { level: number; msg: string });
  const levels = all.filter(({ msg }) => msg.startsWith('database: ')).map(({ level }) => level);
  expect(levels.length).toBeGreaterThan(0);
  expect(new Set(levels)).toEqual(new Set([40]));
});

test('also why it does not start', async () => {
  const printed = await run({ PORT: 'none', PUBLIC_URL: 'http://127.0.0.1' }, ({ ended }) => ended);
  const [line, ...others] = linesOf(printed).map(
    (text) => JSON.parse(text) as { level: number; msg: string },
  );
  expect(line).toMatchObject({
    level: 60,
    msg: expect.stringContaining('PORT="none" is not valid') as string,
  });
  expect(others).toEqual([]);
}, 60_000);
