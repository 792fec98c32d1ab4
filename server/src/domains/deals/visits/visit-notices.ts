import type { NotificationKind } from '@plumbline/shared-schema/notification-kinds';
import { displayName } from '@plumbline/shared-schema/profiles';
import type { VisitAction, VisitSide } from '@plumbline/shared-schema/visit-machine';
import type { Transaction } from '../../../database/connect';
import type { OutboxEvents } from '../../../kit/outbox/outbox';
import type { MailedNotice, NoticeMails } from '../../notices/notifications/notice-mails';
import type { NotificationsService } from '../../notices/notifications/notifications.service';
import { mailedAppointmentOf, visitPath } from './visit-appointment';
import { sideOf, stateOf } from './visit-view';
import type { VisitRecord, VisitsRepository } from './visits.repository';

type Dependencies = {
  visits: Pick<VisitsRepository, 'find'>;
  notifications: NotificationsService;
  mailNotices: NoticeMails;
  transaction: Transaction;
};

/** `isDated`: both calendars have to know, so who did it gets the mail as well. */
type Notice = { kind: NotificationKind; isDated?: true };

const NOTICES: Partial<Record<VisitAction, Notice>> = {
  propose: { kind: 'visitProposed' },
  move: { kind: 'visitMoved' },
  accept: { kind: 'visitAgreed', isDated: true },
  keep: { kind: 'visitKept', isDated: true },
  cancel: { kind: 'visitCancelled', isDated: true },
  setOut: { kind: 'visitOnTheWay' },
  reportNoShow: { kind: 'visitMissed' },
  expire: { kind: 'visitExpired' },
};
const SIDES: readonly VisitSide[] = ['hirer', 'contractor'];

/** Notifies people of what becomes of their visits and what they did not do themselves, and of those that come soon. */
export function createVisitNotices({ visits, notifications, mailNotices, transaction }: Dependencies) {
  /** Mailed once, as notified once: an event may be delivered twice. */
  async function notify(
    record: VisitRecord,
    { kind, isDated }: Notice,
    { subject, actor }: { subject: string; actor?: VisitSide | undefined },
  ): Promise<void> {
    const noticeTo = (side: VisitSide): MailedNotice & { actorId: string } => {
      const [reader, other] =
        side === 'hirer' ? [record.client, record.contractor] : [record.contractor, record.client];
      const appointment = isDated && mailedAppointmentOf(record, side);
      return {
        userId: reader.id,
        kind,
        values: { jobTitle: record.job.title, person: displayName(other) },
        href: visitPath(record.visit.id),
        actorId: other.id,
        ...(appointment && { appointment }),
      };
    };
    const isMailedTo = (side: VisitSide) => side !== actor || (isDated && record.visit.startsAt !== null);
    await transaction(async (tx) => {
      const rows = SIDES.filter((side) => side !== actor)
        .map(noticeTo)
        .map(({ appointment: _appointment, ...row }) => ({
          ...row,
          subject,
          about: `visit:${record.visit.id}`,
        }));
      const added = await notifications.add(tx, rows);
      if (added.length > 0) await mailNotices(tx, SIDES.filter(isMailedTo).map(noticeTo));
    });
  }

  return {
    ofChange: async ({
      visitId,
      action,
      actorId,
      revision,
    }: OutboxEvents['visit.changed']): Promise<void> => {
      const notice = NOTICES[action];
      const record = notice && (await visits.find(visitId));
      if (notice === undefined || record === undefined) return;
      await notify(record, notice, { subject: `${visitId} ${revision}`, actor: sideOf(actorId, record) });
    },

    /** Not of one that was moved or called off meanwhile. */
    ofComing: async ({ visitId, within, revision }: OutboxEvents['visit.coming']): Promise<void> => {
      const record = await visits.find(visitId);
      if (record === undefined || !['agreed', 'moving', 'onTheWay'].includes(stateOf(record))) return;
      if ((record.visit.startsAt?.getTime() ?? 0) <= record.now) return;
      const kind = within === 'day' ? 'visitInADay' : 'visitInAnHour';
      await notify(record, { kind, isDated: true }, { subject: `${visitId} ${revision}` });
    },
  };
}
