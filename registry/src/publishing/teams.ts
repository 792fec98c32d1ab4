import type { RegistryDocument } from '@plumbline/shared-schema/platform';
import { readMember } from '../gate/proposed-set';
import { reasonsAgainstPaths, reasonsAgainstTeam } from '../owners/judge-space';
import { isNamed, teamIdSchema, teamOf, teamSchema } from '../owners/owners-document';
import type { Owners, Role, Team } from '../owners/owners-document';
import type { Refusal } from '../release/refusal';
import type { ArtifactRef, ArtifactStore } from '../store/artifact-store';
import { refuse } from './candidates';
import { changeTeams, checked, requireTeam, without, withoutTeam, withTeam } from './change-teams';
import type { Present } from './change-teams';
import { readOwners } from './owners';
import { withoutCanary } from './packages';
import { readLive, signatureOf } from './registry-context';
import type { RegistryContext } from './registry-context';

type Invitation = {
  team: string;
  names?: string[];
  paths?: string[];
  title?: string;
  builds?: number;
  verified?: boolean;
};

/** Every build is older than this: clocks differ, and nothing of a team is to be spared for its youth. */
const AHEAD_MS = 86_400_000;

/** What each team has, as it holds now. */
export async function readTeams(context: RegistryContext): Promise<Owners> {
  return readOwners(context.store, await readLive(context));
}

/**
 * Gives a team the names and paths that are its own from now on, or other ones than it had; a new one for which no paths
 * are said gets that of each name. Refused where another team or the site has them, and where what is live does not fit.
 */
export async function inviteTeam(context: RegistryContext, invitation: Invitation): Promise<void> {
  const { team } = invitation;
  await changeTeams(context, { team, command: 'invite' }, async ({ owners, live }) => {
    const next = withTeam(owners, checked(teamIdSchema, team), invitedTeam(owners, invitation));
    const reasons = [...reasonsAgainstTeam(next, team), ...reasonsByToken(context, { owners, live }, next)];
    if (reasons.length > 0) throw new Error(`${team} cannot have that: ${reasons.join('; ')}`);
    refuse(await misplaced(context.store, { owners: next, live }));
    return { owners: next };
  });
}

/** Makes somebody a member with these roles; with none, no member any more. */
export async function setMember(
  context: RegistryContext,
  { team, who, roles }: { team: string; who: string; roles: Role[] },
): Promise<void> {
  await changeTeams(context, { team, command: 'member' }, ({ owners }) => {
    const present = requireTeam(owners, team);
    const members = { ...without(present.members, who), ...(roles.length > 0 && { [who]: roles }) };
    const left = roles.length > 0 ? present : withoutProofs(present, who);
    return { owners: withTeam(owners, team, checked(teamSchema, { ...left, members })) };
  });
}

/** Another name for commands and the log; names, paths and members stay. */
export async function renameTeam(
  context: RegistryContext,
  { team, to }: { team: string; to: string },
): Promise<void> {
  await changeTeams(context, { team, command: 'rename-team', reason: `now ${to}` }, ({ owners }) => {
    const present = requireTeam(owners, team);
    if (Object.hasOwn(owners.teams, to)) throw new Error(`there is a team ${to} already`);
    return { owners: withTeam(withoutTeam(owners, team), checked(teamIdSchema, to), present) };
  });
}

/** Takes a team away; what it published is disabled by then, and the operator's. */
export async function removeTeam(
  context: RegistryContext,
  { team, reason }: { team: string; reason: string },
): Promise<void> {
  await changeTeams(context, { team, command: 'remove-team', reason }, ({ owners, live }) => {
    requireTeam(owners, team);
    const shown = packagesOf(owners, live, team).filter((name) => !live.packages[name]?.disabled);
    if (shown.length > 0)
      throw new Error(`${team} has ${shown.join(', ')} on the site: "revoke ${team}", or disable them first`);
    return { owners: withoutTeam(owners, team) };
  });
}

/**
 * Ends all that a team can do and has: in one registry document its members, remotes, canaries and links, then its
 * builds, except those that the pages of its remotes need to say that they are off. Its names and paths stay its own. A
 * second call does what is left. Gives the builds that are gone.
 */
export async function revokeTeam(
  context: RegistryContext,
  { team, reason }: { team: string; reason: string },
): Promise<ArtifactRef[]> {
  const document = await changeTeams(context, { team, command: 'revoke', reason }, ({ owners, live }) => {
    const present = requireTeam(owners, team);
    const ended = packagesOf(owners, live, team).flatMap((name) => {
      const entry = live.packages[name];
      return entry ? [[name, { ...withoutCanary(entry), disabled: true }] as const] : [];
    });
    const links = present.names.map((name) => [name, live.sequence + 1] as const);
    return {
      owners: withTeam(owners, team, { ...present, members: {}, tokens: {}, ci: {} }),
      packages: { ...live.packages, ...Object.fromEntries(ended) },
      endedLinks: { ...live.endedLinks, ...Object.fromEntries(links) },
    };
  });
  return forgetBuilds(context, { team, reason, document });
}

type Forgotten = { team: string; reason: string; document: RegistryDocument };

async function forgetBuilds(
  context: RegistryContext,
  { team, reason, document }: Forgotten,
): Promise<ArtifactRef[]> {
  const { store } = context;
  const { names } = requireTeam(await readOwners(store, document), team);
  const deleted: ArtifactRef[] = [];
  for (const name of (await store.names()).filter((stored) => isNamed(names, stored))) {
    for (const contentHash of await store.list(name)) {
      if (document.packages[name]?.live.contentHash === contentHash) continue;
      const ref = { name, contentHash };
      if (await store.remove(ref, new Date(Date.now() + AHEAD_MS))) deleted.push(ref);
    }
  }
  if (deleted.length === 0) return deleted;
  const at = new Date().toISOString();
  const { sequence } = document;
  const by = signatureOf(context);
  await store.appendAudit({ at, ...by, command: 'revoke', sequence, changes: [], team, deleted, reason });
  return deleted;
}

function invitedTeam({ teams }: Owners, { team, title, ...given }: Invitation): Team {
  const present = Object.hasOwn(teams, team) ? teams[team] : undefined;
  const paths = given.names?.map((name) => `/${name.replace(/^mf-/, '')}`) ?? [];
  const { title: before, ...rest } = present ?? { title: team, names: [], paths, members: {} };
  const changed = Object.entries(given).filter(([, value]) => value !== undefined);
  return checked(teamSchema, { ...rest, ...Object.fromEntries(changed), title: title ?? before });
}

/** A remote of the operator's own is handed over by the key alone: a token makes teams, and takes nothing from the site. */
function reasonsByToken({ operator }: RegistryContext, { owners, live }: Present, next: Owners): string[] {
  if (!operator) return [];
  return Object.keys(live.packages)
    .filter((name) => !teamOf(owners, name) && teamOf(next, name))
    .map((name) => `${name} is the operator's own: whoever holds the key of the registry hands it over`);
}

/** What is live, and would not be where its owner is. */
async function misplaced(store: ArtifactStore, { owners, live }: Present): Promise<Refusal[]> {
  const shown = Object.entries(live.packages).filter(
    ([, { disabled, kind }]) => kind === 'remote' && !disabled,
  );
  const builds = shown.flatMap(([name, { live: release, canary }]) =>
    [release, ...(canary ? [canary.release] : [])].map((build) => ({ name, ...build })),
  );
  const members = await Promise.all(builds.map((build) => readMember(store, build)));
  return members.flatMap(({ release, version }) =>
    (release.manifest ? reasonsAgainstPaths(owners, release.manifest) : []).map((reason) => ({
      rule: 'namespaces',
      package: release.name,
      version,
      ...reason,
    })),
  );
}

function packagesOf(owners: Owners, { packages }: RegistryDocument, team: string): string[] {
  return Object.keys(packages).filter((name) => teamOf(owners, name)?.id === team);
}

/** Whoever is no member any more has no token, and no repository that proves it. */
function withoutProofs(team: Team, who: string): Team {
  const tokens = Object.entries(team.tokens).filter(([, token]) => token.who !== who);
  return { ...team, tokens: Object.fromEntries(tokens), ci: without(team.ci, who) };
}
