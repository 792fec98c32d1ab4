import { createTestEdge } from '../edge/testing';
import { readRelease } from '../release/read-release';
import { aHost, aRemote } from '../testing/temporary-registry';
import { baseOf, pageWithBuild } from './kit';

const site = createTestEdge();

test('a page of the site is as it would be with a build live, with its integrities, beside the others [PLT-294]', async () => {
  await site.registry.publish(aHost(), aRemote('mf-jobs'), aRemote('mf-pets'));
  const browser = await site.serve();
  const { body } = await browser.open('/pets');
  const built = await readRelease(
    await site.registry.dist(aRemote('mf-pets', { files: { 'page.js': 'next' } })),
  );

  const { boot, html } = pageWithBuild(body, built) ?? {};
  const base = baseOf('mf-pets', built.contentHash);
  const [entry] = built.release.files.filter(({ path }) => path === built.release.entry);
  expect(boot?.remotes.map(({ name }) => name)).toEqual(['mf-jobs', 'mf-pets']);
  expect(boot?.remotes.at(-1)).toMatchObject({
    entry: `${base}remoteEntry.js`,
    integrity: entry?.integrity,
    source: 'live',
  });
  const [, integrities = '{}'] = /id="integrity">(.*?)<\/script>/s.exec(html ?? '') ?? [];
  expect(JSON.parse(integrities)).toHaveProperty([`${base}page.js`]);
  const before = await browser.bootOf('/pets');
  expect(boot?.remotes[0]).toEqual(before.remotes.find(({ name }) => name === 'mf-jobs'));
  expect(boot?.shell).toEqual(before.shell);
  expect(pageWithBuild('<!doctype html><title>Maintenance</title>', built)).toBeUndefined();
});
