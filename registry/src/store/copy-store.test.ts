import { appendFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { aBucket, testWithS3 } from '@plumbline/registry/testing/a-bucket';
import { commandLine } from '../testing/command-line';
import { aHost, aRegistry, aRemote } from '../testing/temporary-registry';
import { copyStore } from '@plumbline/registry/copy-store';
import { openStore } from '@plumbline/registry/open-store';

let registry: Awaited<ReturnType<typeof aRegistry>>;
let root: string;
beforeEach(async () => {
  registry = await aRegistry();
  root = await mkdtemp(path.join(tmpdir(), 'plumbline-copied-'));
  await registry.publish(aHost(), aRemote('mf-jobs'));
  await registry.publish(aRemote('mf-jobs', { files: { 'page.js': 'a later page' } }));
});
afterEach(async () => {
  await registry.remove();
  await rm(root, { recursive: true, force: true });
});

const places: [string, typeof test, () => Promise<string>][] = [
  ['folder', test, () => Promise.resolve(path.join(root, 'copy'))],
  ['bucket', testWithS3, aBucket],
];

describe.each(places)('to a %s', (_kind, onThis, place) => {
  onThis(
    'a registry is copied whole, and goes on there as it was [PLT-172]',
    async () => {
      const at = await place();
      const { store } = registry.context;
      expect(await copyStore(store, openStore(at))).toEqual({
        builds: 3,
        documents: 2,
        entries: 2,
        leftOut: [],
      });
      expect(await copyStore(store, openStore(at))).toEqual({
        builds: 0,
        documents: 0,
        entries: 0,
        leftOut: [],
      });
      expect(await openStore(at).readAudit()).toEqual(await store.readAudit());

      const there = commandLine(
        { ...registry, storeDir: at },
        { REGISTRY_URL: at.startsWith('s3:') ? at : '' },
      );
      expect(await there('verify')).toMatchObject({ code: 0 });
      expect(await there('rollback', 'mf-jobs', '--reason', 'back')).toMatchObject({ code: 0 });
      expect(await openStore(at).sequences()).toEqual([3, 2, 1]);
      // Somebody published here meanwhile: the two went ways of their own.
      await registry.publish(aRemote('mf-jobs', { files: { 'page.js': 'another page' } }));
      await expect(copyStore(store, openStore(at))).rejects.toThrow('registry document 3');
    },
    120_000,
  );
});

test('a build that was changed after publishing is left out and named, and one that is half there', async () => {
  const { store } = registry.context;
  const [first = '', second = ''] = await store.list('mf-jobs');
  const folder = path.join(registry.storeDir, 'artifacts/mf-jobs');
  await rm(path.join(folder, first, 'page.js'), { force: true });
  await writeFile(path.join(folder, first, 'page.js'), 'changed');
  await mkdir(path.join(folder, 'abcdefabcdefabcd'));
  await appendFile(path.join(folder, 'abcdefabcdefabcd/page.js'), 'half');
  const { builds, leftOut } = await copyStore(store, openStore(path.join(root, 'copy')));
  expect(builds).toBe(2);
  const why = Object.fromEntries(leftOut.map(({ ref, why: reason }) => [ref.contentHash, reason]));
  expect(why).toEqual({
    [first]: expect.stringMatching(/page.js is gone or was changed$/),
    abcdefabcdefabcd: expect.stringMatching(/is not in the store$/),
  });
  expect(await openStore(path.join(root, 'copy')).list('mf-jobs')).toEqual([second]);
});
