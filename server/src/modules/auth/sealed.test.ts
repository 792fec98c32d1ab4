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

test('without a signing key the one in the data folder is kept over a restart', () => {
  const sealed = createSeal({ signingKey: undefined, dataDir }).close(secret, 'ada');
  expect(createSeal({ signingKey: undefined, dataDir }).open(sealed, 'ada')).toEqual(secret);
});
