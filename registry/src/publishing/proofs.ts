import { createHash, randomBytes } from 'node:crypto';
import { isNamed, ownersSchema, teamSchema } from '../owners/owners-document';
import type { Team, TrustedCi } from '../owners/owners-document';
import { changeTeams, checked, requireTeam, without, withTeam } from './change-teams';
import type { RegistryContext } from './registry-context';

/** `token` is told this once. */
type IssuedToken = { id: string; expiresAt: string; token: string };
type TokenRequest = { team: string; who: string; remote: string; days: number };

const MOST_DAYS = 366;
const DAY_MS = 86_400_000;

/**
 * A token by which the service knows a member, for one remote, until it expires. It is given once: the registry keeps
 * the hash of its secret alone.
 */
export async function issueToken(context: RegistryContext, request: TokenRequest): Promise<IssuedToken> {
  const { team, who, remote, days } = request;
  const { id, token, hash, expiresAt } = aToken(days);
  await changeTeams(context, { team, command: 'token', reason: `${id} of ${who}` }, ({ owners }) => {
    const present = requireTeam(owners, team);
    requireMember(present, { who, remotes: [remote] });
    const tokens = { ...present.tokens, [id]: { who, remote, hash, expiresAt } };
    return { owners: withTeam(owners, team, checked(teamSchema, { ...present, tokens })) };
  });
  return { id, expiresAt, token };
}

/** A token by which the service knows an operator, who changes teams by it and nothing else. It takes the key. */
export async function issueOperatorToken(
  context: RegistryContext,
  { who, days }: { who: string; days: number },
): Promise<IssuedToken> {
  const { id, token, hash, expiresAt } = aToken(days);
  await changeTeams(context, { command: 'operator', reason: `${id} of ${who}` }, ({ owners }) => {
    const operators = { ...owners.operators, [id]: { who, hash, expiresAt } };
    return { owners: checked(ownersSchema, { ...owners, operators }) };
  });
  return { id, expiresAt, token };
}

export async function endOperatorToken(context: RegistryContext, id: string): Promise<void> {
  await changeTeams(context, { command: 'end-operator', reason: id }, ({ owners }) => {
    if (!Object.hasOwn(owners.operators, id)) throw new Error(`no operator has a token ${id}`);
    return { owners: { ...owners, operators: without(owners.operators, id) } };
  });
}

function aToken(days: number) {
  if (!(days > 0 && days <= MOST_DAYS)) throw new Error(`--days takes a number up to ${MOST_DAYS}`);
  const [id, secret] = [randomBytes(8).toString('hex'), randomBytes(32).toString('base64url')];
  const expiresAt = new Date(Date.now() + days * DAY_MS).toISOString();
  return { id, token: `plt_${id}_${secret}`, hash: secretHash(secret), expiresAt };
}

/** Ends a token before its time. */
export async function endToken(
  context: RegistryContext,
  { team, id }: { team: string; id: string },
): Promise<void> {
  await changeTeams(context, { team, command: 'end-token', reason: id }, ({ owners }) => {
    const present = requireTeam(owners, team);
    if (!Object.hasOwn(present.tokens, id)) throw new Error(`${team} has no token ${id}`);
    return { owners: withTeam(owners, team, { ...present, tokens: without(present.tokens, id) }) };
  });
}

/** Takes runs of a repository for a member, or, without `ci`, no longer. */
export async function trustCi(
  context: RegistryContext,
  { team, who, ci: trusted }: { team: string; who: string; ci: TrustedCi | undefined },
): Promise<void> {
  await changeTeams(context, { team, command: 'trust-ci', reason: who }, ({ owners }) => {
    const present = requireTeam(owners, team);
    if (trusted) requireMember(present, { who, remotes: trusted.remotes });
    const ci = { ...without(present.ci, who), ...(trusted && { [who]: trusted }) };
    return { owners: withTeam(owners, team, checked(teamSchema, { ...present, ci })) };
  });
}

export function secretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

function requireMember(team: Team, { who, remotes }: { who: string; remotes: readonly string[] }): void {
  if (!Object.hasOwn(team.members, who)) throw new Error(`${who} is no member: "member <team> ${who}" first`);
  const foreign = remotes.find((remote) => !isNamed(team.names, remote));
  if (foreign !== undefined)
    throw new Error(`${foreign} is not a name of the team: ${team.names.join(', ')}`);
}
