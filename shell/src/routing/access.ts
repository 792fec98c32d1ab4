import type { PageAccess } from '@plumbline/shared-schema/platform';
import { mayOpen } from '@plumbline/shared-schema/policies';
import { mayDo, type TeamRight } from '@plumbline/shared-schema/team-roles';
import type { User } from '@plumbline/shared-schema/users';

/** `team`: of whoever acts for a company. */
export type Viewer = { isSignedIn: boolean; userType: string | undefined; team?: User['team'] };

/** Pages whose only purpose a role in a team may not allow. */
const RIGHTS: Record<string, TeamRight> = {
  '/post-contract': 'hire',
  '/wallet': 'account',
  '/upgrade': 'account',
};

/** Whether links to the page are of any use to this viewer. */
export function isOfUse(path: string, viewer: Viewer): boolean {
  const right = RIGHTS[path];
  return right === undefined || mayDo(viewer, right);
}

export function fits(access: PageAccess, { isSignedIn, userType }: Viewer): boolean {
  return mayOpen(access, isSignedIn ? { userType: userType ?? '' } : null);
}

/** The more specific entry wins: a role before `signedIn` and `signedOut`, those before `public`. */
export function specificity(access: PageAccess): number {
  if (access === 'public') return 0;
  return access === 'signedIn' || access === 'signedOut' ? 1 : 2;
}
