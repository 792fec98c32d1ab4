import type { RegistryDocument } from '@plumbline/shared-schema/platform';
import type { ZodType } from 'zod';
import { canonicalJson } from '../canonical-json';
import type { Owners, Team } from '../owners/owners-document';
import type { AuditEntry } from '../store/artifact-store';
import { changeLive } from './change-live';
import { writeNamed } from '../store/named-documents';
import { readOwners } from './owners';
import type { RegistryContext } from './registry-context';

export type Present = { owners: Owners; live: RegistryDocument };
type Next = { owners: Owners } & Partial<Pick<RegistryDocument, 'packages' | 'endedLinks'>>;
/** `team`: absent where it is about no team. */
type TeamChange = Pick<AuditEntry, 'command' | 'team' | 'limit'> & { reason?: string };

/** Changes who owns what: the owners document first, then the registry document that names it. */
export function changeTeams(
  context: RegistryContext,
  { team, command, limit, reason }: TeamChange,
  decide: (present: Present) => Next | Promise<Next>,
): Promise<RegistryDocument> {
  const act = { command, names: [], ...(team !== undefined && { team }), ...(limit && { limit }) };
  return changeLive(context, act, async (live) => {
    if (live.sequence === 0) throw new Error('publish the shell first: teams own a part of what is live');
    const owners = await readOwners(context.store, live);
    const { owners: next, packages = live.packages, ...rest } = await decide({ owners, live });
    const isSame = canonicalJson(next) === canonicalJson(owners);
    if (isSame && !rest.endedLinks) return undefined;
    const more = { ...rest, owners: isSame ? live.owners : await writeNamed(context.store.owners, next) };
    return { reason: reason ?? null, packages, more };
  });
}

export function requireTeam({ teams }: Owners, team: string): Team {
  const present = Object.hasOwn(teams, team) ? teams[team] : undefined;
  if (present) return present;
  throw new Error(`there is no team ${team}; teams: ${Object.keys(teams).join(', ') || 'none'}`);
}

export function withTeam(owners: Owners, id: string, team: Team): Owners {
  return { ...owners, teams: { ...owners.teams, [id]: team } };
}

export function withoutTeam(owners: Owners, id: string): Owners {
  return { ...owners, teams: without(owners.teams, id) };
}

/** A record without one of its entries. */
export function without<Value>(record: Readonly<Record<string, Value>>, key: string): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([other]) => other !== key));
}

/** The value, in one line of what is wrong with it otherwise. */
export function checked<Value>(schema: ZodType<Value>, value: unknown): Value {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Error(parsed.error.issues.map(({ message }) => message).join('; '));
}
