import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateSigningKey, readPublicKeys } from '../key-folder';
import { commandLine } from '../testing/command-line';
import { aHost, aRemote } from '../testing/temporary-registry';
import { createTestEdge, letAnswersAge } from './testing';

const site = createTestEdge();

test('what is published into a folder that did not exist at the start is served without a restart', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'plumbline-late-'));
  const storeDir = path.join(root, 'not/yet');
  let hasSite: (() => Promise<boolean>) | undefined;
  const browser = await site.serve({ place: storeDir, onMounted: (mounted) => (hasSite = mounted.hasSite) });
  expect(await hasSite?.()).toBe(false);
  expect((await browser.open('/jobs')).statusCode).toBe(503);

  const builds = await Promise.all([aHost(), aRemote('mf-jobs')].map(site.registry.dist));
  const published = await commandLine({ ...site.registry, storeDir })('publish', ...builds);
  letAnswersAge();

  expect(published.code).toBe(0);
  expect(await hasSite?.()).toBe(true);
  expect((await browser.open('/jobs')).statusCode).toBe(200);
  await rm(root, { recursive: true });
});

test('a registry that no trusted key has signed is no site, and the log says so [PLT-42]', async () => {
  await site.registry.publish(aHost(), aRemote('mf-jobs'));
  const strangers = path.join(site.registry.root, 'strangers');
  await generateSigningKey(strangers);
  let hasSite: (() => Promise<boolean>) | undefined;
  const publicKeys = await readPublicKeys(strangers);
  const browser = await site.serve({ publicKeys, onMounted: (mounted) => (hasSite = mounted.hasSite) });

  expect(await hasSite?.()).toBe(false);
  expect((await browser.open('/jobs')).statusCode).toBe(503);
  expect(site.logged.map((line) => JSON.parse(line) as unknown)).toEqual([
    expect.objectContaining({ msg: expect.stringContaining('registry refused'), serving: null }),
  ]);
});
