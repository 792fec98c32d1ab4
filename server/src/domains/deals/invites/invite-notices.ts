import type { InviteAction } from '@plumbline/shared-schema/invites';
import type { NotificationKind } from '@plumbline/shared-schema/notification-kinds';
import { displayName } from '@plumbline/shared-schema/profiles';
import type { Transaction } from '../../../database/connect';
import type { OutboxEvents } from '../../../kit/outbox/outbox';
import { aboutJob } from '../../notices/notifications/about';
import type { NotificationsService } from '../../notices/notifications/notifications.service';
import type { InvitesRepository } from './invites.repository';

type Dependencies = {
  invites: Pick<InvitesRepository, 'find'>;
  notifications: NotificationsService;
  transaction: Transaction;
};

const NOTICES: Partial<Record<InviteAction, { kind: NotificationKind; to: 'client' | 'contractor' }>> = {
  invite: { kind: 'inviteReceived', to: 'contractor' },
  accept: { kind: 'inviteAccepted', to: 'client' },
  decline: { kind: 'inviteDeclined', to: 'client' },
};

/** Notifies people of changes of their invitations that they did not make themselves. */
export function createInviteNotices({ invites, notifications, transaction }: Dependencies) {
  return async ({ inviteId, action }: OutboxEvents['invite.changed']): Promise<void> => {
    const notice = NOTICES[action];
    const record = notice && (await invites.find(inviteId));
    if (notice === undefined || record === undefined) return;
    const { invite, job, client, contractor } = record;
    const [receiver, other] = notice.to === 'client' ? [client, contractor] : [contractor, client];
    const row = {
      userId: receiver.id,
      kind: notice.kind,
      subject: invite.id,
      about: aboutJob(job.id),
      actorId: other.id,
      values: { jobTitle: job.title, person: displayName(other) },
      href: '/contract-invites',
    };
    await transaction((tx) => notifications.add(tx, [row]));
  };
}
