import { createHash, timingSafeEqual } from 'node:crypto';
import { decodeJwt, errors, jwtVerify } from 'jose';
import type { JWTPayload } from 'jose';
import type { Owners, TrustedCi } from '../owners/owners-document';
import { secretHash } from '../publishing/proofs';
import type { RegistryContext } from '../publishing/registry-context';
import type { ArtifactStore } from '../store/artifact-store';
import type { KeysOfIssuer } from './issuer-keys';

/** Nobody is known by what was brought; the text says why, and nothing about others. */
export class UnknownIdentityError extends Error {
  constructor(why: string) {
    super(`Nobody is known by that: ${why}.`);
    this.name = 'UnknownIdentityError';
  }
}

/** A member, for these remotes alone, and how it was proven; or an operator. */
export type Identity = { who: string } & (
  { member: NonNullable<RegistryContext['member']> } | { operator: NonNullable<RegistryContext['operator']> }
);

type Means = {
  owners: Owners;
  keysOf: KeysOfIssuer;
  /** Whom an identity of the CI has to be made for: the address of this service. */
  audience: string;
  once: ArtifactStore['once'];
};

const TOKEN = /^plt_([0-9a-f]{16})_([\w-]{43})$/;
const LONGEST = 8192;
/** A run asks for a new identity for each request, so an old one is somebody else's. */
const MOST_AGE = '10m';
const CLOCKS_S = 5;
/** What the history keeps of a run. */
const KEPT_CLAIMS = [
  'repository',
  'repository_id',
  'project_path',
  'project_id',
  'ref',
  'sha',
  'environment',
  'workflow_ref',
  'job_workflow_ref',
  'ci_config_ref_uri',
  'run_id',
  'pipeline_id',
  'actor',
  'user_login',
];

/** Who brings this `Authorization`: by a token of the registry, or an identity that a CI signed for this run. */
export async function identify(authorization: string | undefined, means: Means): Promise<Identity> {
  const [, bearer = ''] = /^Bearer ([\w.-]+)$/i.exec(authorization ?? '') ?? [];
  if (bearer === '' || bearer.length > LONGEST)
    throw new UnknownIdentityError('bring a token (Authorization: Bearer …)');
  const [, id, secret] = TOKEN.exec(bearer) ?? [];
  return id !== undefined && secret !== undefined
    ? byToken(means.owners, { id, secret })
    : byRun(bearer, means);
}

function byToken({ teams, operators }: Owners, { id, secret }: { id: string; secret: string }): Identity {
  const known = [
    ...Object.entries(teams).flatMap(([team, { tokens }]) =>
      tokenIn(tokens, id).map((token) => ({
        ...token,
        rights: { member: { team, only: [token.remote], proof: { kind: 'token' as const, id } } },
      })),
    ),
    ...tokenIn(operators, id).map((token) => ({ ...token, rights: { operator: { id } } })),
  ];
  const hash = Buffer.from(secretHash(secret));
  const token = known.find((candidate) => timingSafeEqual(Buffer.from(candidate.hash), hash));
  if (!token) throw new UnknownIdentityError('there is no such token');
  if (Date.parse(token.expiresAt) <= Date.now())
    throw new UnknownIdentityError(`the token expired at ${token.expiresAt}`);
  return { who: token.who, ...token.rights };
}

function tokenIn<Token>(tokens: Readonly<Record<string, Token>>, id: string): Token[] {
  const token = Object.hasOwn(tokens, id) ? tokens[id] : undefined;
  return token === undefined ? [] : [token];
}

async function byRun(jwt: string, means: Means): Promise<Identity> {
  const issuer = issuerOf(jwt);
  const trusted = Object.entries(means.owners.teams)
    .flatMap(([team, { ci }]) => Object.entries(ci).map(([who, run]) => ({ team, who, ...run })))
    .filter((run) => run.issuer === issuer);
  if (trusted.length === 0) throw new UnknownIdentityError('nobody is known by this issuer');
  const payload = await verified(jwt, { issuer, ...means });
  const run = trusted.find(({ claims }) => fits(payload, claims));
  if (!run) throw new UnknownIdentityError('nobody is known by this repository, branch and environment');
  await requireFirstUse(payload, { issuer, ...means });
  const proof = { kind: 'ci' as const, issuer, claims: keptClaims(payload) };
  return { who: run.who, member: { team: run.team, only: run.remotes, proof } };
}

function issuerOf(jwt: string): string {
  try {
    return decodeJwt(jwt).iss ?? '';
  } catch {
    throw new UnknownIdentityError('it is neither a token nor the identity of a run');
  }
}

type WithIssuer = Pick<Means, 'keysOf' | 'audience' | 'once'> & { issuer: string };

async function verified(jwt: string, { issuer, audience, keysOf }: WithIssuer): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(jwt, await keysOf(issuer), {
      issuer,
      audience,
      algorithms: ['RS256', 'ES256'],
      maxTokenAge: MOST_AGE,
      clockTolerance: CLOCKS_S,
      requiredClaims: ['jti', 'sub', 'exp', 'iat'],
    });
    return payload;
  } catch (error) {
    if (error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError)) throw error;
    throw new UnknownIdentityError(error.message);
  }
}

function fits(payload: JWTPayload, claims: TrustedCi['claims']): boolean {
  return Object.entries(claims).every(([claim, value]) => textOf(payload, claim) === value);
}

async function requireFirstUse({ jti, iat = 0 }: JWTPayload, { issuer, once }: WithIssuer): Promise<void> {
  const day = new Date(iat * 1000).toISOString().slice(0, 10);
  const mark = createHash('sha256')
    .update(JSON.stringify([issuer, jti]))
    .digest('hex');
  if (!(await once(day, mark)))
    throw new UnknownIdentityError(
      'this identity was used before: ask the CI for a new one for each request',
    );
}

function keptClaims(payload: JWTPayload): Record<string, string> {
  return Object.fromEntries(
    KEPT_CLAIMS.flatMap((claim) => {
      const text = textOf(payload, claim);
      return text === undefined ? [] : [[claim, text] as const];
    }),
  );
}

/** Numbers of repositories are texts at one issuer and numbers at another. */
function textOf(payload: JWTPayload, claim: string): string | undefined {
  const value = Object.hasOwn(payload, claim) ? payload[claim] : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
