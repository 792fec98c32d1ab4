import { createRemoteJWKSet, jwtVerify } from 'jose';
import type { JWTPayload, JWTVerifyGetKey } from 'jose';
import * as client from 'openid-client';
import type { GoogleSettings } from '../../../settings/config';
import { fingerprint } from '../../../kit/digests';

/** What a person told the provider, proved by a signed ID token. */
export type IdentityClaims = {
  issuer: string;
  subject: string;
  email: string | undefined;
  isEmailVerified: boolean;
  name: string | undefined;
};

/** What an ID token says. `hash` stands for the token, until it `endsAt`. */
export type Credential = { claims: IdentityClaims; hash: string; endsAt: Date };

/** What must survive the visit to the provider, in the browser that makes it. */
export type Visit = { state: string; nonce: string; codeVerifier: string };

/** A credential from a page may be this old; ours carry a nonce and need no such rule. */
const CREDENTIAL_MAX_AGE = '10 minutes';
const TIMEOUT_SECONDS = 10;

export type GoogleProvider = ReturnType<typeof createGoogleProvider>;

type Discovery = { configuration: client.Configuration; keys: JWTVerifyGetKey };

/** OpenID Connect with PKCE, state and nonce. */
export function createGoogleProvider(settings: GoogleSettings) {
  const discover = createDiscovery(settings);

  return {
    /** Where to send the browser, and what to keep for its return. */
    begin: async (redirectUri: string): Promise<{ url: string; visit: Visit }> => {
      const { configuration } = await discover();
      const visit = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        codeVerifier: client.randomPKCECodeVerifier(),
      };
      const url = client.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: visit.state,
        nonce: visit.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(visit.codeVerifier),
        code_challenge_method: 'S256',
        prompt: 'select_account',
      });
      return { url: url.href, visit };
    },

    /** Exchanges the code in `currentUrl`; rejects unless state, PKCE, nonce, issuer, audience, end and signature fit. */
    finish: async (
      currentUrl: URL,
      { state, nonce, codeVerifier }: Visit,
    ): Promise<IdentityClaims | undefined> => {
      const { configuration } = await discover();
      const tokens = await client.authorizationCodeGrant(configuration, currentUrl, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      return claims && claimsOf(claims);
    },

    /** The claims of an ID token that a page obtained itself; rejects unless issuer, audience, end and signature fit. */
    verify: async (credential: string): Promise<Credential> => {
      const { configuration, keys } = await discover();
      const { payload } = await jwtVerify(credential, keys, {
        issuer: configuration.serverMetadata().issuer,
        audience: settings.clientId,
        algorithms: ['RS256', 'PS256', 'ES256', 'EdDSA'],
        requiredClaims: ['sub', 'exp', 'iat'],
        maxTokenAge: CREDENTIAL_MAX_AGE,
      });
      return { claims: claimsOf(payload), hash: hashOf(credential), endsAt: endOf(payload) };
    },
  };
}

/** Fetches the provider's metadata at the first use and keeps it; a failure is not kept. */
function createDiscovery(settings: GoogleSettings): () => Promise<Discovery> {
  let discovered: Promise<Discovery> | undefined;
  return () => {
    discovered ??= fetchConfiguration(settings).catch((error: unknown) => {
      discovered = undefined;
      throw error;
    });
    return discovered;
  };
}

async function fetchConfiguration({ issuer, clientId, clientSecret }: GoogleSettings): Promise<Discovery> {
  const isInsecure = issuer.startsWith('http:');
  const configuration = await client.discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: TIMEOUT_SECONDS,
    // Only outside production, which refuses such an issuer at start-up.
    ...(isInsecure && { execute: [client.allowInsecureRequests] }),
  });
  // Off by default, because the ID token came over TLS from the provider itself.
  client.enableNonRepudiationChecks(configuration);
  const { jwks_uri: keysUrl = '' } = configuration.serverMetadata();
  return { configuration, keys: createRemoteJWKSet(new URL(keysUrl)) };
}

/** The hash is of what is signed alone: a signature can be spelt in several ways. */
function hashOf(credential: string): string {
  return fingerprint(credential.split('.').slice(0, 2).join('.'));
}

function endOf({ exp = 0 }: JWTPayload): Date {
  return new Date(exp * 1000);
}

function claimsOf(payload: JWTPayload): IdentityClaims {
  const text = (name: string) =>
    typeof payload[name] === 'string' && payload[name] !== '' ? payload[name] : undefined;
  return {
    issuer: payload.iss ?? '',
    subject: payload.sub ?? '',
    email: text('email'),
    isEmailVerified: payload['email_verified'] === true,
    name: text('name'),
  };
}
