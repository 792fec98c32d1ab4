import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { chmod, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { keyIdOf } from './signing';
import type { SigningKey } from './signing';

/** `registry.private.pem` is the first key of a folder, `registry-2.private.pem` the next, and so on. */
const KEY_FILE = /^registry(?:-(\d+))?\.(private|public)\.pem$/;

type KeyFolder = { folder: string; profile: string };
type KeyFile = { number: number; file: string };

/**
 * The signing keys of a folder, oldest first: one, or two while keys overlap. Where there is none, one is made
 * (folder 0700, file 0600), except in production: there a key that nobody chose must not be trusted by accident.
 */
export async function loadSigningKeys({ folder, profile }: KeyFolder): Promise<SigningKey[]> {
  const files = await listKeyFiles(folder, 'private');
  if (files.length === 0) {
    if (profile === 'production') {
      throw new Error(
        `no signing key in ${folder}; make one with "registry keygen" and keep it out of the server`,
      );
    }
    return [await generateSigningKey(folder)];
  }
  if (profile === 'production') await Promise.all(files.map(({ file }) => requirePrivate(file)));
  const pems = await Promise.all(files.map(({ file }) => readFile(file, 'utf8')));
  return pems.map((pem) => signingKeyOf(createPrivateKey(pem)));
}

/** Writes a key pair into a folder that holds none and gives the private half. */
export async function generateSigningKey(folder: string): Promise<SigningKey> {
  const files = await listKeyFiles(folder, 'private');
  if (files.length > 0)
    throw new Error(`${folder} holds a signing key already; "registry rotate-key" adds one`);
  return writeKeyPair(folder, 1);
}

/** Writes one more key pair beside those of the folder and gives the private half. */
export async function addSigningKey(folder: string): Promise<SigningKey> {
  const numbers = (await listKeyFiles(folder, 'private')).map(({ number }) => number);
  return writeKeyPair(folder, Math.max(0, ...numbers) + 1);
}

/** Deletes both halves of a key. */
export async function deleteKey(folder: string, keyId: string): Promise<void> {
  for (const half of ['private', 'public'] as const) {
    for (const { file } of await listKeyFiles(folder, half)) {
      if (keyIdOf(createPublicKey(await readFile(file, 'utf8'))) === keyId) await rm(file);
    }
  }
}

/** Public keys (PEM) to trust: every `*.public.pem` of the key folder; none when the folder does not exist. */
export async function readPublicKeys(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.public.pem')).sort();
  return Promise.all(files.map((name) => readFile(path.join(folder, name), 'utf8')));
}

/** A public key in one line, as an invitation gives it to a team: the PEM without its frame. */
export function publicTextOf(pem: string): string {
  return pem.replaceAll(/-----[A-Z ]+-----|\s/g, '');
}

async function listKeyFiles(folder: string, half: 'private' | 'public'): Promise<KeyFile[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .flatMap((name) => {
      const [, number = '1', found] = KEY_FILE.exec(name) ?? [];
      return found === half ? [{ number: Number(number), file: path.join(folder, name) }] : [];
    })
    .sort((a, b) => a.number - b.number);
}

async function requirePrivate(file: string): Promise<void> {
  const { mode } = await stat(file);
  if ((mode & 0o077) !== 0) throw new Error(`${file} can be read by others; run chmod 600 on it`);
}

async function writeKeyPair(folder: string, number: number): Promise<SigningKey> {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const base = path.join(folder, number === 1 ? 'registry' : `registry-${number}`);
  // The mode is for this folder alone: the database lies beside it and may run as another user.
  await mkdir(path.dirname(folder), { recursive: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = `${base}.private.pem`;
  await writeFile(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
  await chmod(file, 0o600);
  await writeFile(`${base}.public.pem`, publicKey.export({ type: 'spki', format: 'pem' }), { mode: 0o644 });
  return signingKeyOf(privateKey);
}

function signingKeyOf(privateKey: KeyObject): SigningKey {
  return { keyId: keyIdOf(createPublicKey(privateKey)), privateKey };
}
