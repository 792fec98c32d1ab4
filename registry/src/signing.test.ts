import { readFile, stat } from 'node:fs/promises';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadSigningKeys, readPublicKeys } from './key-folder';
import { openSignedDocument, signDocument } from './signing';

const document = { sequence: 3, updatedAt: '2026-01-02T03:04:05.000Z', packages: {} };
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'plumbline-keys-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a key is made once, for its owner alone, and used from then on', async () => {
  const keys = path.join(folder, 'keys');
  const [made] = await loadSigningKeys({ folder: keys, profile: 'demo' });
  const [again] = await loadSigningKeys({ folder: keys, profile: 'production' });

  expect(again?.keyId).toBe(made?.keyId);
  expect((await stat(path.join(keys, 'registry.private.pem'))).mode & 0o777).toBe(0o600);
  expect((await readPublicKeys(keys)).join()).not.toContain('PRIVATE');
});

test('production without a key is refused and makes none', async () => {
  await expect(loadSigningKeys({ folder, profile: 'production' })).rejects.toThrow('no signing key');
  await expect(readFile(path.join(folder, 'registry.private.pem'))).rejects.toThrow('ENOENT');
});

test('a signed document opens whatever the order of its keys, and not once a value is changed', async () => {
  const keys = await loadSigningKeys({ folder, profile: 'test' });
  const trusted = await readPublicKeys(folder);
  const { sequence, ...rest } = document;
  const signed = signDocument(document, keys);

  expect(openSignedDocument(JSON.stringify({ ...signed, document: { ...rest, sequence } }), trusted)).toEqual(
    document,
  );
  expect(() =>
    openSignedDocument(JSON.stringify({ ...signed, document: { ...document, sequence: 4 } }), trusted),
  ).toThrow('not signed');
  expect(() => openSignedDocument(JSON.stringify(signed), [])).toThrow('not signed');
});

test('while keys overlap either one is enough', async () => {
  const [older, newer] = [path.join(folder, 'older'), path.join(folder, 'newer')];
  const keys = [
    ...(await loadSigningKeys({ folder: older, profile: 'test' })),
    ...(await loadSigningKeys({ folder: newer, profile: 'test' })),
  ];
  const text = JSON.stringify(signDocument(document, keys));

  expect(openSignedDocument(text, await readPublicKeys(older))).toEqual(document);
  expect(openSignedDocument(text, await readPublicKeys(newer))).toEqual(document);
});
