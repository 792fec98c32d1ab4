import { toDollars } from '@plumbline/shared-schema/money';
import type { Database, Transaction } from '../../../database/connect';
import type { OutboxEvents } from '../../../kit/outbox/outbox';
import type { NotificationsService } from '../../notices/notifications/notifications.service';
import type { UsersRepository } from '../../people/users/users.repository';
import { findJobTitle } from './paid-contracts.repository';
import type { TransitsRepository } from './transits.repository';

type Dependencies = {
  transits: Pick<TransitsRepository, 'findPayout' | 'findRefund'>;
  users: Pick<UsersRepository, 'findIn'>;
  notifications: NotificationsService;
  database: Database;
  transaction: Transaction;
};

const HREF = '/wallet';

/** Tells people that their money has arrived, or has not: on the site and by mail, once for each end. */
export function createMoneyNotices({ transits, users, notifications, database, transaction }: Dependencies) {
  return {
    ofPayout: async ({ payoutId }: OutboxEvents['payout.changed']): Promise<void> => {
      const payout = await transits.findPayout(database, payoutId);
      if (payout === undefined || payout.status === 'pending') return;
      const { userId, status, amount: cents } = payout;
      await transaction(async (tx) => {
        const amount = amountFor(await users.findIn(tx, userId), cents);
        const kind = status === 'paid' ? ('withdrawalPaid' as const) : ('withdrawalFailed' as const);
        const about = `payout:${payoutId}`;
        await notifications.add(tx, [
          { userId, kind, subject: payoutId, about, href: HREF, values: { amount } },
        ]);
      });
    },

    /** One that the card refused stays in the wallet, whose rows say so. */
    ofRefund: async ({ refundId }: OutboxEvents['refund.changed']): Promise<void> => {
      const refund = await transits.findRefund(database, refundId);
      if (refund?.status !== 'paid') return;
      const { userId, contractId, amount: cents } = refund;
      const jobTitle = (await findJobTitle(database, contractId)) ?? '';
      await transaction(async (tx) => {
        const values = { jobTitle, amount: amountFor(await users.findIn(tx, userId), cents) };
        const about = `contract:${contractId}`;
        const row = { userId, kind: 'cardRefunded' as const, subject: refundId, about, href: HREF, values };
        await notifications.add(tx, [row]);
      });
    },
  };
}

/** As the mail's reader writes it. */
function amountFor(person: { language: string } | undefined, cents: number): string {
  const format = { style: 'currency', currency: 'USD' } as const;
  return new Intl.NumberFormat(person?.language ?? 'en', format).format(toDollars(cents));
}
