import { eq, sql } from 'drizzle-orm';
import { recurringJobs } from '../../../database/tables/recurring-jobs';
import type { RecurringJobRow } from '../../../database/tables/recurring-jobs';
import type { Services } from '../../../app/services';
import type { TestServer } from '../../../app/testing';
import { createJobFiles } from '../../jobs/jobs/job-files';
import { createJobPicturesRepository } from '../../jobs/jobs/job-pictures.repository';
import { createJobsRepository } from '../../jobs/jobs/jobs.repository';
import { addJob } from '../../jobs/jobs/testing';
import { createInvitesRepository } from '../invites/invites.repository';
import { createRecurringJobsRepository } from './recurring-jobs.repository';
import { createRecurringSweep } from './recurring-sweep';

const DAY_MS = 86_400_000;

/** The day that many days from now, in UTC. */
export const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** The job of the test's client, which recurs weekly; its turn came an hour ago. */
export async function addDue(
  server: TestServer,
  given: Partial<RecurringJobRow> = {},
): Promise<RecurringJobRow> {
  const job = given.jobId === undefined ? await addJob(server) : undefined;
  const [row] = await server.database
    .insert(recurringJobs)
    .values({
      ownerId: (await server.user('client')).id,
      jobId: job?.id ?? '',
      rhythm: 'weekly',
      timeZone: 'UTC',
      firstDay: dayIn(0),
      nextDay: dayIn(0),
      nextAt: new Date(Date.now() - 3_600_000),
      ...given,
    })
    .returning();
  if (row === undefined) throw new Error('no recurring job was inserted');
  return row;
}

/** The sweep of another process, some of whose parts are not the server's. */
export function sweepOf({ database, connection, services }: TestServer, given: Partial<Services> = {}) {
  const { outbox, files } = { ...services, ...given };
  return createRecurringSweep({
    recurring: createRecurringJobsRepository(database),
    jobs: createJobsRepository(database),
    jobFiles: createJobFiles({ files, jobPictures: createJobPicturesRepository(database) }),
    invites: createInvitesRepository(database),
    outbox,
    transaction: connection.transaction,
  });
}

/** As if it had been set long before. */
export async function letBeOld({ database }: TestServer, id: string): Promise<void> {
  await database
    .update(recurringJobs)
    .set({ createdAt: sql`now() - interval '30 days'` })
    .where(eq(recurringJobs.id, id));
}

export async function readRecurring({ database }: TestServer, id: string) {
  const [row] = await database.select().from(recurringJobs).where(eq(recurringJobs.id, id));
  return row;
}
