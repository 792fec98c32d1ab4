import { createHash, createPublicKey, sign, verify } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { registryDocumentSchema } from '@plumbline/shared-schema/platform';
import type { RegistryDocument } from '@plumbline/shared-schema/platform';
import { signedDocumentSchema } from '@plumbline/shared-schema/signed-document';
import type { SignedDocument } from '@plumbline/shared-schema/signed-document';
import { z } from 'zod';
import { canonicalJson } from './canonical-json';

const sha256Schema = z.string().regex(/^[0-9a-f]{64}$/);

/** What the log held at the end of a day: the entries that no head before names, by their SHA-256. */
const logHeadSchema = z.strictObject({
  document: z.literal('log-head'),
  until: z.iso.date(),
  /** SHA-256 of the text of the head before. */
  previous: sha256Schema.nullable(),
  entries: z.array(sha256Schema),
});
export type LogHead = z.infer<typeof logHeadSchema>;

/** The right to change what is live. Stays in the key folder and in this process. */
export type SigningKey = { keyId: string; privateKey: KeyObject };

/** Signs the canonical JSON of a registry document, or of a head of the log, with Ed25519. */
export function signDocument(
  document: RegistryDocument | LogHead,
  keys: readonly SigningKey[],
): SignedDocument {
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
  return registryDocumentSchema.parse(openSigned(text, publicKeys));
}

/** The same for a head of the log; neither can be taken for the other. */
export function openSignedHead(text: string, publicKeys: readonly string[]): LogHead {
  return logHeadSchema.parse(openSigned(text, publicKeys));
}

/** A head whose signature does not matter, since a genuine one names it by its hash. */
export function readHead(text: string): LogHead {
  return logHeadSchema.parse(signedDocumentSchema.parse(JSON.parse(text)).document);
}

function openSigned(text: string, publicKeys: readonly string[]): unknown {
  const { document, signatures } = signedDocumentSchema.parse(JSON.parse(text));
  const bytes = Buffer.from(canonicalJson(document));
  const trusted = new Map(publicKeys.map((pem) => [keyIdOf(createPublicKey(pem)), pem]));
  const isSigned = signatures.some(({ keyId, signature }) => {
    const pem = trusted.get(keyId);
    return pem !== undefined && verify(null, bytes, pem, Buffer.from(signature, 'base64'));
  });
  if (!isSigned) throw new Error('the registry document is not signed by a trusted key');
  return document;
}

/** Short public name of a key: the start of the SHA-256 of its public half. */
export function keyIdOf(publicKey: KeyObject): string {
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(spki).digest('hex').slice(0, 16);
}
