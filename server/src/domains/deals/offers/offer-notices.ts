import type { NotificationKind } from '@plumbline/shared-schema/notification-kinds';
import type { OfferAction } from '@plumbline/shared-schema/offer-machine';
import { displayName } from '@plumbline/shared-schema/profiles';
import type { Transaction } from '../../../database/connect';
import type { OutboxEvents } from '../../../kit/outbox/outbox';
import type { NotificationsService } from '../../notices/notifications/notifications.service';
import type { OfferRecord, OffersRepository } from './offers.repository';

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

/** Notifies people of what becomes of their offers and what they did not do themselves. */
export function createOfferNotices({ offers, notifications, transaction }: Dependencies) {
  async function notify(record: OfferRecord, { kind, to }: Notice, subject: string): Promise<void> {
    const { offer, job, client, professional } = record;
    const pages = {
      client: { userId: client.id, other: professional, href: `/jobs/${job.id}/applicants` },
      professional: { userId: professional.id, other: client, href: '/proposals' },
    };
    const rows = to.map((side) => {
      const { userId, other, href } = pages[side];
      const values = { jobTitle: job.title, person: displayName(other) };
      return { userId, kind, subject, about: `offer:${offer.id}`, actorId: other.id, values, href };
    });
    await transaction((tx) => notifications.add(tx, rows));
  }

  return {
    ofChange: async ({ offerId, eventId, action }: OutboxEvents['offer.changed']): Promise<void> => {
      const notice = NOTICES[action];
      const record = notice && (await offers.find(offerId));
      if (notice && record) await notify(record, notice, eventId);
    },

    /** Whoever's turn it is: the hirer has a counter-proposal to answer, else the professional the offer. */
    ofExpiring: async ({ offerId, expiresAt }: OutboxEvents['offer.expiring']): Promise<void> => {
      const record = await offers.find(offerId);
      if (record?.offer.status !== 'pending' || record.isOverdue) return;
      const side = record.offer.proposal === null ? 'professional' : 'client';
      await notify(record, { kind: 'offerExpiring', to: [side] }, `${offerId} ${expiresAt}`);
    },
  };
}
