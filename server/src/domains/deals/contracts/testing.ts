import type { ContractStatus } from '@plumbline/shared-schema/contracts';
import { sql } from 'drizzle-orm';
import { contractEvents, contracts } from '../../../database/tables/contracts';
import type { ContractRow } from '../../../database/tables/contracts';
import { disputes } from '../../../database/tables/disputes';
import { feedbacks } from '../../../database/tables/feedbacks';
import { offers } from '../../../database/tables/offers';
import { outbox } from '../../../database/tables/outbox';
import { submissions } from '../../../database/tables/submissions';
import type { TestServer } from '../../../app/testing';
import { addApplication, addJob } from '../../jobs/jobs/testing';
import { addMethod } from '../../money/payments/testing';

type NewOffer = Partial<typeof offers.$inferInsert>;

/** An accepted offer of the test's client to the test's contractor, with its job and application. */
export async function addAcceptedOffer(server: TestServer, given: NewOffer = {}) {
  const jobId = given.jobId ?? (await addJob(server)).id;
  const clientId = given.clientId ?? (await server.user('client')).id;
  const professionalId = given.professionalId ?? (await server.user('contractor')).id;
  await addApplication(server, { jobId, userId: professionalId });
  const [row] = await server.database
    .insert(offers)
    .values({
      description: 'Come and fix it',
      budget: 950_00,
      deliveryTime: 7,
      expiresIn: 3,
      expiresAt: new Date('2030-01-01'),
      status: 'accepted',
      acceptedAt: new Date('2026-01-01T00:00:00Z'),
      ...given,
      jobId,
      clientId,
      professionalId,
    })
    .returning();
  if (row === undefined) throw new Error('no offer was inserted');
  return row;
}

/** The body of `POST /contracts` for this offer. */
export function bodyFor(offer: { jobId: string; clientId: string; professionalId: string; budget: number }) {
  return {
    jobId: offer.jobId,
    clientId: offer.clientId,
    professionalId: offer.professionalId,
    startDate: new Date().toISOString(),
    endDate: '2030-01-01',
    terms: 'The professional agrees to complete it.',
    paymentDetails: { amount: offer.budget / 100, currency: 'USD' },
  };
}

const FINAL: readonly ContractStatus[] = ['completed', 'ended', 'canceled'];

/** A contract of the test's client and contractor, `daysAgo` over where its status is final. */
export async function addContract(
  server: TestServer,
  { daysAgo = 0, ...given }: Partial<ContractRow> & { daysAgo?: number } = {},
): Promise<ContractRow> {
  const offer = await addAcceptedOffer(server, {
    ...(given.clientId && { clientId: given.clientId }),
    ...(given.professionalId && { professionalId: given.professionalId }),
  });
  const { jobId, clientId, professionalId, id: offerId, budget: amount } = offer;
  const isFinal = FINAL.includes(given.status ?? 'active');
  const [row] = await server.database
    .insert(contracts)
    .values({
      startDate: new Date('2026-01-01'),
      endDate: new Date('2030-01-01'),
      terms: 'As agreed.',
      amount,
      ...given,
      ...(isFinal && { finishedAt: sql`now() - make_interval(days => ${daysAgo}::int)` }),
      jobId,
      clientId,
      professionalId,
      offerId,
    })
    .returning();
  if (row === undefined) throw new Error('no contract was inserted');
  return row;
}

/** A running one with all of its money held, paid by card. Of a server whose sandbox does not wait. */
export async function addPaidContract(server: TestServer, amount: number): Promise<ContractRow> {
  const contract = await addContract(server, { amount });
  const { id: contractId, clientId: payerId } = contract;
  const token = `sbx_card_ok_${contractId.slice(-8)}`;
  const { id: methodId } = await addMethod(server, { userId: payerId, token });
  const order = { contractId, milestoneId: null, payerId, methodId, amount, fromBalance: 0 };
  await server.connection.transaction((tx) => server.services.payments.begin(tx, order));
  await server.settle();
  return contract;
}

/** Work of a contract that waits for an answer since `daysAgo`. */
export async function addWork(server: TestServer, contractId: string, daysAgo = 0) {
  const createdAt = sql`now() - make_interval(days => ${daysAgo}::int)`;
  const [row] = await server.database
    .insert(submissions)
    .values({ contractId, text: 'Done.', createdAt })
    .returning();
  if (row === undefined) throw new Error('no work was inserted');
  return row;
}

/** Raised so long ago that it is decided without an answer. */
export async function addDispute(
  server: TestServer,
  { contractId, raisedById }: Record<'contractId' | 'raisedById', string>,
) {
  const [row] = await server.database
    .insert(disputes)
    .values({ contractId, raisedById, reason: 'It drips.', createdAt: sql`now() - interval '6 days'` })
    .returning();
  if (row === undefined) throw new Error('no dispute was inserted');
  return row;
}

/** The contract as it is stored now. */
export async function contractNow(server: TestServer, id: string): Promise<ContractRow> {
  const row = await server.database.query.contracts.findFirst({ where: (table, { eq }) => eq(table.id, id) });
  if (row === undefined) throw new Error('the contract is gone');
  return row;
}

/** Actions in the history, oldest first, and the number of contract events in the outbox. */
export async function historyOf(server: TestServer, contractId: string) {
  const events = await server.database.query.contractEvents.findMany({
    where: (table, { eq }) => eq(table.contractId, contractId),
    orderBy: contractEvents.place,
  });
  const published = await server.database.query.outbox.findMany({
    where: (table, { sql: raw }) =>
      raw`${table.topic} = 'contract.changed' and ${table.payload}->>'contractId' = ${contractId}`,
    orderBy: [outbox.createdAt, outbox.id],
  });
  return {
    actions: events.map(({ action }) => action),
    published: published.map(({ payload }) => (payload as { action: string }).action),
  };
}

/** A stored review; visible since `visibleDaysAgo` (negative: hidden so many days longer). */
export async function addReview(
  server: TestServer,
  {
    visibleDaysAgo = 1,
    ...given
  }: Omit<typeof feedbacks.$inferInsert, 'visibleAt'> & { visibleDaysAgo?: number },
) {
  const visibleAt = sql`now() - make_interval(days => ${visibleDaysAgo}::int)`;
  const [row] = await server.database
    .insert(feedbacks)
    .values({ ...given, visibleAt })
    .returning();
  if (row === undefined) throw new Error('no review was inserted');
  return row;
}
