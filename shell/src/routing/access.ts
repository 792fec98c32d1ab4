import type { PageAccess } from '@plumbline/shared-schema/platform';

/** The person in front of the page, as far as routing cares. */
export type Viewer = { isSignedIn: boolean; userType: string | undefined };

/** May this viewer use an entry of that access? Client and company are both `hirer`. */
export function fits(access: PageAccess, { isSignedIn, userType }: Viewer): boolean {
  switch (access) {
    case 'public':
      return true;
    case 'signedIn':
      return isSignedIn;
    case 'signedOut':
      return !isSignedIn;
    case 'hirer':
      return isSignedIn && (userType === 'client' || userType === 'company');
    case 'contractor':
    case 'admin':
      return isSignedIn && userType === access;
  }
}

/** Role before `signedIn` and `signedOut` before `public`: the more specific entry wins. */
export function specificity(access: PageAccess): number {
  if (access === 'public') return 0;
  return access === 'signedIn' || access === 'signedOut' ? 1 : 2;
}
