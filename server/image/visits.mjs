/** What needs files or packages beside the bundle, asked of a server that has nothing but its image. */
import sharp from 'sharp';
import { signUpWith } from '../faults/attacks.mjs';
import { call, expectCall } from '../faults/call.mjs';
import { signUp } from '../faults/people.mjs';

/** A server whose calls of the system are recorded is slow. */
const timeoutMs = 60_000;
const YEAR = 'year=2026&timeZone=Europe/Paris';

/** Passwords, pictures, papers, cities: `[what, is it so, what was found]` of each. */
export async function visitServer(site) {
  const { token } = await signUp(site, 'contractor');
  const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#c84' } })
    .png()
    .toBuffer();
  const withPicture = await call(site.url, { ...(await signUpWith(picture)), timeoutMs });
  const paper = await expectCall(site.url, { path: `/api/v1/wallet/statement?${YEAR}`, token, timeoutMs });
  const table = await call(site.url, { path: `/api/v1/wallet/statement/csv?${YEAR}`, token, timeoutMs });
  const { data: cities } = await expectCall(site.url, { path: '/api/v1/places?q=Lyon', token });
  return [
    ['a picture is taken', withPicture.status === 201, withPicture.status],
    ['papers are drawn', paper.subarray(0, 5).toString() === '%PDF-', paper.length],
    ['tables are written', table.headers?.['content-type'].startsWith('text/csv'), table.status],
    ['cities are found', cities.length > 0, cities.length],
  ];
}

/** Public pages, one of each remote that has any, and those of people who are signed in, which come without content. */
const PAGES = {
  public: ['/', '/signin', '/jobs', '/prices', '/professionals', '/about'],
  others: ['/contracts', '/messages', '/profile', '/admin'],
};

/** The same of the site's pages, which come from its registry. */
export async function visitPages(site) {
  const get = async (path) => {
    const { status, body } = await call(site.url, { path, timeoutMs, headers: { accept: 'text/html' } });
    return { status, text: String(body) };
  };
  const found = [];
  for (const path of PAGES.public) {
    const { status, text } = await get(path);
    found.push([`${path} is rendered`, status === 200 && /<main[\s>]/.test(text), status]);
  }
  for (const path of PAGES.others) {
    const { status } = await get(path);
    found.push([`${path} comes`, status === 200, status]);
  }
  const [, script] = /<script[^>]+src="(\/[^"]+)"/.exec((await get('/')).text) ?? [];
  const file = script === undefined ? {} : await call(site.url, { path: script });
  const shared = await call(site.url, { path: '/share-pictures/en/site.png', timeoutMs });
  return [
    ...found,
    ['a published script comes', file.status === 200, file.status ?? 'the page names none'],
    ['pictures of links are drawn', shared.headers?.['content-type'] === 'image/png', shared.status],
  ];
}
