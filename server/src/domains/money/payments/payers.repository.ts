import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../database/connect';
import { paymentMethods } from '../../../database/tables/payments';
import { providerPeople } from '../../../database/tables/provider-people';
import type { PaymentMethodRow, PaymentRow } from '../../../database/tables/payments';
import { users } from '../../../database/tables/users';
import type { Payer } from '../providers/payment-provider';

type ProviderOf = PaymentRow['provider'];

/** People as providers know them, and what they pay with. */
export function createPayersRepository() {
  return {
    /** One's own that is not removed. */
    findMethod: async (
      executor: Executor,
      { id, userId }: { id: string; userId: string },
    ): Promise<PaymentMethodRow | undefined> => {
      const [row] = await executor
        .select()
        .from(paymentMethods)
        .where(
          and(eq(paymentMethods.id, id), eq(paymentMethods.userId, userId), isNull(paymentMethods.removedAt)),
        );
      return row;
    },

    /** As the provider has to know them. */
    payerOf: async (
      executor: Executor,
      { userId, provider }: { userId: string; provider: ProviderOf },
    ): Promise<(Payer & { payoutsReady: boolean }) | undefined> => {
      const [row] = await executor
        .select({
          userId: users.id,
          email: users.email,
          fullName: users.fullName,
          customerRef: providerPeople.customerRef,
          accountRef: providerPeople.accountRef,
          payoutsReady: sql<boolean>`coalesce(${providerPeople.payoutsReady}, false)`,
        })
        .from(users)
        .leftJoin(
          providerPeople,
          and(eq(providerPeople.userId, users.id), eq(providerPeople.provider, provider)),
        )
        .where(eq(users.id, userId));
      return row;
    },

    recordReady: async (
      tx: Tx,
      { provider, accountRef }: { provider: ProviderOf; accountRef: string },
    ): Promise<boolean> => {
      const rows = await tx
        .update(providerPeople)
        .set({ payoutsReady: true })
        .where(and(eq(providerPeople.provider, provider), eq(providerPeople.accountRef, accountRef)))
        .returning({ userId: providerPeople.userId });
      return rows.length > 0;
    },
  };
}
