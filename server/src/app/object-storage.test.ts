import fs from 'node:fs/promises';
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { bucketAt } from '@plumbline/registry/bucket';
import { aBucket, describeWithS3 } from '@plumbline/registry/testing/a-bucket';
import { readConfig } from '../settings/config';
import { checkBeforeStart } from '../settings/start-checks';
import { createTestServer } from './testing';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const aPicture = () => {
  const body = new FormData();
  body.append('profile', new Blob([PNG]), 'me.png');
  return body;
};
const CREDENTIALS = { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' };

/** The address of a server that is away. */
async function nobody(): Promise<string> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}

describeWithS3('uploads in a bucket', () => {
  jest.setTimeout(120_000);
  const settings: Record<string, string> = {};
  beforeAll(async () => {
    settings['STORAGE_URL'] = (await aBucket()).replace('?', '/uploads?');
  });
  const server = createTestServer(settings);
  const keys = async () => {
    const found: string[] = [];
    for await (const { key } of bucketAt(settings['STORAGE_URL'] ?? '').list('')) found.push(key);
    return found.filter((key) => key !== '.probe');
  };

  test('a picture is served from this origin, drawn smaller, and gone from the bucket when it is removed', async () => {
    const ada = server.as('client');
    const changed = await ada.put('/api/v1/users/me', aPicture());
    expect(changed.statusCode).toBe(200);
    const [key = ''] = await keys();
    const file = await server.anonymous.get(`/api/v1/files/${key}`);
    expect(file.statusCode).toBe(200);
    expect(file.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
    expect(Number(file.headers['content-length'])).toBe(file.rawPayload.length);
    const copy = await server.anonymous.get(server.services.links.pictureLink(key, 320) + '&side=320');
    expect(copy).toMatchObject({ statusCode: 200, headers: { 'content-type': 'image/webp' } });

    await ada.put('/api/v1/users/me', aPicture());
    await server.settle();
    const left = await keys();
    expect(left).toHaveLength(1);
    expect(left).not.toContain(key);
    expect((await server.anonymous.get(`/api/v1/files/${key}`)).statusCode).toBe(404);
    expect((await server.anonymous.get('/readyz')).json()).toMatchObject({ storage: true });
  });
});

describe('while object storage is away', () => {
  const settings: Record<string, string> = {};
  beforeAll(async () => {
    Object.assign(process.env, CREDENTIALS);
    settings['STORAGE_URL'] = `s3://uploads?endpoint=${await nobody()}`;
  });
  const server = createTestServer(settings);

  test('a process is not ready, and an upload is told to come back', async () => {
    const ready = await server.anonymous.get('/readyz');
    expect(ready.json()).toMatchObject({ status: 'unavailable', database: true, storage: false });
    const answer = await server.as('client').put('/api/v1/users/me', aPicture());
    expect(answer).toMatchObject({ statusCode: 503 });
    expect(answer.json()).toMatchObject({ code: 'UNAVAILABLE' });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  }, 60_000);
});

describe('at the start', () => {
  let folder: string;
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY } = process.env;
  beforeEach(async () => {
    folder = await fs.mkdtemp(path.join(os.tmpdir(), 'plumbline-objects-'));
  });
  afterEach(async () => {
    Object.assign(process.env, { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY });
    await fs.rm(folder, { recursive: true });
  });
  async function check(settings: Record<string, string>): Promise<string[]> {
    const lines: string[] = [];
    try {
      const config = readConfig({ PROFILE: 'test', PORT: '0', DATA_DIR: folder, ...settings });
      await checkBeforeStart(config, (line) => lines.push(line));
    } catch (error) {
      lines.push((error as Error).message);
    }
    return lines;
  }

  test('storage that is away is waited for, and said', async () => {
    Object.assign(process.env, CREDENTIALS);
    const url = `s3://site?endpoint=${await nobody()}`;
    expect(await check({ STORAGE_URL: url, REGISTRY_URL: url })).toEqual([
      expect.stringMatching(/^STORAGE_URL: object storage does not answer \(.*ECONNREFUSED .+\); waited for/),
      expect.stringMatching(
        /^REGISTRY_URL: object storage does not answer \(.*ECONNREFUSED .+\); waited for/,
      ),
    ]);
  }, 60_000);

  test('no bucket, no credentials and a wrong address are named, without the secret', async () => {
    expect(await check({ STORAGE_URL: 's3://key:secret@site' })).toEqual([
      'STORAGE_URL="s3://site/…" is not valid: credentials do not belong into it: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
    ]);
    expect(await check({ REGISTRY_URL: 'https://site' })).toEqual([
      'REGISTRY_URL="https://site/…" is not valid: expected s3://bucket/prefix',
    ]);
  });

  describeWithS3('with a server', () => {
    test('a bucket that is not there stops it, one that is there does not', async () => {
      const url = await aBucket();
      expect(await check({ STORAGE_URL: url, REGISTRY_URL: url })).toEqual([]);
      const absent = url.replace(/test-[\da-f-]+/, 'not-there');
      expect(await check({ STORAGE_URL: absent })).toEqual([
        expect.stringMatching(/^STORAGE_URL: there is no bucket not-there at .+: make it first\.$/),
      ]);
    }, 60_000);
  });
});
