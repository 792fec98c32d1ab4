import { z } from 'zod';
import { readTeams } from '../publishing/teams';
import { askService } from '../service/client';
import { shownTeams, shownTeamsSchema, TEAM_CALLS } from '../service/team-calls';
import { open, openToRead, serviceOf } from './command';
import type { Call } from './command';

type TeamCall = { team: string; call: keyof typeof TEAM_CALLS };

/** Has a call about a team done by the service that the environment names, or here, with the key. */
export async function askTeam(env: Call['env'], { team, call }: TeamCall, given: object): Promise<unknown> {
  const site = serviceOf(env);
  if (site === undefined) return TEAM_CALLS[call].run(await open(env), { team, given });
  return askService({ site, env, path: `teams/${encodeURIComponent(team)}/${call}`, json: given });
}

const teamsSchema = z.object({ teams: shownTeamsSchema });

/** What each team has. */
export async function askTeams(env: Call['env']): Promise<z.infer<typeof shownTeamsSchema>> {
  const site = serviceOf(env);
  if (site === undefined) return shownTeams(await readTeams(await openToRead(env)));
  return teamsSchema.parse(await askService({ site, env, path: 'teams', isRead: true })).teams;
}
