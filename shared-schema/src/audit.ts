import { z, type Infer, type InferInput } from '@plumbline/shared-schema/zod';
import { AUDIT_ACTIONS } from '@plumbline/shared-schema/administration';
import { instantSchema } from '@plumbline/shared-schema/dates';
import { pageOf } from '@plumbline/shared-schema/envelope';
import { idSchema } from '@plumbline/shared-schema/ids';
import { growingPageQuerySchema, nextCursor } from '@plumbline/shared-schema/pagination';
import { personSchema } from '@plumbline/shared-schema/users';
import { says } from '@plumbline/shared-schema/validation';

/** `actor`: null for the command line. `person`: whom it concerns. `values`: more of it, as `from` and `to` of a role. */
export const auditEntrySchema = z.object({
  _id: z.string(),
  action: z.enum(AUDIT_ACTIONS),
  actor: personSchema.nullable(),
  person: personSchema.nullable(),
  caseId: z.string().nullable(),
  caseNumber: z.number().int().nullable(),
  reason: z.string(),
  values: z.record(z.string(), z.string()),
  createdAt: instantSchema,
});
export type AuditEntry = Infer<typeof auditEntrySchema>;

/** `GET /admin/audit`: newest first. `from` and `to` are days in UTC, both included. */
export const auditQuerySchema = growingPageQuerySchema.extend({
  action: z.enum(AUDIT_ACTIONS, says('invalidOption')).optional(),
  actorId: idSchema.optional(),
  personId: idSchema.optional(),
  from: z.iso.date(says('invalidDate')).optional(),
  to: z.iso.date(says('invalidDate')).optional(),
});
export type AuditQuery = Infer<typeof auditQuerySchema>;
export type AuditParams = InferInput<typeof auditQuerySchema>;
export const auditPageSchema = pageOf(auditEntrySchema).extend(nextCursor);
export type AuditPage = Infer<typeof auditPageSchema>;
