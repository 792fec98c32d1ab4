import { z, type Infer } from '@plumbline/shared-schema/zod';
import { instantSchema } from '@plumbline/shared-schema/dates';
import { countedOf, savedOf } from '@plumbline/shared-schema/envelope';
import { ANSWER_MAX, QUESTION_MAX } from '@plumbline/shared-schema/limits';
import { createPersonReportSchema } from '@plumbline/shared-schema/person-reports';
import { manyLines } from '@plumbline/shared-schema/texts';
import { personSchema } from '@plumbline/shared-schema/users';
import { says } from '@plumbline/shared-schema/validation';

/** What a contractor asks about a job, and what its hirer answers: whoever sees the job reads both. */
export const questionSchema = z.object({
  _id: z.string(),
  asker: personSchema,
  text: z.string(),
  createdAt: instantSchema,
  /** `editedAt`: the hirer has put other words in the place of the first ones. */
  answer: z
    .object({ text: z.string(), createdAt: instantSchema, editedAt: instantSchema.nullable() })
    .nullable(),
  /** There was an answer, and an administrator hid it. */
  isAnswerHidden: z.boolean(),
});
export type Question = Infer<typeof questionSchema>;

/** `POST /jobs/{id}/questions`: 409 QUESTION_LIMIT, QUESTIONS_CLOSED. The same words again are the same question. */
export const askSchema = z.object({ text: manyLines(QUESTION_MAX, 'required') });
export type Ask = Infer<typeof askSchema>;

/** `POST /jobs/{id}/questions/{questionId}/answer`: once, 409 QUESTION_ANSWERED. `PUT`: other words for it. */
export const answerQuestionSchema = z.object({ text: manyLines(ANSWER_MAX, 'required') });
export type AnswerQuestion = Infer<typeof answerQuestionSchema>;

/** `POST /jobs/{id}/questions/{questionId}/reports`: of the words of the one who asks, or of the one who answers. */
export const createQuestionReportSchema = createPersonReportSchema.extend({
  part: z.enum(['question', 'answer'], says('invalidOption')),
});
export type CreateQuestionReport = Infer<typeof createQuestionReportSchema>;

export const questionParamsSchema = z.object({ id: z.string(), questionId: z.string() });

/** `GET /jobs/{id}/questions`: those with an answer first, the latest first. */
export const questionsSchema = countedOf(questionSchema);
/** 201 of a question, 200 of an answer. */
export const questionSavedSchema = savedOf(questionSchema);
