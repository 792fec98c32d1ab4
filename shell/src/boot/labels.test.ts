import { http, HttpResponse, server } from '@plumbline/testing/server';
import { aBoot, aRemote } from '../fake-site/testing/a-boot';
import { labelBringer, labelOf } from './labels';

const url = '/artifacts/labels/fr/mf-jobs@0123456789abcdef';
const english = { 'jobs:search': 'Search' };
const inEnglish = () =>
  aBoot([aRemote('mf-jobs', {}, { labels: { en: { ...english }, fr: {} } })], undefined, {
    otherLabels: { language: 'fr', url },
  });

function answer(respond: () => Response) {
  let asked = 0;
  server.use(
    http.get(`*${url}`, () => {
      asked += 1;
      return respond();
    }),
  );
  return () => asked;
}

function firstOf(boot: ReturnType<typeof inEnglish>) {
  const [remote] = boot.remotes;
  if (!remote) throw new Error('The document has a remote.');
  return remote;
}

test('labels of the other language are asked for once, and known by the same remote', async () => {
  const asked = answer(() => HttpResponse.json({ 'mf-jobs': { 'jobs:search': 'Chercher' }, shell: {} }));
  const boot = inEnglish();
  const remote = firstOf(boot);
  const bring = labelBringer(boot);
  await bring('en');
  expect(asked()).toBe(0);
  await bring('fr');
  await bring('fr');
  expect(asked()).toBe(1);
  expect(labelOf(remote, 'jobs:search', 'fr')).toBe('Chercher');
  expect(labelOf(remote, 'jobs:search', 'en')).toBe('Search');
});

test.each([
  ['no network', () => HttpResponse.error()],
  ['an error', () => new HttpResponse(null, { status: 503 })],
  ['something else', () => HttpResponse.text('<!doctype html>')],
])('with %s the labels stay, and are asked for again', async (_what, failure) => {
  answer(failure);
  const boot = inEnglish();
  const bring = labelBringer(boot);
  await bring('fr');
  expect(labelOf(firstOf(boot), 'jobs:search', 'fr')).toBe('Search');

  answer(() => HttpResponse.json({ 'mf-jobs': { 'jobs:search': 'Chercher' } }));
  await bring('fr');
  expect(labelOf(firstOf(boot), 'jobs:search', 'fr')).toBe('Chercher');
});

test('a French page keeps its labels in English too while others are missing', () => {
  const remote = aRemote('mf-jobs', {}, { labels: { en: {}, fr: { 'jobs:search': 'Chercher' } } });
  expect(labelOf(remote, 'jobs:search', 'en')).toBe('Chercher');
});

test('a document with both languages asks for nothing', async () => {
  const asked = answer(() => HttpResponse.json({}));
  const bring = labelBringer(aBoot([aRemote('mf-jobs')]));
  await bring('fr');
  expect(asked()).toBe(0);
});
