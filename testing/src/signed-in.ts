import type { TeamRole } from '@plumbline/shared-schema/team-roles';
import type { User } from '@plumbline/shared-schema/users';
import { aCompany, aContractor, aUser } from '@plumbline/testing/builders/users';

/** People to render a page as: `renderPage(<Page />, { user: signedIn.contractor() })`. Overrides as in the builders. */
export const signedIn: Record<
  'client' | 'company' | 'contractor' | 'admin',
  (overrides?: Partial<User>) => User
> = {
  client: aUser,
  company: aCompany,
  contractor: aContractor,
  admin: (overrides) => aUser({ userType: 'admin', ...overrides }),
};

/** The token the kit stores beside the user; calls carry it as `Authorization: Bearer`. */
export const TEST_TOKEN = 'test-token';

/** Stores the session where the product reads it, as an earlier visit would. */
export function storeSession(user: User): void {
  localStorage.setItem('user', JSON.stringify(user));
  localStorage.setItem('token', TEST_TOKEN);
}

/** Somebody who acts for a company in this role of its team. */
export function actingAs(role: TeamRole, overrides?: Partial<User>): User {
  return aCompany({ team: { role, person: 'Mia Member' }, ...overrides });
}
