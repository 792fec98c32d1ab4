import type { TestServer } from '../../../app/testing';
import { questions } from '../../../database/tables/questions';
import type { QuestionRow } from '../../../database/tables/questions';
import { addJob } from '../jobs/testing';

export const questionsOf = (jobId: string) => `/api/v1/jobs/${jobId}/questions`;

/** A question of the test's contractor about a job of the test's client. */
export async function addQuestion(
  server: TestServer,
  given: Partial<typeof questions.$inferInsert> = {},
): Promise<QuestionRow> {
  const jobId = given.jobId ?? (await addJob(server)).id;
  const askerId = given.askerId ?? (await server.user('contractor')).id;
  const answeredAt = given.answer ? new Date() : undefined;
  const [row] = await server.database
    .insert(questions)
    .values({ text: 'Is there access for a van?', answeredAt, ...given, jobId, askerId })
    .returning();
  if (row === undefined) throw new Error('no question was inserted');
  return row;
}
