import type { InviteAction } from '@plumbline/shared-schema/invites';
import type { NotificationKind } from '@plumbline/shared-schema/notifications';
import type { OfferAction } from '@plumbline/shared-schema/offer-machine';
import type { Transaction } from '../../database/connect';
import type { OutboxEvents } from '../../realtime/outbox';
import type { InvitesRepository } from '../invites/invites.repository';
import type { OffersRepository } from '../offers/offers.repository';
import type { NotificationsService } from './notifications.service';

type Dependencies = {
  offers: Pick<OffersRepository, 'find'>;
  invites: Pick<InvitesRepository, 'find'>;
  notifications: NotificationsService;
  transaction: Transaction;
};

type OfferNotice = { kind: NotificationKind; to: readonly ('client' | 'professional')[] };

/** Who is to know of a change they did not make themselves. */
const OFFER_NOTICES: Partial<Record<OfferAction, OfferNotice>> = {
  send: { kind: 'offerReceived', to: ['professional'] },
  withdraw: { kind: 'offerWithdrawn', to: ['professional'] },
  adoptCounter: { kind: 'counterAdopted', to: ['professional'] },
  declineCounter: { kind: 'counterDeclined', to: ['professional'] },
  accept: { kind: 'offerAccepted', to: ['client'] },
  reject: { kind: 'offerRejected', to: ['client'] },
  counter: { kind: 'counterReceived', to: ['client'] },
  expire: { kind: 'offerExpired', to: ['client', 'professional'] },
};

const INVITE_NOTICES: Partial<Record<InviteAction, { kind: NotificationKind; to: 'client' | 'contractor' }>> =
  {
    invite: { kind: 'inviteReceived', to: 'contractor' },
    accept: { kind: 'inviteAccepted', to: 'client' },
    decline: { kind: 'inviteDeclined', to: 'client' },
  };

/** Turns what happens to offers and invitations into notifications; told twice, an event still notifies once. */
export function createDealNotices({ offers, invites, notifications, transaction }: Dependencies) {
  return {
    ofOffer: async ({ offerId, eventId, action }: OutboxEvents['offer.changed']): Promise<void> => {
      const notice = OFFER_NOTICES[action];
      const record = notice && (await offers.find(offerId));
      if (notice === undefined || record === undefined) return;
      const { job, client, professional } = record;
      const pages = {
        client: { userId: client.id, other: professional, href: `/jobs/${job.id}/applicants` },
        professional: { userId: professional.id, other: client, href: '/proposals' },
      };
      const rows = notice.to.map((side) => {
        const { userId, other, href } = pages[side];
        return {
          userId,
          kind: notice.kind,
          subject: eventId,
          values: { jobTitle: job.title, person: other.fullName },
          href,
        };
      });
      await transaction((tx) => notifications.add(tx, rows));
    },

    ofInvite: async ({ inviteId, action }: OutboxEvents['invite.changed']): Promise<void> => {
      const notice = INVITE_NOTICES[action];
      const record = notice && (await invites.find(inviteId));
      if (notice === undefined || record === undefined) return;
      const { invite, job, client, contractor } = record;
      const isForClient = notice.to === 'client';
      const person = (isForClient ? contractor : client).fullName;
      const row = {
        userId: isForClient ? client.id : contractor.id,
        kind: notice.kind,
        subject: invite.id,
        values: { jobTitle: job.title, person },
        href: '/contract-invites',
      };
      await transaction((tx) => notifications.add(tx, [row]));
    },
  };
}
