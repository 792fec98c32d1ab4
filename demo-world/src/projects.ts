import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Tx } from '@plumbline/server/database/connect';
import { contracts } from '@plumbline/server/database/tables/contracts';
import { jobs } from '@plumbline/server/database/tables/jobs';
import { projectJobs, projects } from '@plumbline/server/database/tables/projects';
import { users } from '@plumbline/server/database/tables/users';
import { before, DAY, MINUTE } from './moments';
import { demoAccounts } from './people/demo-accounts';

const PROJECT = {
  name: 'Everything for the old house',
  about:
    'One budget for what the house needs this year. First what leaks, then what is worn, then what is ugly.',
  budget: 25_000_00,
};
/** Jobs that somebody works on, and such that are still open. */
const HELD = { hired: 2, open: 2 };

/** A project of the demo client: two jobs with a contract that runs, two that contractors apply for. */
export async function seedProjects(tx: Tx, now: Date): Promise<void> {
  const [client] = demoAccounts;
  const person = await tx.query.users.findFirst({ where: eq(users.email, client.email) });
  if (person === undefined) return;
  const own = and(eq(jobs.ownerId, person.id), ne(jobs.status, 'removed'));
  const running = tx
    .select({ id: contracts.jobId })
    .from(contracts)
    .where(and(eq(contracts.clientId, person.id), inArray(contracts.status, ['active', 'paused'])));
  const idsOf = (where: typeof own, limit: number) =>
    tx.select({ id: jobs.id }).from(jobs).where(where).orderBy(asc(jobs.createdAt)).limit(limit);
  const hired = await idsOf(and(own, inArray(jobs.id, running)), HELD.hired);
  const taken = hired.map(({ id }) => id);
  const open = (await idsOf(and(own, eq(jobs.status, 'open')), HELD.hired + HELD.open)).filter(
    ({ id }) => !taken.includes(id),
  );
  const held = [...hired, ...open.slice(0, HELD.open)];
  const [project] = await tx
    .insert(projects)
    .values({
      ...PROJECT,
      userId: person.id,
      ...{ lat: person.lat, lng: person.lng, city: person.city },
      createdAt: before(now, 60 * DAY),
    })
    .returning({ id: projects.id });
  if (project === undefined || held.length === 0) return;
  await tx.insert(projectJobs).values(
    held.map(({ id: jobId }, index) => ({
      jobId,
      projectId: project.id,
      createdAt: before(now, 60 * DAY - index * MINUTE),
    })),
  );
}
