import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openStore } from '@plumbline/registry/open-store';
import { createPublishedReleases } from './published-releases';

const hash = '0123456789abcdef';
const packages = {
  'mf-jobs': {
    kind: 'remote',
    live: { version: '1.2.0', contentHash: hash },
    canary: {
      release: { version: '1.3.0', contentHash: hash },
      percent: 10,
      startedAt: '2026-01-01T00:00:00.000Z',
    },
  },
};

let folder: string;
beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'plumbline-published-'));
});
afterEach(() => fs.rm(folder, { recursive: true, force: true }));

const location = () => ({ registryPlace: path.join(folder, 'registry') });

async function publish(): Promise<void> {
  const { registryPlace: place } = location();
  await fs.mkdir(place);
  const store = openStore(place);
  const document = { sequence: 1, updatedAt: '2026-01-01T00:00:00.000Z', packages };
  await store.writeDocument(1, JSON.stringify({ document, signatures: [{ keyId: 'a', signature: 'b' }] }));
}

test('the registry lists which releases there are [PLT-105]', async () => {
  const published = createPublishedReleases(location());
  await published.refresh();
  expect(published.hasRemote('mf-jobs')).toBe(false);

  await publish();
  await published.refresh();
  expect(published.hasRemote('mf-jobs')).toBe(true);
  expect(published.hasRemote('mf-fake')).toBe(false);
  const has = (version: string, source: 'live' | 'canary') =>
    published.has({ remote: 'mf-jobs', version, source });
  expect([has('1.2.0', 'live'), has('1.3.0', 'canary')]).toEqual([true, true]);
  expect([has('1.3.0', 'live'), has('1.2.0', 'canary'), has('9', 'live')]).toEqual([false, false, false]);
});

test('a registry that is gone leaves what was known [PLT-105]', async () => {
  await publish();
  const published = createPublishedReleases(location());
  await published.refresh();
  await fs.rm(path.join(folder, 'registry'), { recursive: true });
  await published.refresh();
  expect(published.hasRemote('mf-jobs')).toBe(true);
});
