import { toCents, toDollars } from '@plumbline/shared-schema/money';
import type { CreatePromotion, Promotion } from '@plumbline/shared-schema/promotions';
import type { Transaction, Tx } from '../../../database/connect';
import type { PromotionRow } from '../../../database/tables/promotions';
import { AppError } from '../../../kit/errors';
import { getExisting } from '../../../kit/existing';
import type { Outbox } from '../../../kit/outbox/outbox';
import type { CurrentUser } from '../../../http/plugins/session';
import { lockPeople } from '../../../database/lock-people';
import type { NotificationsService } from '../../notices/notifications/notifications.service';
import type { PromotionsRepository } from './promotions.repository';

type Dependencies = {
  promotions: PromotionsRepository;
  notifications: Pick<NotificationsService, 'add'>;
  outbox: Outbox;
  transaction: Transaction;
};

export type PromotionsService = ReturnType<typeof createPromotionsService>;

/** Places further up in the search of professionals. In this sandbox nothing is charged for them. */
export function createPromotionsService(dependencies: Dependencies) {
  const { promotions, notifications, outbox, transaction } = dependencies;

  async function checkPortfolioItem(tx: Tx, userId: string, id: string | null): Promise<void> {
    if (id === null) return;
    if (!(await promotions.hasPortfolioItem(tx, userId, id))) throw new AppError('ENTRY_NOT_FOUND');
  }

  return {
    list: async (user: CurrentUser): Promise<Promotion[]> => (await promotions.list(user._id)).map(toWire),

    /** One at a time: PROMOTION_RUNNING. ENTRY_NOT_FOUND where the work is not theirs. */
    start: ({ _id: userId }: CurrentUser, input: CreatePromotion): Promise<Promotion> =>
      transaction(async (tx) => {
        await lockPeople(tx, [userId]);
        await checkPortfolioItem(tx, userId, input.portfolioId);
        if ((await promotions.countRunning(tx, userId)) > 0) throw new AppError('PROMOTION_RUNNING');
        const row = await promotions.insert(tx, {
          ...input,
          userId,
          dailyBudget: toCents(input.dailyBudget),
        });
        await outbox.add(tx, 'profile.changed', { userId });
        return toWire(row);
      }),

    /** Tells people that their promotion is over: once, and only of what ended by itself. */
    sweep: (): Promise<void> =>
      transaction(async (tx) => {
        const rows = (await promotions.markOver(tx)).map(({ id, userId, days }) => ({
          userId,
          kind: 'promotionOver' as const,
          subject: id,
          values: { days: String(days) },
          href: '/promote',
        }));
        await notifications.add(tx, rows);
      }),

    /** Doing it twice changes nothing. NOT_FOUND where it is not theirs. */
    stop: ({ _id: userId }: CurrentUser, id: string): Promise<Promotion> =>
      transaction(async (tx) => {
        const known = await getExisting(id, (own) => promotions.find(tx, userId, own), 'NOT_FOUND');
        const stopped = await promotions.stop(tx, known.id);
        if (stopped) await outbox.add(tx, 'profile.changed', { userId });
        return toWire(stopped ?? known);
      }),
  };
}

function statusOf({ stoppedAt, endsAt }: PromotionRow): Promotion['status'] {
  if (stoppedAt !== null) return 'stopped';
  return endsAt > new Date() ? 'running' : 'over';
}

function toWire(row: PromotionRow): Promotion {
  const { id, portfolioId, days, dailyBudget, createdAt, stoppedAt, endsAt } = row;
  return {
    _id: id,
    portfolioId,
    days,
    dailyBudget: toDollars(dailyBudget),
    budget: toDollars(dailyBudget * days),
    startsAt: createdAt.toISOString(),
    endsAt: (stoppedAt ?? endsAt).toISOString(),
    status: statusOf(row),
  };
}
