import { hash } from '@node-rs/argon2';
import { createPasswords } from './passwords';

const passwords = createPasswords();
const [composed, decomposed] = ['NFC', 'NFD'].map((form) => 'caf\u00e9 au lait'.normalize(form)) as [
  string,
  string,
];

test.each([
  ['composed on one system, decomposed on the other', composed, decomposed],
  ['decomposed on one system, composed on the other', decomposed, composed],
  ['with a ligature on one system, with two letters on the other', '\ufb01ne words', 'fine words'],
  ['in wide letters on one system, in narrow ones on the other', '\uff50\uff41\uff53\uff53word', 'password'],
])('a password is one password: %s [ACC-150]', async (_title, first, second) => {
  expect(await passwords.isRight(second, await passwords.hash(first))).toBe(true);
  expect(await passwords.isRight(first, await passwords.hash(second))).toBe(true);
});

test.each([
  ['composed', composed],
  ['decomposed', decomposed],
])('one that was hashed as it was typed, %s, is right in either form', async (_form, typed) => {
  const stored = await hash(typed);
  expect(await passwords.isRight(composed, stored)).toBe(true);
  expect(await passwords.isRight(decomposed, stored)).toBe(true);
});

test('another letter is another password, and none is right without a hash', async () => {
  expect(await passwords.isRight('cafe au lait', await passwords.hash(composed))).toBe(false);
  expect(await passwords.isRight(composed, null)).toBe(false);
});
