import { createFileLinks } from './links';

const ID = '0b5c1c1e-0000-4000-8000-000000000000';
const HOUR_MS = 3_600_000;

function linksAt(start: number) {
  let now = start;
  const links = createFileLinks({ publicUrl: '', signingKey: 'a key for tests', now: () => now });
  return { links, pass: (ms: number) => (now += ms) };
}

const signatureOf = (link: string) =>
  new URL(link, 'https://example.org').searchParams.get('sig') ?? 'no signature';

test('a link is the same for an hour, then another, and ends after two at most', () => {
  const { links, pass } = linksAt(500 * HOUR_MS);
  const first = links.signedLink(ID);
  pass(HOUR_MS - 1);
  expect(links.signedLink(ID)).toBe(first);
  pass(1);
  const second = links.signedLink(ID);
  expect(second).not.toBe(first);
  expect([first, second].map((link) => links.isValid(ID, signatureOf(link)))).toEqual([true, true]);
  pass(HOUR_MS + 1);
  expect([first, second].map((link) => links.isValid(ID, signatureOf(link)))).toEqual([false, true]);
});

test('a proof that was made before is that of its own file and size', () => {
  const { links } = linksAt(500 * HOUR_MS);
  const small = signatureOf(links.pictureLink(ID, 640));
  expect(signatureOf(links.pictureLink(ID, 640))).toBe(small);
  expect(links.isPictureLink(ID, { largest: 640, signature: small })).toBe(true);
  expect(links.isPictureLink(ID, { largest: 1280, signature: small })).toBe(false);
  expect(links.isValid(ID, small)).toBe(false);
  expect(signatureOf(links.pictureLink(ID, 1280))).not.toBe(small);
});
