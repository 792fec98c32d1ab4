import { startSession } from '@plumbline/shared-api/session';
import { makeStore } from '@plumbline/shared-api/store';
import { signedIn, storeSession } from '@plumbline/testing/signed-in';
import { aBoot, aRemote } from '../fake-site/testing/a-boot';
import { keepSite } from './keep-site';

const postMessage = jest.fn();
const register = jest.fn();
let isStandalone = false;

beforeEach(() => {
  jest.clearAllMocks();
  isStandalone = false;
  register.mockResolvedValue({});
  Object.assign(window, { matchMedia: () => ({ matches: isStandalone }) });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register, ready: Promise.resolve({ active: { postMessage } }) },
  });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(navigator, 'connection');
});

const settled = () => new Promise((resolve) => setTimeout(resolve));
const boot = (rest = {}, settings = {}, source: 'live' | 'canary' | 'preview' | 'dev' = 'live') =>
  aBoot([aRemote('mf-jobs', {}, { source })], settings, { set: 'one', ...rest });

test('for whoever is signed in the site is kept, and the worker told which set the page runs [OFL-01]', async () => {
  storeSession(signedIn.client());
  keepSite({ boot: boot(), store: makeStore() });
  await settled();
  expect(register.mock.calls).toEqual([['/sw.js', { updateViaCache: 'none' }]]);
  expect(postMessage.mock.calls).toEqual([[{ kind: 'live', set: 'one' }]]);
});

test('for a visitor it is kept from a sign-in on, once, or where it is installed [OFL-01]', async () => {
  const store = makeStore();
  keepSite({ boot: boot(), store });
  expect(register).not.toHaveBeenCalled();
  store.dispatch(startSession({ token: 'new', user: signedIn.client() }));
  store.dispatch(startSession({ token: 'newer', user: signedIn.client() }));
  expect(register).toHaveBeenCalledTimes(1);

  localStorage.clear();
  isStandalone = true;
  keepSite({ boot: boot(), store: makeStore() });
  expect(register).toHaveBeenCalledTimes(2);
});

test.each([
  ['a preview of one remote', boot({}, { preview: 'mf-jobs' })],
  ['a canary', boot({}, {}, 'canary')],
  ['a preview link', boot({}, {}, 'preview')],
  ['a developer’s machine', boot({}, {}, 'dev')],
  ['a safe start', boot({ isSafeStart: true })],
  ['a page without some remotes', boot({ withheld: ['mf-auth'] })],
  ['an edge that names no set', boot({ set: '' })],
])('of %s the worker is told nothing [OFL-01]', (_what, given) => {
  storeSession(signedIn.client());
  keepSite({ boot: given, store: makeStore() });
  expect(register).not.toHaveBeenCalled();
});

test('whoever saves data, and a browser that refuses, work without it [OFL-01]', async () => {
  storeSession(signedIn.client());
  register.mockRejectedValue(new Error('refused'));
  keepSite({ boot: boot(), store: makeStore() });
  await settled();
  expect(postMessage).not.toHaveBeenCalled();

  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  keepSite({ boot: boot(), store: makeStore() });
  expect(register).toHaveBeenCalledTimes(1);
});
