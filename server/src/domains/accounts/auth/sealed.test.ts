import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createSeal } from './sealed';

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'seal-'));
afterAll(() => fs.rmSync(dataDir, { recursive: true }));
const signingKey = 'k'.repeat(32);
const secret = Buffer.from('a secret');

test('what is sealed opens with the same key for the same owner only', () => {
  const seal = createSeal({ signingKey, dataDir });
  const sealed = seal.close(secret, 'ada');
  expect(sealed).not.toContain('secret');
  expect(seal.open(sealed, 'ada')).toEqual(secret);
  expect(seal.open(sealed, 'bo')).toBeUndefined();
  expect(createSeal({ signingKey: 'j'.repeat(32), dataDir }).open(sealed, 'ada')).toBeUndefined();
  expect(seal.open('', 'ada')).toBeUndefined();
});

test('what an older key sealed is read while that key is kept', () => {
  const sealed = createSeal({ signingKey, dataDir }).close(secret, 'ada');
  const now = { signingKey: 'n'.repeat(32), dataDir };
  expect(createSeal(now).open(sealed, 'ada')).toBeUndefined();
  const seal = createSeal({ ...now, oldSigningKey: signingKey });
  expect(seal.open(sealed, 'ada')).toEqual(secret);
  expect(seal.isCurrent(sealed)).toBe(false);
  expect(seal.isCurrent(seal.close(secret, 'ada'))).toBe(true);
});

test('what was sealed before keys were named is read', () => {
  const seal = createSeal({ signingKey, dataDir });
  const [, text = ''] = seal.close(secret, 'ada').split('.');
  expect(seal.open(text, 'ada')).toEqual(secret);
  expect(seal.isCurrent(text)).toBe(false);
});

test('an empty key seals nothing: a crash left the file so, and everybody knows it', () => {
  const folder = fs.mkdtempSync(path.join(dataDir, 'crashed-'));
  fs.writeFileSync(path.join(folder, 'seal-key'), '');
  expect(() => createSeal({ signingKey: undefined, dataDir: folder }).close(secret, 'ada')).toThrow(/no key/);
});

test('without a signing key the one in the data folder is kept over a restart', () => {
  const sealed = createSeal({ signingKey: undefined, dataDir }).close(secret, 'ada');
  expect(createSeal({ signingKey: undefined, dataDir }).open(sealed, 'ada')).toEqual(secret);
});
