import type { PageAccess } from '@plumbline/shared-schema/platform';
import { mayOpen } from '@plumbline/shared-schema/policies';

export type Viewer = { isSignedIn: boolean; userType: string | undefined };

export function fits(access: PageAccess, { isSignedIn, userType }: Viewer): boolean {
  return mayOpen(access, isSignedIn ? { userType: userType ?? '' } : null);
}

/** The more specific entry wins: a role before `signedIn` and `signedOut`, those before `public`. */
export function specificity(access: PageAccess): number {
  if (access === 'public') return 0;
  return access === 'signedIn' || access === 'signedOut' ? 1 : 2;
}
