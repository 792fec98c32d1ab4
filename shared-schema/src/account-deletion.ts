import { z, type Infer } from '@plumbline/shared-schema/zod';
import { instantSchema } from '@plumbline/shared-schema/dates';
import { dataOf, savedOf } from '@plumbline/shared-schema/envelope';

const accountDeletionSchema = z.object({
  /** When the account goes; null: it stays. */
  dueAt: instantSchema.nullable(),
  /** As long as there are any, the account cannot be deleted. */
  runningContracts: z.array(z.object({ _id: z.string(), title: z.string() })),
});
export type AccountDeletion = Infer<typeof accountDeletionSchema>;

/** `GET /users/me/deletion` */
export const accountDeletionAnswerSchema = dataOf(accountDeletionSchema);

/**
 * `POST /users/me/deletion`, with the password: the account goes in `DELETION_DAYS` days. 400 PASSWORD_INCORRECT,
 * 409 CONTRACTS_RUNNING with `runningContracts` in its details, MONEY_LEFT. `DELETE`: it stays.
 */
export const accountDeletionSavedSchema = savedOf(accountDeletionSchema);
