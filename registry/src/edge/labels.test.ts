import { labelFileSchema } from '@plumbline/shared-schema/platform-document';
import { aHost, aRemote } from '../testing/temporary-registry';
import { ASKS_FOR_LABELS } from './label-files';
import { createTestEdge, letAnswersAge } from './testing';

const site = createTestEdge();

const TEMPLATE = `<!doctype html><html lang="en"><head>${ASKS_FOR_LABELS}<!--plumbline:head--><script defer src="main.js"></script></head><body><div id="root"></div></body></html>`;
const aShell = () => aHost({ files: { 'index.html': TEMPLATE } });
const labels = { en: { 'jobs:title': 'Title' }, fr: { 'jobs:title': 'Titre' } };

test.each([
  ['en', { 'accept-language': 'en-GB' }, { ...labels, fr: {} }],
  ['fr', { 'accept-language': 'fr-CA' }, { ...labels, en: {} }],
  ['fr', { 'accept-language': 'en', cookie: 'plumbline_language=fr' }, { ...labels, en: {} }],
] as const)(
  'a page in %s has the labels of that language alone: %j [PLT-146]',
  async (_is, headers, expected) => {
    await site.registry.publish(aShell(), aRemote('mf-jobs'));
    const browser = await site.serve();
    const { remotes, otherLabels } = await browser.bootOf('/jobs', headers);
    expect(remotes.map((remote) => remote.labels)).toEqual([expected]);

    const answer = await browser.file(otherLabels?.url ?? '');
    const language = otherLabels?.language ?? 'en';
    expect(labelFileSchema.parse(answer.json())).toMatchObject({ 'mf-jobs': labels[language] });
    expect(expected[language]).toEqual({});
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  },
);

test('pages of two languages are kept apart, by the browser and by caches [PLT-146]', async () => {
  await site.registry.publish(aShell(), aRemote('mf-jobs'));
  const browser = await site.serve();
  const english = await browser.open('/jobs', { 'accept-language': 'en' });
  const french = await browser.open('/jobs', { 'accept-language': 'fr' });
  expect(french.headers.etag).not.toBe(english.headers.etag);
  expect(english.headers.vary).toContain('Accept-Language');
  const again = await browser.open('/jobs', {
    'accept-language': 'en',
    'if-none-match': String(english.headers.etag),
  });
  expect(again.statusCode).toBe(304);
  expect(english.body).not.toContain(ASKS_FOR_LABELS);
});

test('a page that is still open gets its labels after the next release too [PLT-146]', async () => {
  await site.registry.publish(aShell(), aRemote('mf-jobs'));
  const before = (await (await site.serve()).bootOf('/jobs')).otherLabels?.url ?? '';
  await site.registry.publish(
    aRemote('mf-jobs', { labels: { en: labels.en, fr: { 'jobs:title': 'Autre titre' } } }),
  );
  await site.stop();
  const browser = await site.serve();
  letAnswersAge();
  expect((await browser.file(before)).json()).toMatchObject({ 'mf-jobs': labels.fr });
  expect((await browser.file('/artifacts/labels/fr/mf-jobs@0123456789abcdef')).statusCode).toBe(404);
  expect((await browser.file('/artifacts/labels/de/x')).statusCode).toBe(404);
});

test('a shell that does not ask for labels gets both languages [PLT-146]', async () => {
  await site.registry.publish(aHost(), aRemote('mf-jobs'));
  const { remotes, otherLabels } = await (await site.serve()).bootOf('/jobs');
  expect(remotes.map((remote) => remote.labels)).toEqual([labels]);
  expect(otherLabels).toBeUndefined();
});

test('what comes from elsewhere brings both languages, since no file has them [PLT-146]', async () => {
  await site.registry.publish(aShell(), aRemote('mf-jobs'), aRemote('mf-auth'));
  const browser = await site.serve({ overrideOrigins: ['http://localhost:*'] });
  const { remotes } = await browser.bootOf('/jobs?remote=mf-jobs@http://localhost:3002');
  const told = Object.fromEntries(remotes.map((remote) => [remote.name, remote.labels]));
  expect(told).toEqual({ 'mf-jobs': labels, 'mf-auth': { en: { 'auth:title': 'Title' }, fr: {} } });
});
