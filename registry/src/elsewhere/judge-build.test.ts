import { createPublicKey } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { createTestEdge } from '../edge/testing';
import { anOfferingHost } from '../testing/offering-host';
import { aRemote } from '../testing/temporary-registry';
import { contentHashOf, judgeBuild, openContract, runCommand } from './kit';

const site = createTestEdge();

/** The judgement on a build, of somebody who knows the address and the public key alone. */
async function judged(build: Parameters<typeof site.registry.dist>[0]) {
  const origin = await site.listen();
  const { publicKeys } = site.registry.context;
  const answer = (await (await fetch(`${origin}/platform/contract.json`)).json()) as unknown;
  const folder = await site.registry.dist(build);
  return judgeBuild({ folder, origin, publicKeys, opened: openContract(answer, publicKeys) });
}

test('a build is judged beside what a site has live, over the network and without any right [PLT-182]', async () => {
  await site.registry.publish(anOfferingHost(), aRemote('mf-jobs'));
  await site.serve();

  const judgement = await judged(aRemote('mf-pets'));
  expect(judgement).toMatch(/^mf-pets +1\.0\.0\+[0-9a-f]{8} +[0-9a-f]{12} {2}can go live$/);
  const folder = await site.registry.dist(aRemote('mf-pets'));
  const release = JSON.parse(await fs.readFile(path.join(folder, 'release.json'), 'utf8')) as unknown;
  expect(judgement).toContain(contentHashOf(release).slice(0, 12));
  expect((await site.registry.context.store.names()).sort()).toEqual(['mf-jobs', 'shell']);
});

test('every reason against a build is told, as the registry would [PLT-182]', async () => {
  await site.registry.publish(anOfferingHost(), aRemote('mf-jobs'));
  await site.serve();
  const pages = [{ path: '/jobs', expose: './home', access: 'public' as const, title: 'pets:title' }];
  const build = aRemote('mf-pets', {
    needs: { react: '^20.0.0' },
    manifest: { pages: pages.map((page) => ({ ...page, chrome: 'full' as const })) },
  });

  const refusal = await judged(build).catch((error: Error) => error.message);
  expect(refusal).toContain('^20.0.0');
  expect(refusal).toContain('mf-jobs');
});

test('the commands of the registry go along, and tell the key that an invitation holds [PLT-183]', async () => {
  await site.registry.publish(anOfferingHost(), aRemote('mf-jobs'));
  const { storeDir, keyDir, context } = site.registry;
  const printed: string[] = [];
  const run = (command: string) =>
    runCommand([command], { REGISTRY_DIR: storeDir, REGISTRY_KEYS: keyDir }, (line) => printed.push(line));

  expect([await run('list'), await run('keys')]).toEqual([0, 0]);
  expect(printed.join('\n')).toContain('mf-jobs');
  const der = createPublicKey(context.publicKeys[0] ?? '').export({ type: 'spki', format: 'der' });
  expect(printed.at(-1)).toBe(der.toString('base64'));
});
