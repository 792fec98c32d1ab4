import { createHash, randomBytes } from 'node:crypto';
import { isNamed, teamSchema } from '../owners/owners-document';
import type { Team, TrustedCi } from '../owners/owners-document';
import { changeTeams, checked, requireTeam, withTeam } from './change-teams';
import type { RegistryContext } from './registry-context';

type TokenRequest = { team: string; who: string; remote: string; days: number };

const MOST_DAYS = 366;
const DAY_MS = 86_400_000;

/**
 * A token by which the service knows a member, for one remote, until it expires. It is given once: the registry keeps
 * the hash of its secret alone.
 */
export async function issueToken(context: RegistryContext, request: TokenRequest) {
  const { team, who, remote, days } = request;
  if (!(days > 0 && days <= MOST_DAYS)) throw new Error(`--days takes a number up to ${MOST_DAYS}`);
  const [id, secret] = [randomBytes(8).toString('hex'), randomBytes(32).toString('base64url')];
  const expiresAt = new Date(Date.now() + days * DAY_MS).toISOString();
  await changeTeams(context, { team, command: 'token', reason: `${id} of ${who}` }, ({ owners }) => {
    const present = requireTeam(owners, team);
    requireMember(present, { who, remotes: [remote] });
    const tokens = { ...present.tokens, [id]: { who, remote, hash: secretHash(secret), expiresAt } };
    return { owners: withTeam(owners, team, checked(teamSchema, { ...present, tokens })) };
  });
  return { id, expiresAt, token: `plt_${id}_${secret}` };
}

/** Ends a token before its time. */
export async function endToken(
  context: RegistryContext,
  { team, id }: { team: string; id: string },
): Promise<void> {
  await changeTeams(context, { team, command: 'end-token', reason: id }, ({ owners }) => {
    const present = requireTeam(owners, team);
    if (!Object.hasOwn(present.tokens, id)) throw new Error(`${team} has no token ${id}`);
    const tokens = Object.fromEntries(Object.entries(present.tokens).filter(([other]) => other !== id));
    return { owners: withTeam(owners, team, { ...present, tokens }) };
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
    const others = Object.entries(present.ci).filter(([member]) => member !== who);
    const entry: [string, TrustedCi][] = trusted ? [[who, trusted]] : [];
    const ci = Object.fromEntries([...others, ...entry]);
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
