import { aRemote } from '../fake-site/testing/a-boot';
import { faultOf } from './faults';
import { soundRemotes } from './sound-remotes';

const pages = [{ path: '/jobs', expose: './job-search', access: 'public' as const, title: 'jobs:search' }];
const jobs = aRemote('mf-jobs', { pages });
const auth = aRemote('mf-auth');

function faultWith(change: Record<string, unknown>): string | undefined {
  const [, first] = soundRemotes([auth, { ...jobs, ...change }]);
  return first && faultOf(first);
}
const declaring = (change: Record<string, unknown>) => ({ manifest: { ...jobs.manifest, ...change } });

test('sound remotes are taken as they are', () => {
  expect(soundRemotes([jobs, auth])).toEqual([jobs, auth]);
  expect(soundRemotes([jobs, auth]).map(faultOf)).toEqual([undefined, undefined]);
});

test.each([
  ['no manifest', { manifest: undefined }, 'declares no list of pages'],
  ['a manifest that is a text', { manifest: 'broken' }, 'declares no list of pages'],
  ['pages that are no list', declaring({ pages: {} }), 'declares no list of pages'],
  [
    'a page without a path',
    declaring({ pages: [...pages, { expose: './x' }] }),
    'declares a broken entry in pages',
  ],
  ['a menu entry of nothing', declaring({ nav: [null] }), 'declares a broken entry in nav'],
  ['slots that are a text', declaring({ slots: 'all' }), 'declares no list of slots'],
  ['no script', { entry: 7 }, 'names no script to start from'],
])('a remote with %s is told what is wrong, and keeps what is right', (_what, change, fault) => {
  expect(faultWith(change)).toBe(fault);
});

test('the pages that can be read stay, so that they can say what is wrong', () => {
  const [mended] = soundRemotes([{ ...jobs, ...declaring({ pages: [{ path: 7 }, ...pages], nav: 'none' }) }]);
  expect(mended?.manifest).toMatchObject({ pages, nav: [], slots: [], redirects: [] });
});

test('what has not even a name is left out', () => {
  expect(soundRemotes([null, 'mf-jobs', { version: '1.0.0' }, auth])).toEqual([auth]);
});

const claiming = (name: string, endpoint: string, source: 'live' | 'preview' = 'live') =>
  aRemote(name, { state: { endpoints: [endpoint], reducers: [] } }, { source });

test('an endpoint name belongs to the remote that is live, whatever is tried out [PLT-75]', () => {
  const remotes = soundRemotes([
    claiming('mf-tried', 'listDrafts', 'preview'),
    claiming('mf-live', 'listDrafts'),
    claiming('mf-other', 'listPosts'),
  ]);
  expect(remotes.map(faultOf)).toEqual([
    'claims the endpoint "listDrafts", which belongs to mf-live',
    undefined,
    undefined,
  ]);
});
