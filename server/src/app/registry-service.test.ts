import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify from 'fastify';
import { readConfig } from '../settings/config';
import { mountRegistryService } from './registry-service';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'plumbline-service-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function aSite(settings: Record<string, string>) {
  const app = fastify();
  const config = readConfig({
    PROFILE: 'test',
    DATA_DIR: folder,
    REGISTRY_DIR: path.join(folder, 'registry'),
    REGISTRY_KEYS: path.join(folder, 'keys'),
    PUBLIC_URL: 'https://plumbline.example',
    ...settings,
  });
  await mountRegistryService(app, config);
  return app;
}

test('a site takes releases over HTTP where its operator says so, and then from members alone [PLT-238]', async () => {
  const app = await aSite({ REGISTRY_SERVICE: '1' });
  const described = await app.inject({ url: '/platform/registry/v1/openapi.json' });
  expect(described.json()).toMatchObject({
    servers: [{ url: 'https://plumbline.example/platform/registry/v1' }],
  });
  const act = { method: 'POST' as const, url: '/platform/registry/v1/remotes/mf-jobs/disable', payload: {} };
  expect((await app.inject(act)).statusCode).toBe(401);
  await app.close();
});

test('without that setting there is no service, and no signing key is asked for [PLT-238]', async () => {
  const app = await aSite({});
  expect((await app.inject({ url: '/platform/registry/v1/openapi.json' })).statusCode).toBe(404);
  await app.close();
});
