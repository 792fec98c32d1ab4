import { PROVIDER_RECORD_DAYS } from '@plumbline/shared-schema/limits';
import { sql } from 'drizzle-orm';
import { providerEvents, sandboxOperations } from '../../../database/tables/payments';
import { createTestServer } from '../../../app/testing';

const server = createTestServer();
const ago = (days: number) => sql`now() - make_interval(days => ${days}::int)`;

test('what was told and applied long ago is forgotten, what waits is not', async () => {
  const payload = { id: 'x', kind: 'charge.succeeded' as const, ref: 'x' };
  const event = (eventId: string) => ({ provider: 'sandbox' as const, eventId, kind: payload.kind, payload });
  const long = ago(PROVIDER_RECORD_DAYS + 1);
  await server.database.insert(providerEvents).values([
    { ...event('old'), receivedAt: long, appliedAt: long },
    { ...event('waits'), receivedAt: long },
    { ...event('new'), appliedAt: ago(PROVIDER_RECORD_DAYS - 1) },
  ]);
  await server.services.sweepPayments();
  const left = await server.database.select({ id: providerEvents.eventId }).from(providerEvents);
  expect(left.map(({ id }) => id).sort()).toEqual(['new', 'waits']);
});

test('of the sandbox’s books the charges stay, for what is given back of them', async () => {
  const long = ago(PROVIDER_RECORD_DAYS + 1);
  const operation = (key: string, kind: 'charge' | 'refund' | 'payout') => ({
    key,
    kind,
    ref: key,
    amount: 1,
    outcome: 'paid',
    dueAt: long,
  });
  await server.database
    .insert(sandboxOperations)
    .values([
      { ...operation('charge', 'charge'), toldAt: long },
      { ...operation('refund', 'refund'), toldAt: long },
      { ...operation('payout', 'payout'), toldAt: ago(1) },
      operation('waits', 'payout'),
    ]);
  await server.services.sweepPayments();
  const left = await server.database.select({ key: sandboxOperations.key }).from(sandboxOperations);
  expect(left.map(({ key }) => key).sort()).toEqual(['charge', 'payout', 'waits']);
});
