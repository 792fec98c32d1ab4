import { z, type Infer, type InferInput } from '@plumbline/shared-schema/zod';
import { says } from '@plumbline/shared-schema/validation';
import { instantSchema } from '@plumbline/shared-schema/dates';
import { savedOf } from '@plumbline/shared-schema/envelope';
import { REPORT_NOTES_MAX } from '@plumbline/shared-schema/limits';
import { REPORT_REASONS } from '@plumbline/shared-schema/options';
import { manyLines } from '@plumbline/shared-schema/texts';

/** What the reporter gets back; nobody else reads it but those who review. */
const jobReportSchema = z.object({
  _id: z.string(),
  jobId: z.string(),
  reason: z.enum(REPORT_REASONS),
  notes: z.string(),
  createdAt: instantSchema,
});
export type JobReport = Infer<typeof jobReportSchema>;

/** `POST /jobs/{id}/reports`: once per person and job. 409 ALREADY_REPORTED, OWN_JOB_REPORT. */
export const createJobReportSchema = z.object({
  reason: z.enum(REPORT_REASONS, says('invalidOption')),
  notes: manyLines(REPORT_NOTES_MAX).default(''),
});
export type CreateJobReport = Infer<typeof createJobReportSchema>;
/** The same as a client writes it; also the values of the form. */
export type CreateJobReportBody = InferInput<typeof createJobReportSchema>;
/** 201 */
export const jobReportSavedSchema = savedOf(jobReportSchema);
