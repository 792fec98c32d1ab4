import type { UserRow } from '../../../database/tables/users';
import { AppError } from '../../../kit/errors';

/** ACCOUNT_SUSPENDED, with the reason: only to who has proved whose account it is. */
export function refuseSuspended({ suspendedAt, suspensionReason }: UserRow): void {
  if (suspendedAt !== null) throw new AppError('ACCOUNT_SUSPENDED', { reason: suspensionReason ?? '' });
}
