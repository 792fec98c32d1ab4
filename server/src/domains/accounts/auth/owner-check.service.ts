import type { ErrorCode } from '@plumbline/shared-schema/errors';
import type { UserRow } from '../../../database/tables/users';
import { AppError } from '../../../kit/errors';
import { existing } from '../../../kit/existing';
import type { CurrentUser } from '../../../http/plugins/session';
import type { UsersRepository } from '../../people/users/users.repository';
import type { Passwords } from './passwords';
import type { SignInGuard } from './sign-in-guard';

type Dependencies = { users: UsersRepository; passwords: Passwords; guard: SignInGuard };
type OwnerProof = { password: string; address: string; code?: ErrorCode };

export type OwnerCheck = ReturnType<typeof createOwnerCheck>;

/**
 * Asks for the password where a session, which may be in other hands, is not enough. USER_NOT_FOUND,
 * TOO_MANY_SIGN_INS, and `code` for a wrong password.
 */
export function createOwnerCheck({ users, passwords, guard }: Dependencies) {
  return async (
    { _id, email }: CurrentUser,
    { password, address, code = 'PASSWORD_INCORRECT' }: OwnerProof,
  ): Promise<UserRow> => {
    const attempt = { email, address };
    await guard.admit(attempt);
    const user = existing(await users.find(_id), 'USER_NOT_FOUND');
    if (!(await passwords.isRight(password, user.passwordHash))) throw new AppError(code);
    await guard.forgive(attempt);
    return user;
  };
}
