import { TEAM_COMMANDS } from '../store/artifact-store';
import type { AuditEntry } from '../store/artifact-store';
import { teamOf } from './owners-document';
import type { Owners, Role } from './owners-document';

/** What somebody wants to do, and with which packages. */
export type Act = { command: AuditEntry['command']; names: readonly string[] };

/**
 * Who wants it. `member`: proven to be of that team, for these remotes; `operator`: proven by this token. Without either
 * the signing key lies beside, so this is the operator, or a member that says so.
 */
export type Actor = {
  who: string;
  member?: { team: string; only: readonly string[] };
  operator?: { id: string };
};

/** Somebody may not do that; nothing was changed. */
export class NotAllowedError extends Error {
  constructor(reason: string) {
    super(`Not allowed: ${reason}.`);
    this.name = 'NotAllowedError';
  }
}

/** Commands without a role are the operator's alone. */
const ROLE_OF: Partial<Record<Act['command'], Role>> = {
  publish: 'publish',
  canary: 'publish',
  preview: 'publish',
  verdict: 'publish',
  promote: 'promote',
  rollback: 'rollback',
  'stop-canary': 'rollback',
  disable: 'disable',
  enable: 'disable',
};

/** What an operator does over the network: the rest takes the key. */
const BY_TOKEN: readonly Act['command'][] = TEAM_COMMANDS;

/** The reason against it; undefined when it may be done. */
export function reasonAgainst(owners: Owners, actor: Actor, { command, names }: Act): string | undefined {
  if (actor.operator) return reasonByToken(owners, actor.operator, command);
  if (isOperator(owners, actor)) return undefined;
  const role = ROLE_OF[command];
  if (!role || names.length === 0) return `${command} is for the operator of the registry`;
  return names.map((name) => reasonFor(owners, actor, { role, name })).find((reason) => reason !== undefined);
}

/** The token may have ended since it was shown. */
function reasonByToken({ operators }: Owners, { id }: { id: string }, command: Act['command']) {
  if (!Object.hasOwn(operators, id)) return 'this token of an operator has ended';
  return BY_TOKEN.includes(command) ? undefined : `${command} is for whoever holds the key of the registry`;
}

/** Whoever holds the key could sign anything: the judgement keeps people who say who they are to what they are. */
function isOperator({ teams }: Owners, { who, member }: Actor): boolean {
  return member === undefined && !Object.values(teams).some(({ members }) => Object.hasOwn(members, who));
}

function reasonFor(
  owners: Owners,
  { who, member }: Actor,
  { role, name }: { role: Role; name: string },
): string | undefined {
  if (member && !member.only.includes(name))
    return `this proof of identity is for ${member.only.join(', ')}, not for ${name}`;
  const team = teamOf(owners, name);
  if (!team) return `${name} belongs to the operator of the registry, not to a team of ${who}`;
  // Two teams may each have a member of that name.
  const isElsewhere = member !== undefined && member.team !== team.id;
  const roles = !isElsewhere && Object.hasOwn(team.members, who) ? team.members[who] : undefined;
  if (!roles) return `${who} is no member of ${team.id}, which owns ${name}`;
  return roles.includes(role) ? undefined : `${who} may not ${role} in ${team.id}, only ${roles.join(', ')}`;
}
