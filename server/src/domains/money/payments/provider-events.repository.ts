import { PROVIDER_RECORD_DAYS } from '@plumbline/shared-schema/limits';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../../database/connect';
import type { ProviderEvent } from '../../../database/provider-event';
import { providerEvents } from '../../../database/tables/payments';
import type { PaymentProvider } from '../providers/payment-provider';

type Name = { provider: PaymentProvider['name']; eventId: string };

const isNamed = ({ provider, eventId }: Name) =>
  and(eq(providerEvents.provider, provider), eq(providerEvents.eventId, eventId));

export type ProviderEventsRepository = ReturnType<typeof createProviderEventsRepository>;

/** What providers have told us, each event once. */
export function createProviderEventsRepository(database: Database) {
  return {
    /** False: it is there already. */
    insert: async (tx: Tx, provider: Name['provider'], event: ProviderEvent): Promise<boolean> => {
      const stored = await tx
        .insert(providerEvents)
        .values({ provider, eventId: event.id, kind: event.kind, payload: event })
        .onConflictDoNothing({ target: [providerEvents.provider, providerEvents.eventId] })
        .returning({ eventId: providerEvents.eventId });
      return stored.length > 0;
    },

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

    recordApplied: async (tx: Tx, name: Name, outcome: string): Promise<void> => {
      await tx
        .update(providerEvents)
        .set({ appliedAt: sql`now()`, outcome })
        .where(isNamed(name));
    },

    /** Those that were applied so long ago that no provider sends them again. */
    removeOld: async (): Promise<void> => {
      const old = sql`now() - make_interval(days => ${PROVIDER_RECORD_DAYS}::int)`;
      await database.delete(providerEvents).where(lt(providerEvents.appliedAt, old));
    },
  };
}
