import { z } from 'zod';

/** What a member may do with the remotes of the team. A canary and a preview link are of whoever may publish. */
export const ROLES = ['publish', 'promote', 'rollback', 'disable'] as const;
export type Role = (typeof ROLES)[number];

/** `rental`: how commands and the log name a team. */
export const teamIdSchema = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,39}$/, 'a team is named by small letters, digits and -');

/** `mf-rental` stands for the remote of that name and for every `mf-rental-…`. */
const prefixSchema = z
  .string()
  .regex(/^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'a name begins with mf-, as in mf-rental');

/** `/rental` stands for that page and all below it. */
const spaceSchema = z
  .string()
  .regex(/^(\/[a-z0-9][a-z0-9-]*)+$/, 'a path is of small letters, digits and -, as in /rental, with no :part');

/** Somebody, as a token or the CI proves it, or as the name in the log. */
const whoSchema = z
  .string()
  .regex(/^[a-z0-9][\w.@:/+-]{0,119}$/i, 'a member is named by letters, digits and . @ : / + -');

export const teamSchema = z.strictObject({
  /** As people read it. */
  title: z.string().trim().min(1).max(80),
  names: z.array(prefixSchema).min(1, 'a team has one name at least: --names mf-rental'),
  paths: z.array(spaceSchema),
  members: z.record(whoSchema, z.array(z.enum(ROLES)).min(1)),
});
export type Team = z.infer<typeof teamSchema>;

/** Who owns what. What no team owns is the operator's, and so is everything where there is no team. */
export const ownersSchema = z.strictObject({ teams: z.record(teamIdSchema, teamSchema) });
export type Owners = z.infer<typeof ownersSchema>;

export const NO_TEAMS: Owners = { teams: {} };

type OwningTeam = Team & { id: string };

/** The team that a remote of this name is of; undefined: the operator. */
export function teamOf({ teams }: Owners, name: string): OwningTeam | undefined {
  const [id, team] = Object.entries(teams).find(([, { names }]) => isNamed(names, name)) ?? [];
  return id !== undefined && team ? { id, ...team } : undefined;
}

export function isNamed(prefixes: readonly string[], name: string): boolean {
  return prefixes.some((prefix) => name === prefix || name.startsWith(`${prefix}-`));
}
