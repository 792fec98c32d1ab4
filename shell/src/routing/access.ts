import type { PageAccess } from '@plumbline/shared-schema/platform';
import { mayOpen } from '@plumbline/shared-schema/policies';

/** The person in front of the page, as far as routing cares. */
export type Viewer = { isSignedIn: boolean; userType: string | undefined };

/** May this viewer use an entry of that access? */
export function fits(access: PageAccess, { isSignedIn, userType }: Viewer): boolean {
  return mayOpen(access, isSignedIn ? { userType: userType ?? '' } : null);
}

/** Role before `signedIn` and `signedOut` before `public`: the more specific entry wins. */
export function specificity(access: PageAccess): number {
  if (access === 'public') return 0;
  return access === 'signedIn' || access === 'signedOut' ? 1 : 2;
}
