import { z, type Infer, type InferInput } from '@plumbline/shared-schema/zod';
import { instantSchema } from '@plumbline/shared-schema/dates';
import { pageOf, savedOf } from '@plumbline/shared-schema/envelope';
import { MAX_PAGE_SIZE, SUPPORT_MESSAGE_MAX } from '@plumbline/shared-schema/limits';
import { pageQuerySchema, pageSizeUpTo } from '@plumbline/shared-schema/pagination';
import { fullNameSchema } from '@plumbline/shared-schema/users';
import { emailSchema, manyLines } from '@plumbline/shared-schema/texts';

/** A question to those who run the site. `answer`: null while nobody has answered it. */
const supportTicketSchema = z.object({
  _id: z.string(),
  /** By which both sides name it. */
  number: z.number().int(),
  message: z.string(),
  answer: z.object({ text: z.string(), at: instantSchema }).nullable(),
  createdAt: instantSchema,
});
export type SupportTicket = Infer<typeof supportTicketSchema>;

/** A visitor's. */
export const createSupportTicketSchema = z.object({
  fullName: fullNameSchema,
  email: emailSchema,
  message: manyLines(SUPPORT_MESSAGE_MAX, 'messageRequired'),
});
export type CreateSupportTicket = Infer<typeof createSupportTicketSchema>;
export type CreateSupportTicketBody = InferInput<typeof createSupportTicketSchema>;
/** `POST /support/tickets`. Who is signed in writes under the account's name and address, and need not send them. */
export const supportTicketBodySchema = createSupportTicketSchema.partial({ fullName: true, email: true });
export type SupportTicketBody = Infer<typeof supportTicketBodySchema>;
/** 201 */
export const supportTicketSavedSchema = savedOf(supportTicketSchema);

/** `GET /support/tickets`: one's own, newest first; a hundred where nothing is said. */
export const supportTicketsQuerySchema = pageQuerySchema.extend({
  limit: pageSizeUpTo(MAX_PAGE_SIZE, MAX_PAGE_SIZE),
});
export const supportTicketsSchema = pageOf(supportTicketSchema);
