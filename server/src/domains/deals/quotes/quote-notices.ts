import type { NotificationKind } from '@plumbline/shared-schema/notification-kinds';
import { displayName } from '@plumbline/shared-schema/profiles';
import type { QuoteAction, QuoteSide } from '@plumbline/shared-schema/quote-machine';
import type { Transaction } from '../../../database/connect';
import type { OutboxEvents } from '../../../kit/outbox/outbox';
import type { NotificationsService } from '../../notices/notifications/notifications.service';
import { sideOf } from './quote-view';
import type { QuotesRepository } from './quotes.repository';

type Dependencies = {
  quotes: Pick<QuotesRepository, 'find'>;
  notifications: NotificationsService;
  transaction: Transaction;
};

const NOTICES: Partial<Record<QuoteAction, NotificationKind>> = {
  send: 'quoteReceived',
  accept: 'quoteAccepted',
  decline: 'quoteDeclined',
  expire: 'quoteExpired',
};
const SIDES: readonly QuoteSide[] = ['hirer', 'contractor'];

/** Notifies people of what becomes of their quotes and what they did not do themselves, each once. */
export function createQuoteNotices({ quotes, notifications, transaction }: Dependencies) {
  return async ({ quoteId, action, actorId }: OutboxEvents['quote.changed']): Promise<void> => {
    const kind = NOTICES[action];
    const record = kind && (await quotes.find(quoteId));
    if (kind === undefined || record === undefined) return;
    const { job, client, contractor } = record;
    const rows = SIDES.filter((side) => side !== sideOf(actorId, record)).map((side) => {
      const [reader, other] = side === 'hirer' ? [client, contractor] : [contractor, client];
      return {
        userId: reader.id,
        kind,
        subject: `${quoteId} ${action}`,
        about: `quote:${quoteId}`,
        actorId: other.id,
        values: { jobTitle: job.title, person: displayName(other) },
        href: `/quotes?job=${job.id}&contractor=${contractor.id}`,
      };
    });
    await transaction((tx) => notifications.add(tx, rows));
  };
}
