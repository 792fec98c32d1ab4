import { aRemote } from '../fake-site/testing/a-boot';
import { failIn, fakeFederation, hangIn } from '../fake-site/testing/fake-federation';
import type { Federation } from './federation';
import { createLoader } from './loader';
import type { ModuleKey } from './loader';

const remote = aRemote('mf-jobs');
const search: ModuleKey = { remote, expose: './job-search', kind: 'page' };
const JobSearchPage = () => null;

function loaderOver(federation: Federation, loadTexts = () => Promise.resolve()) {
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

test.each([
  [
    '[ Federation Runtime ]: Version 19.3.1 from shell of shared singleton module react does not satisfy the requirement of mf_jobs which needs ^99.0.0)',
    { name: 'react', needs: '^99.0.0', has: '19.3.1' },
  ],
  ["Can not get '@plumbline/shared-ui/Page'", { name: '@plumbline/shared-ui/Page' }],
])(
  'a shared package in another version is a phase of its own, with package and versions: %s',
  async (reason, incompatible) => {
    const federation = fakeFederation({
      'mf-jobs ./job-search': () => {
        throw new Error(reason);
      },
    });
    await expect(loaderOver(federation).load(search)).rejects.toMatchObject({
      phase: 'compat-reject',
      incompatible,
    });
  },
);

test('a remote that throws while it is evaluated gets a new container next time', async () => {
  const federation = fakeFederation({
    'mf-jobs ./job-search': () => failIn('chunk', new TypeError('x is not a function')),
  });
  const loader = loaderOver(federation);
  await expect(loader.load(search)).rejects.toMatchObject({ phase: 'evaluate' });
  federation.serve('mf-jobs ./job-search', () => ({ JobSearchPage }));
  expect(await loader.load(search)).toBe(JobSearchPage);
  expect(federation.registrations).toEqual(['mf-jobs', 'mf-jobs forced']);
});

test('a chunk that does not come is asked for again in the same container', async () => {
  const federation = fakeFederation({
    'mf-jobs ./job-search': () =>
      failIn('chunk', Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' })),
  });
  const loader = loaderOver(federation);
  await expect(loader.load(search)).rejects.toMatchObject({ phase: 'chunk', isMissingFile: true });
  federation.serve('mf-jobs ./job-search', () => ({ JobSearchPage }));
  expect(await loader.load(search)).toBe(JobSearchPage);
  expect(federation.registrations).toEqual(['mf-jobs']);
});

test('another release of a remote takes the place of the one that is known', async () => {
  const federation = fakeFederation({ 'mf-jobs ./job-search': () => ({}) });
  const loader = loaderOver(federation);
  await expect(loader.load(search)).rejects.toMatchObject({ phase: 'export' });
  federation.serve('mf-jobs ./job-details', () => ({ JobDetailsPage: JobSearchPage }));
  const other = aRemote('mf-jobs', {}, { entry: '/artifacts/mf-jobs/other/remoteEntry.js' });
  await loader.load({ remote: other, expose: './job-details', kind: 'page' });
  expect(federation.registrations).toEqual(['mf-jobs', 'mf-jobs forced']);
});

test('a remote that hangs delays no other', async () => {
  const federation = fakeFederation({
    'mf-jobs ./job-search': hangIn('entry'),
    'mf-auth ./sign-in': () => ({ SignInPage: JobSearchPage }),
  });
  const loader = loaderOver(federation);
  jest.useFakeTimers();
  const hung = expect(loader.load(search)).rejects.toMatchObject({ phase: 'entry' });
  const other: ModuleKey = { remote: aRemote('mf-auth'), expose: './sign-in', kind: 'page' };
  expect(await loader.load(other)).toBe(JobSearchPage);
  await jest.advanceTimersByTimeAsync(5000);
  await hung;
  jest.useRealTimers();
});

test('steps that each take their time are given up together within eight seconds', async () => {
  const federation = fakeFederation({ 'mf-jobs ./job-search': hangIn('texts') });
  const loader = loaderOver({
    ...federation,
    async load(remote, expose, onPhase) {
      for (const phase of ['init', 'chunk', 'chunk'] as const) {
        await new Promise((resolve) => setTimeout(resolve, 3000));
        onPhase(phase);
      }
      return federation.load(remote, expose, onPhase);
    },
  });
  jest.useFakeTimers();
  const failed = expect(loader.load(search)).rejects.toThrow('mf-jobs took too long');
  await jest.advanceTimersByTimeAsync(7900);
  await failed;
  jest.useRealTimers();
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
