import { contractAnswerSchema } from '@plumbline/shared-schema/remote-contract';
import type { ContractAnswer } from '@plumbline/shared-schema/remote-contract';
import { createPublicKey } from 'node:crypto';
import { openContract } from '../contract/open-contract';
import { generateSigningKey } from '../key-folder';
import { setDisabled } from '../publishing/rollback';
import { integrityOf } from '../release/content-hash';
import { anOfferingHost, OFFERS } from '../testing/offering-host';
import { aHost, aRemote, MAP_TYPES } from '../testing/temporary-registry';
import { createTestEdge, letAnswersAge } from './testing';

const site = createTestEdge();

async function read(browser: Awaited<ReturnType<typeof site.serve>>, url = '/platform/contract.json') {
  return contractAnswerSchema.parse((await browser.file(url)).json());
}

const opened = (answer: ContractAnswer) => openContract(answer, site.registry.context.publicKeys).contract;

test('the site says what a remote elsewhere is built against, and proves it [PLT-180]', async () => {
  await site.registry.publish(anOfferingHost(), aRemote('mf-jobs'));
  const browser = await site.serve();

  const answer = await read(browser);

  const { contract } = answer;
  expect(opened(answer)).toEqual(contract);
  const base = `/artifacts/shell/${contract.shell.contentHash}/`;
  expect(contract).toMatchObject({
    format: 1,
    sequence: 1,
    shell: { commit: 'abc1234' },
    shares: {
      react: { version: '19.3.1', isLazy: false, isOnServer: true },
      '@plumbline/shared-ui/MapView': { version: '0.1.0', isLazy: true, isOnServer: false },
    },
    types: MAP_TYPES,
    slots: { 'header.search/v1': [], 'header.bell/v1': [] },
    menus: ['header.main/v1'],
    reserved: OFFERS.reserved,
    state: { reducers: ['session', 'api'], endpoints: ['getJob'] },
    remotes: { 'mf-jobs': { pages: [{ path: '/jobs', access: 'public' }], redirects: [] } },
    kit: { version: '0.1.0', url: `${base}platform/kit.tgz` },
    bundles: {
      types: {
        url: `${base}platform/types.json.gz`,
        integrity: integrityOf(Buffer.from('types')),
        bytes: 5,
      },
    },
  });
  expect((await browser.file(contract.bundles.types.url)).body).toBe('types');
  const kit = await browser.file('/platform/kit.tgz');
  expect(kit.body).toBe('the kit');
  expect(kit.headers['cache-control']).toBe('no-cache');
});

test('a contract that was changed, or follows from no trusted key, is refused [PLT-180]', async () => {
  await site.registry.publish(anOfferingHost(), aRemote('mf-jobs'));
  const answer = await read(await site.serve());
  const { registry, releases } = answer.proof;
  const shell = releases['shell'] as { types: unknown };

  const withOthers = (changed: Record<string, unknown>) => ({
    ...answer,
    proof: { registry, releases: { ...releases, ...changed } },
  });
  expect(() => opened(withOthers({ shell: { ...shell, types: {} } }))).toThrow(
    'not the one that the registry',
  );
  expect(() => opened(withOthers({ shell: releases['mf-jobs'] }))).toThrow('not the one that the registry');
  const { privateKey } = await generateSigningKey(`${site.registry.root}/others`);
  const others = createPublicKey(privateKey).export({ type: 'spki', format: 'pem' });
  expect(() => openContract(answer, [String(others)])).toThrow('not signed by a trusted key');
  // What the site says beside its proof is not believed.
  expect(opened({ ...answer, contract: { ...answer.contract, menus: ['anything'] } }).menus).toEqual([
    'header.main/v1',
  ]);
});

test('an earlier contract stays, under the number of its document; the same contract keeps its hash [PLT-181]', async () => {
  await site.registry.publish(anOfferingHost(), aRemote('mf-jobs'));
  const browser = await site.serve();
  const first = await read(browser);
  await setDisabled(site.registry.context, { name: 'mf-jobs', reason: 'incident', isDisabled: true });
  await site.registry.publish(anOfferingHost({ files: { 'main.js': 'newer' } }));
  letAnswersAge();

  const newest = await read(browser);

  expect(newest.contract.sequence).toBe(3);
  expect(newest.contract.hash).not.toBe(first.contract.hash);
  expect(await read(browser, '/platform/contracts/1.json')).toEqual(first);
  // Nothing of it changed when a remote was switched off.
  expect((await read(browser, '/platform/contracts/2.json')).contract.hash).toBe(first.contract.hash);
  for (const wrong of ['4', '0', 'x', '1.5', '-1'])
    expect((await browser.file(`/platform/contracts/${wrong}.json`)).statusCode).toBe(404);
});

test('without a kit in the live shell there is no contract, and the page of the shell stays [PLT-180]', async () => {
  await site.registry.publish(aHost(), aRemote('mf-jobs'));
  const browser = await site.serve({ shellPages: ['/platform'] });

  expect((await browser.file('/platform/contract.json')).statusCode).toBe(404);
  expect((await browser.file('/platform/kit.tgz')).statusCode).toBe(404);
  expect((await browser.open('/platform')).statusCode).toBe(200);
});
