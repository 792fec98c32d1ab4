import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
} from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { chmod, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { registryDocumentSchema, signedRegistrySchema } from '@plumbline/shared-schema/platform';
import type { RegistryDocument, SignedRegistry } from '@plumbline/shared-schema/platform';
import { canonicalJson } from './canonical-json';

const PRIVATE_FILE = 'registry.private.pem';
const PUBLIC_FILE = 'registry.public.pem';

/** The right to change what is live. Stays in the key folder and in this process. */
export type SigningKey = { keyId: string; privateKey: KeyObject };

/** Signs the canonical JSON of a registry document with Ed25519. */
export function signDocument(document: RegistryDocument, keys: readonly SigningKey[]): SignedRegistry {
  const bytes = Buffer.from(canonicalJson(document));
  return {
    document,
    signatures: keys.map(({ keyId, privateKey }) => ({
      keyId,
      signature: sign(null, bytes, privateKey).toString('base64'),
    })),
  };
}

/**
 * The document inside a stored text, when one of the trusted keys (PEM, SPKI) signed exactly these values.
 * Throws otherwise. Two trusted keys are how keys are rotated: both are valid while they overlap.
 */
export function openSignedDocument(text: string, publicKeys: readonly string[]): RegistryDocument {
  const { document, signatures } = signedRegistrySchema.parse(JSON.parse(text));
  const bytes = Buffer.from(canonicalJson(document));
  const trusted = new Map(publicKeys.map((pem) => [keyIdOf(createPublicKey(pem)), pem]));
  const isSigned = signatures.some(({ keyId, signature }) => {
    const pem = trusted.get(keyId);
    return pem !== undefined && verify(null, bytes, pem, Buffer.from(signature, 'base64'));
  });
  if (!isSigned) throw new Error('the registry document is not signed by a trusted key');
  return registryDocumentSchema.parse(document);
}

/** Short public name of a key: the start of the SHA-256 of its public half. */
export function keyIdOf(publicKey: KeyObject): string {
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(spki).digest('hex').slice(0, 16);
}

type KeyFolder = { folder: string; profile: string };

/**
 * The signing key of a folder. Where there is none, one is made (folder 0700, file 0600), except in production:
 * there a key that nobody chose must not be trusted by accident.
 */
export async function loadSigningKey({ folder, profile }: KeyFolder): Promise<SigningKey> {
  const file = path.join(folder, PRIVATE_FILE);
  const pem = await readFile(file, 'utf8').catch(() => undefined);
  if (pem === undefined) {
    if (profile === 'production') {
      throw new Error(
        `no signing key at ${file}; make one with "registry keygen" and keep it out of the server`,
      );
    }
    return generateSigningKey(folder);
  }
  const { mode } = await stat(file);
  if (profile === 'production' && (mode & 0o077) !== 0) {
    throw new Error(`${file} can be read by others; run chmod 600 on it`);
  }
  return signingKeyOf(createPrivateKey(pem));
}

/** Writes a new key pair into a folder that holds none and gives the private half. */
export async function generateSigningKey(folder: string): Promise<SigningKey> {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  // The mode is for this folder alone: the database lies beside it and may run as another user.
  await mkdir(path.dirname(folder), { recursive: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, PRIVATE_FILE);
  await writeFile(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
  await chmod(file, 0o600);
  await writeFile(path.join(folder, PUBLIC_FILE), publicKey.export({ type: 'spki', format: 'pem' }), {
    mode: 0o644,
  });
  return signingKeyOf(privateKey);
}

/** Public keys (PEM) to trust: every `*.public.pem` of the key folder; none when the folder does not exist. */
export async function readPublicKeys(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.public.pem')).sort();
  return Promise.all(files.map((name) => readFile(path.join(folder, name), 'utf8')));
}

function signingKeyOf(privateKey: KeyObject): SigningKey {
  return { keyId: keyIdOf(createPublicKey(privateKey)), privateKey };
}
