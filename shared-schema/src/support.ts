import { z, type Infer, type InferInput } from '@plumbline/shared-schema/zod';
import { instantSchema } from '@plumbline/shared-schema/dates';
import { listOf, savedOf } from '@plumbline/shared-schema/envelope';
import { SUPPORT_MESSAGE_MAX } from '@plumbline/shared-schema/limits';
import { emailSchema, fullNameSchema } from '@plumbline/shared-schema/users';
import { says } from '@plumbline/shared-schema/validation';

/** A question to those who run the site. */
const supportTicketSchema = z.object({
  _id: z.string(),
  /** By which both sides name it. */
  number: z.number().int(),
  message: z.string(),
  createdAt: instantSchema,
});
export type SupportTicket = Infer<typeof supportTicketSchema>;

/** `POST /support/tickets`. Name and address count for visitors alone: who is signed in writes under their own. */
export const createSupportTicketSchema = z.object({
  fullName: fullNameSchema,
  email: emailSchema,
  message: z.string().trim().min(1, says('messageRequired')).max(SUPPORT_MESSAGE_MAX, says('tooLong')),
});
export type CreateSupportTicket = Infer<typeof createSupportTicketSchema>;
export type CreateSupportTicketBody = InferInput<typeof createSupportTicketSchema>;
/** 201 */
export const supportTicketSavedSchema = savedOf(supportTicketSchema);

/** `GET /support/tickets`: one's own, newest first. */
export const supportTicketsSchema = listOf(supportTicketSchema);
