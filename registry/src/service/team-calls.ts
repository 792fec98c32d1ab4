import { z } from 'zod';
import { ROLES, teamSchema, tokenIdSchema, tokenSchema } from '../owners/owners-document';
import type { Owners } from '../owners/owners-document';
import { setQuota } from '../publishing/limits';
import { endToken, issueToken, trustCi } from '../publishing/proofs';
import { inviteTeam, removeTeam, renameTeam, revokeTeam, setMember } from '../publishing/teams';
import { call, reason } from './calls';
import type { Call } from './calls';

/** The team that the address names. */
type OfTeam = { team: string };

const texts = z.array(z.string());
const who = z.string();
const TOKEN_DAYS = 90;

/** What an operator does with teams; the commands do the same on a folder. */
export const TEAM_CALLS = {
  invite: call(
    'Names and paths that are the team’s own from now on',
    z.strictObject({
      names: texts.optional(),
      paths: texts.optional(),
      title: z.string().optional(),
      builds: z.number().optional(),
      verified: z.boolean().optional(),
    }),
    async (operator, { team, given }) => {
      await inviteTeam(operator, { team, ...given });
      return { team };
    },
  ),
  member: call(
    'What somebody may do in the team; no roles: no member any more',
    z.strictObject({ who, roles: z.array(z.enum(ROLES)) }),
    async (operator, { team, given }) => {
      await setMember(operator, { team, ...given });
      return given;
    },
  ),
  quota: call(
    'How many megabytes the builds of the team may weigh together',
    z.strictObject({ megabytes: z.number(), reason }),
    async (operator, { team, given }) => {
      await setQuota(operator, { team, ...given });
      return { megabytes: given.megabytes };
    },
  ),
  rename: call(
    'Another name for the team',
    z.strictObject({ to: z.string() }),
    async (operator, { team, given }) => {
      await renameTeam(operator, { team, ...given });
      return { team: given.to };
    },
  ),
  remove: call(
    'Takes the team away, which has nothing on the site any more',
    z.strictObject({ reason }),
    async (operator, { team, given }) => {
      await removeTeam(operator, { team, ...given });
      return { team };
    },
  ),
  revoke: call(
    'Ends all that the team can do and has',
    z.strictObject({ reason }),
    async (operator, { team, given }) => ({ forgotten: await revokeTeam(operator, { team, ...given }) }),
  ),
  token: call(
    'A token of a member for one remote, told this once',
    z.strictObject({ who, remote: z.string(), days: z.number().default(TOKEN_DAYS) }),
    (operator, { team, given }) => issueToken(operator, { team, ...given }),
  ),
  'end-token': call('Ends a token', z.strictObject({ id: z.string() }), async (operator, { team, given }) => {
    await endToken(operator, { team, ...given });
    return given;
  }),
  'trust-ci': call(
    'Takes runs of a repository for a member; without `ci`, no longer',
    z.strictObject({
      who,
      ci: z
        .strictObject({ issuer: z.string(), claims: z.record(z.string(), z.string()), remotes: texts })
        .optional(),
    }),
    async (operator, { team, given }) => {
      await trustCi(operator, { team, who: given.who, ci: given.ci });
      return { who: given.who };
    },
  ),
} satisfies Record<string, Call<OfTeam>>;

/** Teams as an operator reads them: without the hashes of tokens. */
export const shownTeamsSchema = z.record(
  z.string(),
  teamSchema.extend({ tokens: z.record(tokenIdSchema, tokenSchema.omit({ hash: true })) }),
);

export function shownTeams({ teams }: Owners): z.infer<typeof shownTeamsSchema> {
  return Object.fromEntries(
    Object.entries(teams).map(([id, { tokens, ...team }]) => {
      const shown = Object.entries(tokens).map(([token, { hash: _hash, ...rest }]) => [token, rest] as const);
      return [id, { ...team, tokens: Object.fromEntries(shown) }];
    }),
  );
}
