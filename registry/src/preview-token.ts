import { createPublicKey, sign, verify } from 'node:crypto';
import { z } from 'zod';
import type { SigningKey } from './signing';

const linkSchema = z.strictObject({
  remote: z.string().regex(/^mf-[a-z][a-z0-9-]*$/),
  contentHash: z.string().regex(/^[0-9a-f]{16,64}$/),
  /** Of the registry document that was live when the link was made; links of before this was written say none. */
  sequence: z.number().int().optional(),
  expiresAt: z.iso.datetime(),
});

/** What a preview link shows: one stored build of one remote, until an instant (ISO 8601). Never an address. */
export type PreviewLink = z.infer<typeof linkSchema>;

/** `expired`: genuine, but its time is over. `invalid`: edited, or signed by nobody who is trusted. */
export type PreviewVerdict = { state: 'valid' | 'expired'; link: PreviewLink } | { state: 'invalid' };

/** Longer texts are refused before the expensive signature check. */
const LONGEST = 1024;

/** A token for `?preview=`: the link as base64url JSON, a dot, and its Ed25519 signature. */
export function createPreviewToken(link: PreviewLink, { privateKey }: SigningKey): string {
  const payload = Buffer.from(JSON.stringify(linkSchema.parse(link))).toString('base64url');
  return `${payload}.${sign(null, signedBytes(payload), privateKey).toString('base64url')}`;
}

/** Judges a token by the public keys (PEM) that are trusted now. Never throws on a token. */
export function verifyPreviewToken(token: string, publicKeys: readonly string[], now: Date): PreviewVerdict {
  const [payload, signature, ...rest] = token.length > LONGEST ? [] : token.split('.');
  if (!payload || !signature || rest.length > 0) return { state: 'invalid' };
  const bytes = signedBytes(payload);
  const seal = Buffer.from(signature, 'base64url');
  // Node's decoder ignores spare bits and foreign characters, but a link with any changed character must be refused.
  if (seal.toString('base64url') !== signature) return { state: 'invalid' };
  if (!publicKeys.some((pem) => verify(null, bytes, createPublicKey(pem), seal))) return { state: 'invalid' };
  const link = readLink(payload);
  if (!link) return { state: 'invalid' };
  return { state: Date.parse(link.expiresAt) > now.getTime() ? 'valid' : 'expired', link };
}

/** The prefix keeps a signed link from ever being taken for a signed registry document, or the other way round. */
function signedBytes(payload: string): Buffer {
  return Buffer.from(`plumbline-preview\n${payload}`);
}

function readLink(payload: string): PreviewLink | undefined {
  try {
    return linkSchema.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))).data;
  } catch {
    return undefined;
  }
}
