import { z } from 'zod';

/** What a member may do with the remotes of the team. A canary and a preview link are of whoever may publish. */
export const ROLES = ['publish', 'promote', 'rollback', 'disable'] as const;
export type Role = (typeof ROLES)[number];

/** Ten a day until gc may delete them. */
const BUILDS_KEPT = 300;
const MEGABYTES_KEPT = 500;

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
  .regex(
    /^(\/[a-z0-9][a-z0-9-]*)+$/,
    'a path is of small letters, digits and -, as in /rental, with no :part',
  );

/** Somebody, as a token or the CI proves it, or as the name in the log. */
const whoSchema = z
  .string()
  .regex(/^[a-z0-9][\w.@:/+-]{0,119}$/i, 'a member is named by letters, digits and . @ : / + -');

const HOSTS_HERE = ['localhost', '127.0.0.1', '[::1]'];

/** The shown part of a token; of the secret part only the hash is kept. */
export const tokenIdSchema = z.string().regex(/^[0-9a-f]{16}$/);
export const tokenSchema = z.strictObject({
  who: whoSchema,
  remote: prefixSchema,
  /** SHA-256 of the secret. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  expiresAt: z.iso.datetime(),
});

/** `claims`: what an identity of that issuer has to say, to the letter: the repository by its number, and from where. */
const ciSchema = z.strictObject({
  issuer: z.url().refine(isReachedSafely, 'an issuer begins with https://'),
  claims: z
    .record(z.string().regex(/^[a-z_]+$/), z.string().min(1))
    .refine(
      isNarrow,
      'name the repository by its number, and ref or environment: repository_id=1,ref=refs/heads/main',
    ),
  remotes: z.array(prefixSchema).min(1),
});
export type TrustedCi = z.infer<typeof ciSchema>;

function isReachedSafely(issuer: string): boolean {
  if (!URL.canParse(issuer)) return false;
  const { protocol, hostname } = new URL(issuer);
  return protocol === 'https:' || HOSTS_HERE.includes(hostname);
}

/** Names of repositories and owners can be given up and taken by somebody else, their numbers cannot. */
function isNarrow(claims: Readonly<Record<string, string>>): boolean {
  const has = (claim: string) => Object.hasOwn(claims, claim);
  return (has('repository_id') || has('project_id')) && (has('ref') || has('environment'));
}

export const teamSchema = z.strictObject({
  /** As people read it. */
  title: z.string().trim().min(1).max(80),
  names: z.array(prefixSchema).min(1, 'a team has one name at least: --names mf-rental'),
  paths: z.array(spaceSchema),
  /** How many builds of it are kept at a time; gc makes room. */
  builds: z.number().int().min(1).max(100_000).default(BUILDS_KEPT),
  /** Most that its builds weigh together, with their compressed copies. */
  megabytes: z.number().positive().max(1_000_000).default(MEGABYTES_KEPT),
  /** What it brings has to have been mounted in a browser. */
  verified: z.boolean().default(false),
  members: z.record(whoSchema, z.array(z.enum(ROLES)).min(1)),
  /** How members prove who they are to the service. */
  tokens: z.record(tokenIdSchema, tokenSchema).default({}),
  /** Member → the repository whose runs are that member. */
  ci: z.record(whoSchema, ciSchema).default({}),
});
export type Team = z.infer<typeof teamSchema>;

/**
 * Who owns what. What no team owns is the operator's, and so is everything where there is no team. `operators`: tokens of
 * whoever changes teams over the network.
 */
export const ownersSchema = z.strictObject({
  teams: z.record(teamIdSchema, teamSchema),
  operators: z.record(tokenIdSchema, tokenSchema.omit({ remote: true })).default({}),
});
export type Owners = z.infer<typeof ownersSchema>;

export const NO_TEAMS: Owners = { teams: {}, operators: {} };

type OwningTeam = Team & { id: string };

/** The team that a remote of this name is of; undefined: the operator. */
export function teamOf({ teams }: Owners, name: string): OwningTeam | undefined {
  const [id, team] = Object.entries(teams).find(([, { names }]) => isNamed(names, name)) ?? [];
  return id !== undefined && team ? { id, ...team } : undefined;
}

export function isNamed(prefixes: readonly string[], name: string): boolean {
  return prefixes.some((prefix) => name === prefix || name.startsWith(`${prefix}-`));
}
