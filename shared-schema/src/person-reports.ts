import { z, type Infer, type InferInput } from '@plumbline/shared-schema/zod';
import { says } from '@plumbline/shared-schema/validation';
import { instantSchema } from '@plumbline/shared-schema/dates';
import { savedOf } from '@plumbline/shared-schema/envelope';
import { REPORT_NOTES_MAX } from '@plumbline/shared-schema/limits';
import { PERSON_REPORT_REASONS } from '@plumbline/shared-schema/options';
import { manyLines } from '@plumbline/shared-schema/texts';

/** `messageId` is null where the person was reported, not a message. */
const personReportSchema = z.object({
  _id: z.string(),
  personId: z.string(),
  messageId: z.string().nullable(),
  reason: z.enum(PERSON_REPORT_REASONS),
  notes: z.string(),
  createdAt: instantSchema,
});
export type PersonReport = Infer<typeof personReportSchema>;

/**
 * `POST /users/{id}/reports`, `POST /messages/{chatId}/{messageId}/reports`,
 * `POST /jobs/{id}/questions/{questionId}/reports`: once for each. 409 REPORT_EXISTS.
 */
export const createPersonReportSchema = z.object({
  reason: z.enum(PERSON_REPORT_REASONS, says('invalidOption')),
  notes: manyLines(REPORT_NOTES_MAX).default(''),
});
export type CreatePersonReport = Infer<typeof createPersonReportSchema>;
export type CreatePersonReportBody = InferInput<typeof createPersonReportSchema>;
/** 201 */
export const personReportSavedSchema = savedOf(personReportSchema);
