import type { ContractAction } from '@plumbline/shared-schema/contracts';
import type { NotificationKind } from '@plumbline/shared-schema/notification-kinds';
import { CONTRACT_MOVE_TEXTS } from '@plumbline/shared-schema/options';
import { displayName } from '@plumbline/shared-schema/profiles';
import type { Transaction } from '../../../database/connect';
import type { OutboxEvents } from '../../../kit/outbox/outbox';
import type { NotificationsService } from '../../notices/notifications/notifications.service';
import type { ContractsRepository } from '../contract-records/contracts.repository';

type Dependencies = {
  contracts: Pick<ContractsRepository, 'find'>;
  notifications: NotificationsService;
  transaction: Transaction;
};

const KINDS: Partial<Record<ContractAction, NotificationKind>> = {
  ...CONTRACT_MOVE_TEXTS,
  create: 'contractCreated',
  submit: 'workSubmitted',
  approve: 'workApproved',
  approveMilestone: 'milestoneApproved',
  finish: 'contractCompleted',
  takeBack: 'workTakenBack',
  requestChanges: 'changesRequested',
  query: 'termsQueried',
  proposeAmendment: 'amendmentProposed',
  acceptAmendment: 'amendmentAccepted',
  declineAmendment: 'amendmentDeclined',
  withdrawAmendment: 'amendmentWithdrawn',
  confirmTerms: 'termsConfirmed',
  approvePayment: 'paymentApproved',
  funded: 'paymentFunded',
  fundingFailed: 'paymentFailed',
  chargeBack: 'chargebackOpened',
  giveBack: 'moneyRefunded',
  refund: 'moneyRefunded',
  dispute: 'disputeOpened',
  withdrawDispute: 'disputeWithdrawn',
  answerDispute: 'disputeAnswered',
  resolveDispute: 'disputeResolved',
  appeal: 'disputeAppealed',
  resolveAppeal: 'appealResolved',
  review: 'reviewWritten',
};

/** `subject` deduplicates: an event delivered twice notifies once. `except`: the party that is not told. */
type Notice = { contractId: string; kind: NotificationKind; subject: string; except: string | null };

/** Turns what happens to contracts into notifications of the parties that did not do it themselves. */
export function createContractNotices({ contracts, notifications, transaction }: Dependencies) {
  async function notify({ contractId, kind, subject, except }: Notice): Promise<void> {
    const record = await contracts.find({ id: contractId, viewerId: null });
    if (record === undefined) return;
    const { job, client, professional } = record;
    const query = `?contract=${contractId}`;
    const parties = [
      { userId: client.id, other: professional, href: `/contracts${query}` },
      { userId: professional.id, other: client, href: `/active-contracts${query}` },
    ];
    const rows = parties
      .filter(({ userId }) => userId !== except)
      .map(({ userId, other, href }) => {
        const values = { jobTitle: job.title, person: displayName(other) };
        return { userId, kind, subject, about: `contract:${contractId}`, actorId: other.id, values, href };
      });
    await transaction((tx) => notifications.add(tx, rows));
  }

  return {
    ofChange: async (change: OutboxEvents['contract.changed']): Promise<void> => {
      const { contractId, eventId: subject, action, actorId, professionalId } = change;
      const kind = KINDS[action];
      // Who did it knows; a card that was declined is the payer's own affair.
      const except = action === 'fundingFailed' ? professionalId : actorId;
      if (kind !== undefined) await notify({ contractId, kind, subject, except });
    },

    ofOverdue: ({ contractId }: OutboxEvents['contract.overdue']): Promise<void> =>
      notify({ contractId, kind: 'contractOverdue', subject: contractId, except: null }),
  };
}
