import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readVapidKeys } from './vapid-keys';

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'plumbline-vapid-'));
afterAll(() => fs.rmSync(dataDir, { recursive: true }));

test('the key is made once and kept, for nobody else to read', () => {
  const { publicKey } = readVapidKeys({ dataDir, given: undefined });
  expect(readVapidKeys({ dataDir, given: undefined }).publicKey).toBe(publicKey);
  expect(fs.statSync(path.join(dataDir, 'vapid-key')).mode & 0o777).toBe(0o600);
  expect(fs.readdirSync(dataDir)).toEqual(['vapid-key']);
});

test('a key of the settings takes its place, in every process the same', () => {
  const given = randomBytes(32).toString('base64url');
  const [one, other] = [1, 2].map(() => readVapidKeys({ dataDir, given }).publicKey);
  expect(one).toBe(other);
  expect(one).not.toBe(readVapidKeys({ dataDir, given: undefined }).publicKey);
});
