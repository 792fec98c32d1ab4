import { SITE_PATHS } from '@plumbline/shared-schema/platform';
import type { RemoteManifest } from '@plumbline/shared-schema/platform';
import { isNamed, teamOf } from './owners-document';
import type { Owners, Team } from './owners-document';

type Claims = Pick<RemoteManifest, 'name' | 'pages' | 'redirects'>;
/** `where`: the field of `remote.json`. */
type SpaceReason = { where: string; problem: string; wayOut: string };

/**
 * Every reason against the addresses of a remote: a team's lie in its own space, for every audience, so it has no
 * catch-all; the operator's lie in nobody else's, and none of their patterns fits an address there.
 */
export function reasonsAgainstPaths(owners: Owners, manifest: Claims): SpaceReason[] {
  const team = teamOf(owners, manifest.name);
  const others = Object.entries(owners.teams).filter(([id]) => id !== team?.id);
  return (['pages', 'redirects'] as const).flatMap((list) =>
    manifest[list].flatMap(({ path }, index): SpaceReason[] => {
      const where = `remote.json ${list}[${index}]`;
      if (team && !team.paths.some((space) => isBelow(path, space)))
        return [{ where, ...outside(team, path) }];
      return others
        .filter(([, { paths }]) => paths.some((space) => reaches(path, space)))
        .map(([, other]) => ({
          where,
          problem: `${path} reaches into the space of ${other.title}: ${other.paths.join(', ')}`,
          wayOut: 'choose a path outside it in remote.json',
        }));
    }),
  );
}

function outside({ title, paths }: Team, path: string) {
  return {
    problem: `${path} is outside the space of ${title}: ${paths.join(', ') || 'it has no pages'}`,
    wayOut: 'move the page there in remote.json, or ask the operator for the path (registry invite)',
  };
}

/** Every reason against a team beside the others: names and paths are of one team alone, and none of the site's. */
export function reasonsAgainstTeam({ teams }: Owners, id: string): string[] {
  const team = Object.hasOwn(teams, id) ? teams[id] : undefined;
  if (!team) return [];
  const taken = SITE_PATHS.flatMap((site) =>
    team.paths.filter((path) => areNested(path, site)).map((path) => `the site itself answers ${path}`),
  );
  const others = Object.entries(teams).filter(([other]) => other !== id);
  return [...taken, ...others.flatMap(([other, present]) => reasonsBetween(team, { id: other, ...present }))];
}

function reasonsBetween(team: Team, other: Team & { id: string }): string[] {
  const names = team.names.filter((name) =>
    other.names.some((present) => isNamed([name], present) || isNamed([present], name)),
  );
  const paths = team.paths.filter((path) => other.paths.some((present) => areNested(path, present)));
  return [...names, ...paths].map((claimed) => `${claimed} overlaps what ${other.id} has`);
}

function areNested(one: string, other: string): boolean {
  return isBelow(one, other) || isBelow(other, one);
}

/** Addresses are compared as the router does, without regard to case and to a slash at the end. */
function isBelow(path: string, space: string): boolean {
  const [parts, wanted] = [partsOf(path), partsOf(space)];
  return wanted.every((part, index) => parts[index] === part);
}

/** Whether an address in the space fits the pattern. */
function reaches(pattern: string, space: string): boolean {
  const [parts, wanted] = [partsOf(pattern), partsOf(space)];
  return wanted.every((part, index) => parts[index] === part || parts[index]?.startsWith(':'));
}

function partsOf(path: string): string[] {
  return path.toLowerCase().split('/').filter(Boolean);
}
