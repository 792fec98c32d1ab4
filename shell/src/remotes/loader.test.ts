import { aRemote } from '../fake-site/testing/a-boot';
import { fakeFederation, hangIn } from '../fake-site/testing/fake-federation';
import type { FakeFederation } from '../fake-site/testing/fake-federation';
import { createLoader } from './loader';
import type { ModuleKey } from './loader';

const remote = aRemote('mf-jobs');
const search: ModuleKey = { remote, expose: './job-search', kind: 'page' };
const JobSearchPage = () => null;

function loaderOver(federation: FakeFederation, loadTexts = () => Promise.resolve()) {
  return createLoader({ federation, loadTexts });
}

test('a module is the export named after its expose and kind', async () => {
  const HeaderSearchSlot = () => null;
  const loader = loaderOver(fakeFederation({ 'mf-jobs ./header-search': () => ({ HeaderSearchSlot }) }));
  expect(await loader.load({ remote, expose: './header-search', kind: 'slot' })).toBe(HeaderSearchSlot);
});

test('a loaded module is there at once and is not asked for again', async () => {
  const federation = fakeFederation({ 'mf-jobs ./job-search': () => ({ JobSearchPage }) });
  const loader = loaderOver(federation);
  expect(loader.loaded(search)).toBeUndefined();
  await Promise.all([loader.load(search), loader.load(search)]);
  await loader.load(search);
  expect(loader.loaded(search)).toBe(JobSearchPage);
  expect(federation.loads).toEqual(['mf-jobs ./job-search']);
});

test('after a failure the next load asks the network again', async () => {
  const federation = fakeFederation();
  const loader = loaderOver(federation);
  await expect(loader.load(search)).rejects.toMatchObject({ phase: 'entry' });
  federation.serve('mf-jobs ./job-search', () => ({ JobSearchPage }));
  expect(await loader.load(search)).toBe(JobSearchPage);
  expect(federation.loads).toHaveLength(2);
  expect(federation.registrations).toEqual(['mf-jobs', 'mf-jobs forced']);
});

test('a module without the expected export is a failure that says so', async () => {
  const loader = loaderOver(fakeFederation({ 'mf-jobs ./job-search': () => ({ Other: JobSearchPage }) }));
  await expect(loader.load(search)).rejects.toThrow('export: the module does not export JobSearchPage');
});

test('texts that do not come are a failure of the module, and are asked for again', async () => {
  const outcomes = [Promise.reject(new Error('no texts')), Promise.resolve()];
  outcomes[0]?.catch(() => undefined);
  const loader = loaderOver(
    fakeFederation({ 'mf-jobs ./job-search': () => ({ JobSearchPage }) }),
    () => outcomes.shift() ?? Promise.resolve(),
  );
  await expect(loader.load(search)).rejects.toMatchObject({ phase: 'texts' });
  expect(await loader.load(search)).toBe(JobSearchPage);
});

test('a published remote without integrity is not loaded', async () => {
  const federation = fakeFederation({ 'mf-jobs ./job-search': () => ({ JobSearchPage }) });
  const unsigned = aRemote('mf-jobs', {}, { integrity: undefined });
  await expect(loaderOver(federation).load({ ...search, remote: unsigned })).rejects.toMatchObject({
    phase: 'integrity',
  });
  expect(federation.loads).toEqual([]);
});

test('a remote under development needs no integrity', async () => {
  const federation = fakeFederation({ 'mf-jobs ./job-search': () => ({ JobSearchPage }) });
  const local = aRemote('mf-jobs', {}, { integrity: undefined, source: 'dev' });
  expect(await loaderOver(federation).load({ ...search, remote: local })).toBe(JobSearchPage);
});

test('a remote that lacks a shared package is called incompatible', async () => {
  const federation = fakeFederation({
    'mf-jobs ./job-search': () => {
      throw new Error(
        'Version 1.0.0 from shell of shared singleton module react does not satisfy the requirement',
      );
    },
  });
  await expect(loaderOver(federation).load(search)).rejects.toMatchObject({ isIncompatible: true });
});

describe('when a step hangs', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test.each([
    ['entry', ['mf-jobs', 'mf-jobs forced']],
    ['init', ['mf-jobs', 'mf-jobs forced']],
    ['chunk', ['mf-jobs']],
  ] as const)(
    '%s is given up after five seconds; asking again registers %j',
    async (phase, registrations) => {
      const federation = fakeFederation({ 'mf-jobs ./job-search': hangIn(phase) });
      const loader = loaderOver(federation);
      const failed = expect(loader.load(search)).rejects.toMatchObject({ phase });
      await jest.advanceTimersByTimeAsync(5000);
      await failed;
      federation.serve('mf-jobs ./job-search', () => ({ JobSearchPage }));
      expect(await loader.load(search)).toBe(JobSearchPage);
      expect(federation.registrations).toEqual(registrations);
    },
  );
});
