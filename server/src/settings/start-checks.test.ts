import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { checkBeforeStart } from './start-checks';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plumbline-start-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const warnings: string[] = [];
const check = (settings: Partial<Parameters<typeof checkBeforeStart>[0]>) =>
  checkBeforeStart(
    {
      ...{
        port: 0,
        host: '127.0.0.1',
        dataDir: path.join(folder, 'data'),
        databaseDir: undefined,
        storageUrl: undefined,
        otherStorageUrl: undefined,
        registryUrl: undefined,
        registryDir: path.join(folder, 'registry'),
        registryKeys: path.join(folder, 'keys'),
      },
      ...settings,
    },
    (line) => void warnings.push(line),
  );
const refusal = (line: RegExp) => ({ name: 'StartError', message: expect.stringMatching(line) });

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** The outcome of a call made now. */
async function knock(port: number): Promise<string> {
  const caller = net.connect(port, '127.0.0.1');
  try {
    await once(caller, 'connect');
    await once(caller, 'close');
    return 'let in';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? String(error);
  }
}

test('what is fine is let through', async () => {
  await check({ storageUrl: `file://${folder}/files` });
  expect(fs.existsSync(path.join(folder, 'data'))).toBe(true);
});

test('the check itself lets nobody in: who waits for the port is refused, not cut off', async () => {
  const port = await freePort();
  const outcomes = new Set<string>();
  for (let n = 0; n < 20; n++) {
    const checked = check({ port });
    outcomes.add(await knock(port));
    await checked;
  }
  expect([...outcomes]).toEqual(['ECONNREFUSED']);
});

test('a port that is taken is named before a folder for a database is filled', async () => {
  const other = net.createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(check({ port })).rejects.toMatchObject(refusal(new RegExp(`^Port ${port} is taken: `)));
  expect(fs.readdirSync(path.join(folder, 'data'))).toEqual([]);
  other.close();
});

test('an address of another machine is named', async () => {
  await expect(check({ host: '192.0.2.1' })).rejects.toMatchObject(
    refusal(/^HOST="192.0.2.1" is no address/),
  );
});

test.each([
  ['DATA_DIR', 'dataDir'],
  ['DATABASE_DIR', 'databaseDir'],
] as const)('a %s that is a file, lies below one or cannot be written to is named', async (name, setting) => {
  fs.writeFileSync(path.join(folder, 'there'), '');
  // Root may write everywhere but where there is nothing to write to.
  for (const place of [path.join(folder, 'there'), path.join(folder, 'there/below'), '/proc/plumbline'])
    await expect(check({ [setting]: place })).rejects.toMatchObject(
      refusal(new RegExp(`^${name}: ${place} `)),
    );
});

test('a STORAGE_URL that is a file is named', async () => {
  fs.writeFileSync(path.join(folder, 'there'), '');
  await expect(check({ storageUrl: `file://${folder}/there` })).rejects.toMatchObject(
    refusal(/^STORAGE_URL: .+ is a file/),
  );
});

test.each([
  ['REGISTRY_DIR', 'registryDir'],
  ['REGISTRY_KEYS', 'registryKeys'],
] as const)('a %s that is a file is named', async (name, setting) => {
  fs.writeFileSync(path.join(folder, 'there'), '');
  await expect(check({ [setting]: path.join(folder, 'there') })).rejects.toMatchObject(
    refusal(new RegExp(`^${name}: .+ is a file, not a folder`)),
  );
});
