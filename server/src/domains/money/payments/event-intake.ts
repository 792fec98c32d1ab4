import { PROVIDER_RECORD_DAYS } from '@plumbline/shared-schema/limits';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database, Executor, Transaction, Tx } from '../../../database/connect';
import { providerEvents } from '../../../database/tables/payments';
import type { Outbox } from '../../../kit/outbox/outbox';
import type { PaymentProvider } from '../providers/payment-provider';
import type { ProviderEvent } from '../../../database/provider-event';

type Dependencies = { outbox: Outbox; database: Database; transaction: Transaction };
type Name = { provider: PaymentProvider['name']; eventId: string };

export type EventIntake = ReturnType<typeof createEventIntake>;

/** What providers tell, by answers and by webhooks: stored first, each event once, and applied by the outbox. */
export function createEventIntake({ outbox, database, transaction }: Dependencies) {
  const receiveIn = async (tx: Tx, provider: Name['provider'], event: ProviderEvent): Promise<void> => {
    const stored = await tx
      .insert(providerEvents)
      .values({ provider, eventId: event.id, kind: event.kind, payload: event })
      .onConflictDoNothing({ target: [providerEvents.provider, providerEvents.eventId] })
      .returning({ eventId: providerEvents.eventId });
    if (stored.length > 0) await outbox.add(tx, 'provider.event', { provider, eventId: event.id });
  };
  const isNamed = ({ provider, eventId }: Name) =>
    and(eq(providerEvents.provider, provider), eq(providerEvents.eventId, eventId));

  return {
    receiveIn,
    receive: (provider: Name['provider'], event: ProviderEvent): Promise<void> =>
      transaction((tx) => receiveIn(tx, provider, event)),

    /** To be applied; `undefined` where it was. `isFresh`: what it is about may still become known. */
    lockWaiting: async (
      tx: Tx,
      name: Name,
    ): Promise<{ event: ProviderEvent; isFresh: boolean } | undefined> => {
      const [row] = await tx
        .select({
          event: providerEvents.payload,
          appliedAt: providerEvents.appliedAt,
          isFresh: sql<boolean>`${providerEvents.receivedAt} > now() - interval '10 minutes'`,
        })
        .from(providerEvents)
        .where(isNamed(name))
        .for('update');
      return row?.appliedAt === null ? { event: row.event, isFresh: row.isFresh } : undefined;
    },

    /** Those that were applied so long ago that no provider sends them again. */
    removeOld: async (): Promise<void> => {
      const old = sql`now() - make_interval(days => ${PROVIDER_RECORD_DAYS}::int)`;
      await database.delete(providerEvents).where(lt(providerEvents.appliedAt, old));
    },

    noteApplied: async (executor: Executor, name: Name, outcome: string): Promise<void> => {
      await executor
        .update(providerEvents)
        .set({ appliedAt: sql`now()`, outcome })
        .where(isNamed(name));
    },
  };
}
