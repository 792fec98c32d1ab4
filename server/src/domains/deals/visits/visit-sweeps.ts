import type { Transaction } from '../../../database/connect';
import type { Outbox } from '../../../kit/outbox/outbox';
import type { UserViews } from '../../people/users/user-view';
import { createRecordVisitChange, NO_PROPOSAL } from './visit-moves';
import type { VisitsRepository } from './visits.repository';

export type VisitDependencies = {
  visits: VisitsRepository;
  views: UserViews;
  outbox: Outbox;
  transaction: Transaction;
};

const LEADS_TO = { finish: 'over', expire: 'expired', cancel: 'cancelled' } as const;

/** What the clock does with visits; any number of processes may run it. */
export function createVisitSweeps({ visits, outbox, transaction }: VisitDependencies) {
  const recordChange = createRecordVisitChange(outbox);

  /** `false` when nothing is left. */
  const closeDue = (): Promise<boolean> =>
    transaction(async (tx) => {
      const due = await visits.lockDue(tx);
      for (const { visit, action } of due) {
        const isClosed = await visits.update(tx, visit, { ...NO_PROPOSAL, status: LEADS_TO[action] });
        if (isClosed) await recordChange(tx, visit, { action, actorId: null });
      }
      return due.length > 0;
    });

  return {
    /** Stores what is over or called off, and reminds both of what is near: within the hour first, which says the day as well. */
    sweep: async (): Promise<void> => {
      await transaction(async (tx) => {
        for (const within of ['hour', 'day'] as const)
          for (const { id: visitId, revision } of await visits.markComing(tx, within))
            await outbox.add(tx, 'visit.coming', { visitId, within, revision });
      });
      while (await closeDue());
    },
  };
}
