import type { PaymentMethodKind, ProviderName } from '@plumbline/shared-schema/money-options';
import { OPEN_PAYMENT_STATES } from '@plumbline/shared-schema/money-options';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../database/connect';
import { paymentMethods, payments, payouts } from '../../../database/tables/payments';
import { providerPeople } from '../../../database/tables/provider-people';
import type { PaymentMethodRow } from '../../../database/tables/payments';
import { written } from '../../../database/written';
import { lockPeople } from '../../../database/lock-people';

type Own = { id: string; userId: string };
type Refs = { customerRef?: string | null; accountRef?: string | null };

export type PaymentMethodsRepository = ReturnType<typeof createPaymentMethodsRepository>;

/** Methods that were removed stay, for what was paid with them, and are nobody's any more. */
export function createPaymentMethodsRepository() {
  const isOfUser = (userId: string) =>
    and(eq(paymentMethods.userId, userId), isNull(paymentMethods.removedAt));
  const isOwn = ({ id, userId }: Own) => and(eq(paymentMethods.id, id), isOfUser(userId));

  const list = (executor: Executor, userId: string): Promise<PaymentMethodRow[]> =>
    executor
      .select()
      .from(paymentMethods)
      .where(isOfUser(userId))
      .orderBy(
        desc(paymentMethods.kind),
        desc(paymentMethods.isDefault),
        desc(paymentMethods.createdAt),
        desc(paymentMethods.id),
      );

  return {
    list,

    /** Nobody adds or removes one for this person until the transaction ends. */
    listForUpdate: async (tx: Tx, userId: string): Promise<PaymentMethodRow[]> => {
      await lockPeople(tx, [userId]);
      return list(tx, userId);
    },

    insert: async (tx: Tx, row: typeof paymentMethods.$inferInsert): Promise<PaymentMethodRow> => {
      const [made] = await tx.insert(paymentMethods).values(row).returning();
      return written(made);
    },

    /** The one of its kind. */
    makeDefault: async (tx: Tx, { id, userId, kind }: Own & { kind: PaymentMethodKind }): Promise<void> => {
      await tx
        .update(paymentMethods)
        .set({ isDefault: false })
        .where(and(isOfUser(userId), eq(paymentMethods.kind, kind), eq(paymentMethods.isDefault, true)));
      await tx.update(paymentMethods).set({ isDefault: true }).where(isOwn({ id, userId }));
    },

    remove: async (tx: Tx, own: Own): Promise<void> => {
      await tx
        .update(paymentMethods)
        .set({ removedAt: sql`now()`, isDefault: false })
        .where(isOwn(own));
    },

    isInUse: async (tx: Tx, id: string): Promise<boolean> => {
      const paying = and(eq(payments.methodId, id), inArray(payments.status, [...OPEN_PAYMENT_STATES]));
      const beingPaid = and(eq(payouts.methodId, id), eq(payouts.status, 'pending'));
      return (await tx.$count(payments, paying)) + (await tx.$count(payouts, beingPaid)) > 0;
    },

    recordRefs: async (
      executor: Executor,
      { userId, provider }: { userId: string; provider: ProviderName },
      refs: Refs,
    ): Promise<void> => {
      await executor
        .insert(providerPeople)
        .values({ userId, provider, ...refs })
        .onConflictDoUpdate({ target: [providerPeople.userId, providerPeople.provider], set: refs });
    },
  };
}
