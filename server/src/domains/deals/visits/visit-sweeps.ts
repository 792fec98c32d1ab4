import type { Transaction } from '../../../database/connect';
import type { Outbox } from '../../../kit/outbox/outbox';
import type { UserViews } from '../../people/users/user-view';
import { createRecordVisitChange } from './visit-moves';
import type { VisitsRepository } from './visits.repository';

export type VisitDependencies = {
  visits: VisitsRepository;
  views: UserViews;
  outbox: Outbox;
  transaction: Transaction;
};

/** What the clock does with visits; any number of processes may run it. */
export function createVisitSweeps({ visits, outbox, transaction }: VisitDependencies) {
  const recordChange = createRecordVisitChange(outbox);

  /** `false` when nothing is left. */
  const closePast = (): Promise<boolean> =>
    transaction(async (tx) => {
      const past = await visits.lockPast(tx);
      for (const visit of past) {
        const isProposal = visit.status === 'proposed';
        const closed = { times: [], proposerId: null, status: isProposal ? 'expired' : 'over' } as const;
        const isClosed = await visits.update(tx, visit, { ...closed, times: [] });
        const action = isProposal ? 'expire' : 'finish';
        if (isClosed) await recordChange(tx, visit, { action, actorId: null });
      }
      return past.length > 0;
    });

  return {
    /** Stores what is over, and reminds both of what is near: within the hour first, which says the day as well. */
    sweep: async (): Promise<void> => {
      await transaction(async (tx) => {
        for (const within of ['hour', 'day'] as const)
          for (const { id: visitId, revision } of await visits.markComing(tx, within))
            await outbox.add(tx, 'visit.coming', { visitId, within, revision });
      });
      while (await closePast());
    },
  };
}
