import { z, type Infer } from '@plumbline/shared-schema/zod';
import { instantSchema } from '@plumbline/shared-schema/dates';
import { dataOf, savedOf } from '@plumbline/shared-schema/envelope';

const accountExportSchema = z.object({
  state: z.enum(['none', 'making', 'ready', 'failed']),
  requestedAt: instantSchema.nullable(),
  /** When it is thrown away; null until it is ready. */
  expiresAt: instantSchema.nullable(),
  /** Of the ZIP, for its owner alone and for an hour or two; asking again renews it. Null until it is ready. */
  url: z.string().nullable(),
  bytes: z.number().int().nullable(),
});
export type AccountExport = Infer<typeof accountExportSchema>;

/** `GET /users/me/export` */
export const accountExportAnswerSchema = dataOf(accountExportSchema);

/** `POST /users/me/export`: makes one, in the place of an older one; asked for while one is made, that goes on. */
export const accountExportSavedSchema = savedOf(accountExportSchema);
