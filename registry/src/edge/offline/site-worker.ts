import { SHELL_PAGES, SITE_PATHS } from '@plumbline/shared-schema/platform';

/** Where the worker finds what it keeps, and what a page tells it. */
export const SHELL_PATH = '/offline-shell.json';

const NO_PAGES = [...SITE_PATHS.filter((path) => !SHELL_PAGES.some((page) => page === path)), '/status'];

/**
 * The service worker of the site. Its bytes change with its own code, never with a publication: it keeps one page
 * without content and the very files which that page names, all of one release set. It keeps no answer of the API and
 * nothing that belongs to somebody.
 */
export const SITE_WORKER = `const SHELL = '${SHELL_PATH}';
const FILES = 'plumbline-set-';
const WHICH = 'plumbline-which';
const PAGE = '/kept-page';
const NO_PAGES = ${JSON.stringify(NO_PAGES)};
const NAVIGATION_MS = 3000;
const AT_ONCE = 6;

self.addEventListener('install', (event) => {
  event.waitUntil(inTurn(renew).catch(() => undefined));
});
self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});
// A page says which release set it runs.
self.addEventListener('message', (event) => {
  const { kind, set } = event.data ?? {};
  if (kind === 'live') event.waitUntil(inTurn(() => agree(set)).catch(() => undefined));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') {
    if (origin === self.location.origin && isPage(pathname)) event.respondWith(navigate(request));
  } else if (pathname.startsWith('/artifacts/')) event.respondWith(artifact(request));
});

let last = Promise.resolve();
function inTurn(run) {
  const turn = last.then(run);
  last = turn.catch(() => undefined);
  return turn;
}

const isPage = (path) =>
  !NO_PAGES.some((taken) => (path + '/').startsWith(taken + '/')) && !/\\.[a-z]+$/.test(path);

async function current() {
  const which = await caches.open(WHICH);
  return (await which.match('/set'))?.text();
}

async function keptPage() {
  const set = await current();
  return set && (await caches.open(FILES + set)).match(PAGE);
}

async function agree(set) {
  if ((await current()) !== set) await renew();
  await tidy();
}

// The whole new set first; only then it is the one.
async function renew() {
  const answer = await fetch(SHELL, { cache: 'no-store', credentials: 'omit' });
  if (!answer.ok) return;
  const { set, html, headers, files } = await answer.json();
  if ((await current()) === set) return;
  const cache = await caches.open(FILES + set);
  const left = [...files];
  const bring = async () => {
    for (let file = left.pop(); file !== undefined; file = left.pop()) await keepFile(cache, file);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, bring));
  await cache.put(PAGE, new Response(html, { headers }));
  const which = await caches.open(WHICH);
  await which.put('/set', new Response(set));
}

// Most files are those of the last set.
async function keepFile(cache, file) {
  const known = await caches.match(file, { ignoreVary: true });
  const found = known ?? (await fetch(file, { credentials: 'omit', priority: 'low' }));
  if (!found.ok) throw new Error(file + ': ' + found.status);
  await cache.put(file, found);
}

// What another open page may still run stays until that is closed.
async function tidy() {
  const set = await current();
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (set === undefined || pages.length > 1) return;
  for (const key of await caches.keys())
    if (key.startsWith(FILES) && key !== FILES + set) await caches.delete(key);
}

async function navigate(request) {
  const answer = fetch(request);
  answer.catch(() => undefined);
  const kept = await keptPage();
  if (!kept) return answer;
  const patience = new Promise((resolve) => setTimeout(() => resolve(kept), NAVIGATION_MS));
  return Promise.race([answer, patience]).catch(() => kept);
}

// Named by their content: whatever cache holds one holds the right one.
const artifact = async (request) => (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
`;
