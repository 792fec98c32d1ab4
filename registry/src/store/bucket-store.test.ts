import { setTimeout as sleep } from 'node:timers/promises';
import { aBucket, aProxy, describeWithS3 } from '@plumbline/registry/testing/a-bucket';
import { bucketAt } from '@plumbline/registry/bucket';
import { leaseOn } from './lease';
import { openStore } from '@plumbline/registry/open-store';

const ref = { name: 'mf-jobs', contentHash: '0123456789abcdef' };
const build = new Map(
  ['page.js', 'release.json', 'other.js'].map((file) => [file, Buffer.from(`bytes of ${file}`)]),
);
const tomorrow = () => new Date(Date.now() + 86_400_000);

describeWithS3('a registry in a bucket', () => {
  jest.setTimeout(120_000);
  const proxies: Awaited<ReturnType<typeof aProxy>>[] = [];
  afterEach(() => {
    jest.restoreAllMocks();
    for (const proxy of proxies.splice(0)) proxy.close();
  });
  const through = async (options?: Parameters<typeof aProxy>[0]) => {
    const proxy = await aProxy(options);
    proxies.push(proxy);
    return proxy;
  };

  test('a document whose answer was lost is written once, and its writer learns that it is his', async () => {
    let lost = 0;
    const proxy = await through({
      losesAnswerTo: ({ method, path }) =>
        method === 'PUT' && path.includes('registry/0000000001.json') && (lost += 1) === 1,
    });
    const place = await aBucket(proxy.url);
    await openStore(place).writeDocument(1, 'mine');
    expect(lost).toBe(2);
    expect(await openStore(place).readDocument(1)).toBe('mine');
    await expect(openStore(place).writeDocument(1, 'another’s')).rejects.toThrow('written by somebody else');
  });

  test('an entry of the log whose answer was lost is there once', async () => {
    let lost = 0;
    const proxy = await through({
      losesAnswerTo: ({ method, path }) => method === 'PUT' && path.includes('audit/') && (lost += 1) === 1,
    });
    const store = openStore(await aBucket(proxy.url));
    const at = '2026-01-01T00:00:00.000Z';
    await store.appendAudit({ at, who: 'ada', command: 'gc', sequence: 1, changes: [], reason: null });
    expect(lost).toBe(2);
    expect(await store.readAudit()).toHaveLength(1);
  });

  test('who follows asks for the next document and lists nothing; a removed one is noticed within half a minute', async () => {
    const proxy = await through();
    const place = await aBucket(proxy.url);
    const [writer, reader] = [openStore(place), openStore(place)];
    for (const sequence of [1, 2]) await writer.writeDocument(sequence, `number ${sequence}`);
    const first = await reader.revision();
    proxy.requests.length = 0;
    for (let n = 0; n < 10; n += 1) expect(await reader.revision()).toBe(first);
    expect(proxy.requests.map(({ method }) => method)).toEqual(Array.from({ length: 10 }, () => 'HEAD'));

    await bucketAt(place).remove('registry/0000000002.json');
    expect(await reader.revision()).toBe(first);
    const later = Date.now() + 31_000;
    jest.spyOn(Date, 'now').mockImplementation(() => later);
    expect(await reader.revision()).toMatch(/^1-/);
  });

  test('a page asks for the stamp of a file once a minute, however often it is opened', async () => {
    const proxy = await through();
    const store = openStore(await aBucket(proxy.url));
    await store.put(ref, build);
    proxy.requests.length = 0;
    for (let n = 0; n < 10; n += 1) await store.stamp(ref, 'page.js');
    expect(proxy.requests).toHaveLength(1);
  });

  test('a build whose publisher died counts as absent, is stored by the next, or goes as a whole', async () => {
    const place = await aBucket();
    const store = openStore(place);
    await bucketAt(place).put(`artifacts/mf-jobs/${ref.contentHash}/page.js`, Buffer.from('half'));
    expect(await store.has(ref)).toBe(false);
    expect(await store.renew(ref)).toBe(false);
    expect(await store.storedAt(ref)).toBeDefined();
    expect(await store.remove(ref, tomorrow())).toBe(true);
    expect(await store.list('mf-jobs')).toEqual([]);
    await bucketAt(place).put(`artifacts/mf-jobs/${ref.contentHash}/page.js`, Buffer.from('half'));
    await store.put(ref, build);
    expect((await store.get(ref, 'page.js'))?.toString()).toBe('bytes of page.js');
  });

  test('gc and publishers of the same build at once leave it whole or gone', async () => {
    const place = await aBucket();
    for (let round = 0; round < 3; round += 1) {
      await Promise.all([
        openStore(place).put(ref, build),
        openStore(place).remove(ref, tomorrow()),
        openStore(place).put(ref, build),
      ]);
      const files = await Promise.all([...build.keys()].map((file) => openStore(place).get(ref, file)));
      const isThere = await openStore(place).has(ref);
      expect(files.map((bytes) => bytes !== undefined)).toEqual(files.map(() => isThere));
    }
  });

  test('one at a time holds the lease, and one whose holder died ends', async () => {
    const place = await aBucket();
    const hold = () => leaseOn(bucketAt(place));
    let inside = 0;
    let most = 0;
    await Promise.all(
      Array.from({ length: 5 }, () =>
        hold()(async (stay) => {
          inside += 1;
          most = Math.max(most, inside);
          await stay();
          inside -= 1;
        }),
      ),
    );
    expect(most).toBe(1);

    // Its process was killed: nobody gives the lease back.
    const until = Date.now() + 60_000;
    await bucketAt(place).put(
      'locks/0000000099.json',
      Buffer.from(JSON.stringify({ owner: 'killed', until })),
    );
    jest.spyOn(Date, 'now').mockImplementation(() => until + 11_000);
    expect(await hold()(() => Promise.resolve('mine'))).toBe('mine');
    expect((await bucketAt(place).folders('locks/')).length).toBe(0);
  });

  test('a lease is not got by an old list, whose next number was given and removed meanwhile', async () => {
    const bucket = bucketAt(await aBucket());
    const lease = (until: number) => Buffer.from(JSON.stringify({ owner: 'another', until }));
    await bucket.put('locks/0000000005.json', lease(0));
    await bucket.put('locks/0000000007.json', lease(Date.now() + 60_000));
    let isOld = true;
    const stalled = leaseOn({
      ...bucket,
      async *list(start, after) {
        for await (const listed of bucket.list(start, after))
          if (!isOld || listed.key < 'locks/0000000006.json') yield listed;
        isOld = false;
      },
    });
    let isInside = false;
    const work = stalled(async () => Promise.resolve((isInside = true)));
    while (isOld) await sleep(10);
    await sleep(1000);
    expect(isInside).toBe(false);
    await bucket.put('locks/0000000007.json', lease(0));
    expect(await work).toBe(true);
    const locks: string[] = [];
    for await (const { key } of bucket.list('locks/')) locks.push(key);
    expect(locks).toEqual(['locks/0000000008.json']);
  });

  test('work that outlasts its lease is stopped before its next write', async () => {
    const hold = leaseOn(bucketAt(await aBucket()));
    await expect(
      hold(async (stay) => {
        const late = Date.now() + 55_000;
        jest.spyOn(Date, 'now').mockImplementation(() => late);
        await stay();
      }),
    ).rejects.toThrow('ended meanwhile');
  });
});
