import { z, type Infer, type InferInput } from '@plumbline/shared-schema/zod';
import { auditEntrySchema } from '@plumbline/shared-schema/audit';
import { CASE_ACTIONS, CASE_KINDS, CASE_STATUSES } from '@plumbline/shared-schema/case-machine';
import { instantSchema } from '@plumbline/shared-schema/dates';
import { DISPUTE_STATUSES } from '@plumbline/shared-schema/deal-options';
import { PARTIES } from '@plumbline/shared-schema/disputes';
import { dataOf, pageOf, savedOf } from '@plumbline/shared-schema/envelope';
import { MODERATION_NOTE_MAX, SEARCH_TEXT_MAX } from '@plumbline/shared-schema/limits';
import { pageQuerySchema } from '@plumbline/shared-schema/pagination';
import { insuranceFactsSchema, licenceFactsSchema } from '@plumbline/shared-schema/proofs';
import { personSchema } from '@plumbline/shared-schema/users';
import { queryText } from '@plumbline/shared-schema/numbers';
import { says } from '@plumbline/shared-schema/validation';
import { manyLines } from '@plumbline/shared-schema/texts';

/** Why an administrator does something: kept in the log of what administrators do. */
export const reasonSchema = manyLines(MODERATION_NOTE_MAX, 'required');

/**
 * What a case of this kind is about. `amount`: dollars that the decision is about, 0 where nothing was paid in, null once it is
 * decided or taken back. `isHeard`: the other side has answered, or had its days for it until `answerDueAt`.
 */
const caseDisputeSchema = z.object({
  contractId: z.string(),
  status: z.enum(DISPUTE_STATUSES),
  raisedBy: z.enum(PARTIES),
  hirer: personSchema,
  professional: personSchema,
  reason: z.string(),
  answer: z.string().nullable(),
  answerDueAt: instantSchema,
  isHeard: z.boolean(),
  amount: z.number().nullable(),
});
export type CaseDispute = Infer<typeof caseDisputeSchema>;

/**
 * A case of the queue. `person`: whom it is about; null: somebody who is gone, or nobody. `title`: of its job, else the
 * name of the person or of whoever asks. `reasons`: of the reports, each once.
 */
export const caseSchema = z.object({
  _id: z.string(),
  number: z.number().int(),
  kind: z.enum(CASE_KINDS),
  status: z.enum(CASE_STATUSES),
  outcome: z.enum(CASE_ACTIONS).nullable(),
  title: z.string(),
  person: personSchema.nullable(),
  reasons: z.array(z.string()),
  reportCount: z.number().int(),
  dispute: caseDisputeSchema.nullable(),
  createdAt: instantSchema,
  updatedAt: instantSchema,
});
export type Case = Infer<typeof caseSchema>;

const caseReportSchema = z.object({
  _id: z.string(),
  reporter: personSchema,
  reason: z.string(),
  notes: z.string(),
  createdAt: instantSchema,
});
export type CaseReport = Infer<typeof caseReportSchema>;

const caseJobSchema = z.object({
  _id: z.string(),
  title: z.string(),
  description: z.string(),
  status: z.string(),
  isHidden: z.boolean(),
});

const caseTicketSchema = z.object({
  number: z.number().int(),
  fullName: z.string(),
  email: z.string(),
  message: z.string(),
  answer: z.string().nullable(),
});

/** What is known of the person that weighs in a decision. `previousCases`: closed by an action, not dismissed. */
const caseStandingSchema = z.object({
  userType: z.string(),
  createdAt: instantSchema,
  emailVerified: z.boolean(),
  isSuspended: z.boolean(),
  runningContracts: z.number().int(),
  previousCases: z.number().int(),
});

/** A case with what its kind has to show; what a kind does not have is null or empty. */
export const caseDetailsSchema = caseSchema.extend({
  reports: z.array(caseReportSchema),
  job: caseJobSchema.nullable(),
  /** The text of the message as it was when it was reported. */
  messageText: z.string().nullable(),
  /** When the file of a proof came, and whether it is still there; `licence`, `insurance`: what its owner says of it. */
  proof: z
    .object({
      sentAt: instantSchema,
      mimeType: z.string(),
      licence: licenceFactsSchema.nullable(),
      insurance: insuranceFactsSchema.nullable(),
    })
    .nullable(),
  /** Of a request to support; `answer`: what was mailed, once it was. */
  ticket: caseTicketSchema.nullable(),
  /** Of a sign of fraud: the letter or review, how many there are of it, and who else is in it. */
  flag: z.object({ text: z.string(), count: z.number().int(), people: z.array(personSchema) }).nullable(),
  standing: caseStandingSchema.nullable(),
  allowedActions: z.array(z.enum(CASE_ACTIONS)),
  history: z.array(auditEntrySchema),
});
export type CaseDetails = Infer<typeof caseDetailsSchema>;

/** `GET /admin/cases`: those that wait longest first; closed ones the latest first. */
export const casesQuerySchema = pageQuerySchema.extend({
  status: z.enum(CASE_STATUSES, says('invalidOption')).default('open'),
  kind: z.enum(CASE_KINDS, says('invalidOption')).optional(),
  q: queryText(SEARCH_TEXT_MAX),
});
export type CasesQuery = Infer<typeof casesQuerySchema>;
export type CasesParams = InferInput<typeof casesQuerySchema>;
/** `waiting`: open cases by kind, whatever the filter. */
export const casePageSchema = pageOf(caseSchema).extend({
  waiting: z.array(z.object({ kind: z.enum(CASE_KINDS), count: z.number().int() })),
});
export type CasePage = Infer<typeof casePageSchema>;

/** `GET /admin/cases/{id}` */
export const caseAnswerSchema = dataOf(caseDetailsSchema);

/** `POST /admin/cases/{id}/decision`: `note` is for whom it concerns, in their own words or yours. */
export const decideCaseSchema = z.object({
  action: z.enum(CASE_ACTIONS, says('invalidOption')),
  note: reasonSchema,
});
export type DecideCase = Infer<typeof decideCaseSchema>;
export const caseDecidedSchema = savedOf(caseDetailsSchema);

/** `POST /admin/cases/{id}/look`: at what is private, with a reason. Each look is in the log. */
export const lookAtCaseSchema = z.object({ reason: reasonSchema });
export type LookAtCase = Infer<typeof lookAtCaseSchema>;

/** `url`: of the proof, until `expiresAt`. `messages`: those around the one that was reported. */
export const caseLookSchema = z.object({
  url: z.string().nullable(),
  expiresAt: instantSchema.nullable(),
  messages: z.array(
    z.object({
      _id: z.string(),
      sender: personSchema,
      text: z.string(),
      createdAt: instantSchema,
      isReported: z.boolean(),
    }),
  ),
});
export type CaseLook = Infer<typeof caseLookSchema>;
export const caseLookAnswerSchema = dataOf(caseLookSchema);
