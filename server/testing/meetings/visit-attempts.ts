import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse as Answer } from 'fastify';
import { jobs } from '../../src/database/tables/jobs';
import { visits } from '../../src/database/tables/visits';
import type { VisitRow } from '../../src/database/tables/visits';
import {
  ADDRESS,
  addProposal,
  addVisit,
  inHours,
  offeredTimes,
  VISITS,
} from '../../src/domains/deals/visits/testing';
import { addApplication } from '../../src/domains/jobs/jobs/testing';
import type { Neighbour } from './neighbour';

type Attempt = (of: Neighbour) => Promise<Answer>;
type VisitFields = Partial<VisitRow>;

const zone = { timeZone: 'UTC' };
const client = ({ server }: Neighbour) => server.as('client');
const other = ({ server, otherId }: Neighbour) => server.as(otherId);
const pairOf = ({ jobId, otherId: contractorId }: Neighbour) => ({ jobId, contractorId });
const visitOf = (of: Neighbour, given: VisitFields = {}) => addVisit(of.server, { ...pairOf(of), ...given });
const proposalOf = (of: Neighbour, hours: number) => addProposal(of.server, [inHours(hours)], pairOf(of));

/** A visit as given, by default one that was agreed, which somebody moves. */
const onVisit =
  (
    move: string,
    by: typeof client,
    { given = {}, body = {} }: { given?: VisitFields; body?: object } = {},
  ): Attempt =>
  async (of) =>
    by(of).put(`${VISITS}/${(await visitOf(of, given)).id}/${move}`, body);

/** How each move of a visit is tried next to whatever is open. */
export const VISIT_ATTEMPTS: Record<string, Attempt> = {
  'visit propose': async (of) => {
    await addApplication(of.server, { jobId: of.jobId, userId: of.otherId });
    const times = (await offeredTimes(client(of), pairOf(of))).slice(0, 1);
    return client(of).post(VISITS, { ...pairOf(of), ...zone, times, address: ADDRESS });
  },
  'visit accept': async (of) => {
    const { id, times } = await proposalOf(of, 48);
    return other(of).put(`${VISITS}/${id}/accept`, { startsAt: times[0], ...zone });
  },
  'visit move': async (of) => {
    const { id } = await visitOf(of);
    await addApplication(of.server, { jobId: of.jobId, userId: of.otherId });
    const times = (await offeredTimes(client(of), pairOf(of))).slice(-1);
    return other(of).put(`${VISITS}/${id}/move`, { times, ...zone });
  },
  'visit keep': onVisit('keep', client, {
    given: { status: 'moving', times: [inHours(80).toISOString()] },
  }),
  'visit cancel': onVisit('cancel', client, { body: { reason: 'The leak has stopped.' } }),
  'visit setOut': onVisit('set-out', other, { given: { startsAt: inHours(1) } }),
  'visit reportNoShow': onVisit('no-show', client, { given: { startsAt: inHours(-0.5) } }),
};

/** What the clock makes of a visit: how one comes to be due, and what it is then. */
const BY_CLOCK: Record<string, { due: (of: Neighbour) => Promise<VisitRow>; leadsTo: string }> = {
  'visit expire': { due: (of) => proposalOf(of, -1), leadsTo: 'expired' },
  'visit finish': { due: (of) => visitOf(of, { startsAt: inHours(-3) }), leadsTo: 'over' },
  'visit cancel by the clock': {
    due: async (of) => {
      const changes = { hiddenAt: new Date(), hiddenFor: 'report', status: 'closed' } as const;
      await of.server.database.update(jobs).set(changes).where(eq(jobs.id, of.jobId));
      return visitOf(of);
    },
    leadsTo: 'cancelled',
  },
};

/** `undefined`: no move of the clock on visits. */
export async function tryVisitByClock(move: string, of: Neighbour): Promise<'allowed' | 'waits' | undefined> {
  const moved = BY_CLOCK[move];
  if (moved === undefined) return undefined;
  const { id } = await moved.due(of);
  await of.server.services.visits.sweep();
  const [row] = await of.server.database.select().from(visits).where(eq(visits.id, id));
  return row?.status === moved.leadsTo ? 'allowed' : 'waits';
}
