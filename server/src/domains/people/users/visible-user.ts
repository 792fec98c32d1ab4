import type { UserRow } from '../../../database/tables/users';
import { AppError } from '../../../kit/errors';
import { getExisting } from '../../../kit/existing';
import type { UsersRepository } from './users.repository';

/** Who has left or is suspended has no profile. */
export const isGone = ({ deletedAt, suspendedAt }: Pick<UserRow, 'deletedAt' | 'suspendedAt'>): boolean =>
  deletedAt !== null || suspendedAt !== null;

/** USER_NOT_FOUND for who is unknown, has left or is suspended, and for administrators, who deal with nobody. */
export async function getVisible(users: Pick<UsersRepository, 'find'>, id: string): Promise<UserRow> {
  const user = await getExisting(id, users.find, 'USER_NOT_FOUND');
  if (isGone(user) || user.userType === 'admin') throw new AppError('USER_NOT_FOUND');
  return user;
}
