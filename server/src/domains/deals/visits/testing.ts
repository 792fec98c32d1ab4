import { visits } from '../../../database/tables/visits';
import type { VisitRow } from '../../../database/tables/visits';
import type { Caller, TestServer } from '../../../app/testing';
import { addApplication, addJob } from '../../jobs/jobs/testing';

export const VISITS = '/api/v1/visits';
export const ADDRESS = '12 Elm Street';
const HOUR_MS = 3_600_000;

/** An instant that many hours from now; negative: before it. */
export const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

/** The test's contractor has applied for a job of the test's client. */
export async function addAcquaintance(server: TestServer) {
  const { id: jobId } = await addJob(server);
  const { userId: contractorId } = await addApplication(server, { jobId });
  return { jobId, contractorId };
}

/** The times that are offered, the soonest first. */
export async function offeredTimes(
  caller: Caller,
  { jobId, contractorId }: { jobId: string; contractorId: string },
  more: Record<string, string> = {},
): Promise<string[]> {
  const query = new URLSearchParams({ jobId, contractorId, timeZone: 'UTC', ...more });
  const answer = await caller.get(`${VISITS}/times?${query.toString()}`);
  return answer.json().data.days.flatMap(({ times }: { times: string[] }) => times);
}

/** The body of a proposal of the first times that are offered. */
export async function aProposal(server: TestServer, count = 3) {
  const pair = await addAcquaintance(server);
  const times = await offeredTimes(server.as('client'), pair);
  return { ...pair, times: times.slice(0, count), minutes: 60, timeZone: 'UTC', address: ADDRESS };
}

/** A visit of the test's client and contractor, as if it was agreed: by default in three days, for an hour. */
export async function addVisit(server: TestServer, given: Partial<VisitRow> = {}): Promise<VisitRow> {
  const pair = given.jobId === undefined ? await addAcquaintance(server) : undefined;
  const startsAt = given.startsAt === undefined ? inHours(72) : given.startsAt;
  const [row] = await server.database
    .insert(visits)
    .values({
      jobId: pair?.jobId ?? '',
      clientId: (await server.user('client')).id,
      contractorId: (await server.user('contractor')).id,
      status: 'agreed',
      minutes: 60,
      timeZone: 'UTC',
      address: ADDRESS,
      endsAt: startsAt && new Date(startsAt.getTime() + HOUR_MS),
      ...given,
      startsAt,
    })
    .returning();
  if (row === undefined) throw new Error('no visit was inserted');
  return row;
}

/** A proposal of the hirer's that nobody has answered. */
export const addProposal = (server: TestServer, times: Date[], given: Partial<VisitRow> = {}) =>
  server.user('client').then(({ id: proposerId }) =>
    addVisit(server, {
      status: 'proposed',
      startsAt: null,
      endsAt: null,
      proposerId,
      times: times.map((time) => time.toISOString()),
      ...given,
    }),
  );
