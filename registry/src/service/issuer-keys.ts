import { createRemoteJWKSet } from 'jose';
import type { JWTVerifyGetKey } from 'jose';
import { z } from 'zod';

export type KeysOfIssuer = (issuer: string) => Promise<JWTVerifyGetKey>;

const ANSWER_MS = 5000;
/** Between two looks at the keys of an issuer for one that is not known. */
const COOLDOWN_MS = 30_000;
const discoverySchema = z.object({ issuer: z.string(), jwks_uri: z.url() });

/**
 * The public keys of issuers, found as OpenID Connect says and kept. Ask for issuers that a team trusts alone: the
 * address is asked.
 */
export function issuerKeys(): KeysOfIssuer {
  const known = new Map<string, Promise<JWTVerifyGetKey>>();
  return (issuer) => {
    const keys = known.get(issuer) ?? discover(issuer);
    known.set(issuer, keys);
    keys.catch(() => known.delete(issuer));
    return keys;
  };
}

async function discover(issuer: string): Promise<JWTVerifyGetKey> {
  const url = `${issuer.replace(/\/+$/, '')}/.well-known/openid-configuration`;
  const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(ANSWER_MS) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  const { issuer: said, jwks_uri } = discoverySchema.parse(await answer.json());
  if (said !== issuer) throw new Error(`${url} speaks for ${said}`);
  return createRemoteJWKSet(new URL(jwks_uri), {
    cooldownDuration: COOLDOWN_MS,
    timeoutDuration: ANSWER_MS,
  });
}
