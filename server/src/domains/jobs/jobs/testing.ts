import type { InferInsertModel } from 'drizzle-orm';
import { applications } from '../../../database/tables/applications';
import type { ApplicationRow } from '../../../database/tables/applications';
import { jobs } from '../../../database/tables/jobs';
import type { TestServer } from '../../../app/testing';

type NewJobRow = Partial<Omit<InferInsertModel<typeof jobs>, 'search'>>;

/** An open job, by default of the test's client. */
export async function addJob(server: TestServer, given: NewJobRow = {}) {
  const ownerId = given.ownerId ?? (await server.user('client')).id;
  const [row] = await server.database
    .insert(jobs)
    .values({
      title: 'Replace the kitchen drain',
      description: 'The drain under the sink leaks at the joint.',
      jobType: 'on-site',
      jobDuration: '2 Weeks',
      jobCategory: 'residential',
      experience: '2+ Year',
      ...given,
      ownerId,
    })
    .returning({ id: jobs.id, ownerId: jobs.ownerId });
  if (row === undefined) throw new Error('no job was inserted');
  return row;
}

/** An application, by default of the test's contractor. */
export async function addApplication(
  server: TestServer,
  given: Partial<ApplicationRow> & { jobId: string },
): Promise<ApplicationRow> {
  const userId = given.userId ?? (await server.user('contractor')).id;
  const [row] = await server.database
    .insert(applications)
    .values({ coverLetter: 'I fix drains.', ...given, userId })
    .returning();
  if (row === undefined) throw new Error('no application was inserted');
  return row;
}

/** Topics noted for delivery, oldest first. */
export async function topicsOf({ database }: TestServer): Promise<string[]> {
  const rows = await database.query.outbox.findMany({ orderBy: ({ id }) => id });
  return rows.map(({ topic }) => topic);
}
