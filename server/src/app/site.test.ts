import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createApp } from './app';
import { readConfig } from '../settings/config';
import { createTestServer } from './testing';

const server = createTestServer();
const PRODUCTION = {
  PROFILE: 'production',
  SIGNING_KEY: 'k'.repeat(32),
  PUBLIC_URL: 'https://plumbline.example',
};

let folder: string;
beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'plumbline-site-'));
});
afterEach(() => fs.rm(folder, { recursive: true, force: true }));

async function open(settings: Record<string, string> = {}) {
  const config = readConfig({
    ...PRODUCTION,
    DATA_DIR: path.join(folder, 'data'),
    REGISTRY_DIR: path.join(folder, 'registry'),
    LOG_LEVEL: 'silent',
    ...settings,
  });
  const { http } = await createApp(config, server.connection);
  return http;
}

test('a process without a site is not ready, and its pages say that nothing is published', async () => {
  const http = await open();
  const ready = await http.inject('/readyz');
  const page = await http.inject({ url: '/jobs', headers: { accept: 'text/html' } });
  await http.close();

  expect(ready.json()).toMatchObject({ status: 'unavailable', database: true, site: false });
  expect([ready.statusCode, page.statusCode]).toEqual([503, 503]);
  expect(page.body).toContain('No site is published');
});

test('the API alone needs no site', async () => {
  const http = await open({ REGISTRY_DIR: 'none' });
  const ready = await http.inject('/readyz');
  const page = await http.inject({ url: '/jobs', headers: { accept: 'text/html' } });
  await http.close();

  expect(ready.json()).not.toHaveProperty('site');
  expect(page.statusCode).toBe(404);
});

test('claims that nobody has proven are shown in the demo alone', () => {
  const claimsIn = (settings: Record<string, string>) =>
    readConfig({ ...PRODUCTION, ...settings }).showClaims;
  expect(claimsIn({})).toBe(false);
  expect(claimsIn({ SHOW_CLAIMS: '1' })).toBe(true);
  expect(claimsIn({ PROFILE: 'demo' })).toBe(true);
  expect(claimsIn({ PROFILE: 'demo', SHOW_CLAIMS: '0' })).toBe(false);
});

test('maps have open tiles unless others, or none, are named; tests ask nobody', () => {
  const tilesIn = (settings: Record<string, string>) => readConfig({ ...PRODUCTION, ...settings }).tileUrl;
  expect(tilesIn({})).toBe('https://tile.openstreetmap.org/{z}/{x}/{y}.png');
  expect(tilesIn({ PROFILE: 'demo' })).toBe('https://tile.openstreetmap.org/{z}/{x}/{y}.png');
  expect(tilesIn({ TILE_URL: '/tiles/{z}/{x}/{y}{r}.png' })).toBe('/tiles/{z}/{x}/{y}{r}.png');
  expect(tilesIn({ TILE_URL: 'none' })).toBeNull();
  expect(tilesIn({ PROFILE: 'test' })).toBeNull();
});

test('production serves no API documentation', async () => {
  const http = await open({ REGISTRY_DIR: 'none' });
  const answers = await Promise.all(['/api/docs', '/api/docs/json'].map((url) => http.inject(url)));
  await http.close();
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
});
