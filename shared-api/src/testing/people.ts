import type { User } from '@plumbline/shared-schema/users';
import { aContractor, aUser } from '@plumbline/testing/builders/users';

export const nora = aUser();
export const marcus = aContractor();

/** As left behind by an earlier visit. */
export function storeSession(user: User, token = 'token-1'): void {
  localStorage.setItem('user', JSON.stringify(user));
  localStorage.setItem('token', token);
}
