import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { until } from './testing';
import { serverFolder } from '../settings/paths';
import { startReceiver } from '../tracing/testing';

jest.setTimeout(120_000);
let folder: string;
beforeAll(async () => (folder = await fs.mkdtemp(path.join(os.tmpdir(), 'plumbline-traces-'))));
afterAll(() => fs.rm(folder, { recursive: true, force: true }));

/** An edge without a site, as `main.ts` starts it, asked for one page and stopped. */
async function run(env: Record<string, string>) {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/app/main.ts'], {
    cwd: serverFolder,
    env: {
      PATH: process.env['PATH'],
      ...{ PROFILE: 'production', PUBLIC_URL: 'https://plumbline.example', ROLE: 'edge', PORT: String(port) },
      ...{
        API_URL: 'http://127.0.0.1:9',
        REGISTRY_DIR: 'none',
        DATA_DIR: folder,
        SIGNING_KEY: 'k'.repeat(32),
      },
      ...env,
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  await until(() => child.exitCode !== null || /listening on/.test(said));
  const { status } = await fetch(`http://127.0.0.1:${port}/nowhere`);
  child.kill('SIGTERM');
  const [code] = (await once(child, 'exit')) as [number];
  return { status, code, said };
}

async function freePort(): Promise<number> {
  const taken = net.createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  taken.close();
  await once(taken, 'close');
  return port;
}

test('a process sends what it has at its end, and nothing without the setting [PLT-301]', async () => {
  const receiver = await startReceiver();
  expect(await run({})).toMatchObject({ status: 404, code: 0 });
  expect(receiver.bodies).toEqual([]);

  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, OTEL_BSP_SCHEDULE_DELAY: '600000' };
  expect(await run(settings)).toMatchObject({ status: 404, code: 0 });
  expect(receiver.services()).toEqual(['plumbline-edge']);
  expect(receiver.spans().map(({ name }) => name)).toEqual(['GET']);

  await run({ ...settings, OTEL_TRACES_SAMPLER: 'always_off' });
  expect(receiver.spans()).toHaveLength(1);
  await receiver.close();
});

test('a receiver that says nothing holds up no stop [PLT-301]', async () => {
  const deaf = net.createServer().listen(0, '127.0.0.1');
  await once(deaf, 'listening');
  const { port } = deaf.address() as AddressInfo;
  const { status, code, said } = await run({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` });
  expect([status, code]).toEqual([404, 0]);
  expect(said).toContain('traces: left unfinished');
  deaf.close();
});
