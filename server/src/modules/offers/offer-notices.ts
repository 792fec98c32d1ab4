import type { NotificationKind } from '@plumbline/shared-schema/notifications';
import type { OfferAction } from '@plumbline/shared-schema/offer-machine';
import type { Transaction } from '../../database/connect';
import type { OutboxEvents } from '../../outbox/outbox';
import type { NotificationsService } from '../notifications/notifications.service';
import type { OffersRepository } from './offers.repository';

type Dependencies = {
  offers: Pick<OffersRepository, 'find'>;
  notifications: NotificationsService;
  transaction: Transaction;
};

type Notice = { kind: NotificationKind; to: readonly ('client' | 'professional')[] };

const NOTICES: Partial<Record<OfferAction, Notice>> = {
  send: { kind: 'offerReceived', to: ['professional'] },
  withdraw: { kind: 'offerWithdrawn', to: ['professional'] },
  adoptCounter: { kind: 'counterAdopted', to: ['professional'] },
  declineCounter: { kind: 'counterDeclined', to: ['professional'] },
  accept: { kind: 'offerAccepted', to: ['client'] },
  reject: { kind: 'offerRejected', to: ['client'] },
  counter: { kind: 'counterReceived', to: ['client'] },
  expire: { kind: 'offerExpired', to: ['client', 'professional'] },
};

/** Notifies people of changes of their offers that they did not make themselves. */
export function createOfferNotices({ offers, notifications, transaction }: Dependencies) {
  return async ({ offerId, eventId, action }: OutboxEvents['offer.changed']): Promise<void> => {
    const notice = NOTICES[action];
    const record = notice && (await offers.find(offerId));
    if (notice === undefined || record === undefined) return;
    const { job, client, professional } = record;
    const pages = {
      client: { userId: client.id, other: professional, href: `/jobs/${job.id}/applicants` },
      professional: { userId: professional.id, other: client, href: '/proposals' },
    };
    const rows = notice.to.map((side) => {
      const { userId, other, href } = pages[side];
      const values = { jobTitle: job.title, person: other.fullName };
      return { userId, kind: notice.kind, subject: eventId, values, href };
    });
    await transaction((tx) => notifications.add(tx, rows));
  };
}
