import { z } from 'zod';
import { ROLES } from '../owners/owners-document';
import type { Role } from '../owners/owners-document';
import { askTeam, askTeams } from './ask-team';
import { listOf, needReason, needTeam, numberOf, UsageError } from './command';
import type { Command } from './command';

const revokedSchema = z.object({
  forgotten: z.array(z.object({ name: z.string(), contentHash: z.string() })),
});

/** Commands of the operator: who owns what, and who may do what there. */
export const TEAM_COMMANDS: Record<string, Command> = {
  async invite({ env, print, args, options }) {
    const { team } = needTeam(args);
    const { names, paths, title } = options;
    const verified = options.verified === undefined ? undefined : isYes(options.verified);
    const builds = options.builds === undefined ? undefined : numberOf(options, 'builds');
    const given = { names: listOf(names), paths: listOf(paths), title, builds, verified };
    await askTeam(env, { team, call: 'invite' }, given);
    print(`${team} is invited.`);
  },

  async member({ env, print, args, options }) {
    const { team, second: who } = needTeam(args, 'member');
    const roles = rolesOf(options.roles);
    await askTeam(env, { team, call: 'member' }, { who, roles });
    print(
      roles.length > 0 ? `${who} may ${roles.join(', ')} in ${team}.` : `${who} is no member of ${team}.`,
    );
  },

  async quota({ env, print, args, options }) {
    const { team } = needTeam(args);
    const megabytes = numberOf(options, 'megabytes');
    await askTeam(env, { team, call: 'quota' }, { megabytes, reason: needReason(options) });
    print(`${team} may keep ${megabytes} MB.`);
  },

  async 'rename-team'({ env, print, args }) {
    const { team, second: to } = needTeam(args, 'new name');
    await askTeam(env, { team, call: 'rename' }, { to });
    print(`${team} is ${to} now.`);
  },

  async 'remove-team'({ env, print, args, options }) {
    const { team } = needTeam(args);
    await askTeam(env, { team, call: 'remove' }, { reason: needReason(options) });
    print(`${team} is removed.`);
  },

  async revoke({ env, print, args, options }) {
    const { team } = needTeam(args);
    const answer = await askTeam(env, { team, call: 'revoke' }, { reason: needReason(options) });
    for (const { name, contentHash } of revokedSchema.parse(answer).forgotten)
      print(`forgot ${name}@${contentHash.slice(0, 12)}`);
    print(`${team} has no members, canaries or links any more, and its remotes are disabled.`);
  },

  async teams({ env, print }) {
    const teams = await askTeams(env);
    for (const [
      id,
      { title, names, paths, builds, megabytes, verified, members, tokens, ci },
    ] of Object.entries(teams).sort()) {
      print(
        `${id.padEnd(14)} ${title}: ${[...names, ...paths].join(', ')}; ${builds} builds, ${megabytes} MB${verified ? ', verified' : ''}`,
      );
      for (const [who, roles] of Object.entries(members)) print(`  ${who}: ${roles.join(', ')}`);
      for (const [token, { who, remote, expiresAt }] of Object.entries(tokens))
        print(`  token ${token}: ${who}, ${remote}, until ${expiresAt}`);
      for (const [who, { issuer, claims, remotes }] of Object.entries(ci))
        print(`  ci ${who}: ${remotes.join(', ')}, ${issuer} ${JSON.stringify(claims)}`);
    }
    if (Object.keys(teams).length === 0) print('No teams: the operator owns all.');
  },
};

function isYes(text: string): boolean {
  if (text !== 'yes' && text !== 'no') throw new UsageError(`--verified takes yes or no`);
  return text === 'yes';
}

function rolesOf(text: string | undefined): Role[] {
  if (text === undefined) throw new UsageError(`--roles is missing: ${ROLES.join(', ')}, or none`);
  if (text === 'none') return [];
  return (listOf(text) ?? []).map((role) => {
    const found = ROLES.find((known) => known === role);
    if (!found) throw new UsageError(`there is no role ${role}; roles: ${ROLES.join(', ')}, or none`);
    return found;
  });
}
