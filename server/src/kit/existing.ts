import type { ErrorCode } from '@plumbline/shared-schema/errors';
import { isId } from '@plumbline/shared-schema/ids';
import { AppError } from './errors';

/** The record, or AppError with this code where there is none. */
export function existing<T>(record: T | undefined, code: ErrorCode): T {
  if (record === undefined) throw new AppError(code);
  return record;
}

/** The record of an id that a caller sent; a malformed one belongs to nothing and reaches no SQL. */
export async function getExisting<T>(
  id: string,
  find: (id: string) => Promise<T | undefined>,
  code: ErrorCode,
): Promise<T> {
  return existing(isId(id) ? await find(id) : undefined, code);
}
