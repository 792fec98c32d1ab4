import type { Visit, VisitsQuery } from '@plumbline/shared-schema/visits';
import { AppError } from '../../../kit/errors';
import { getExisting } from '../../../kit/existing';
import type { Appointment } from '../../../kit/calendar/appointments';
import type { CurrentUser } from '../../../http/plugins/session';
import { refuseBlocked } from '../../people/blocks/blocks.repository';
import { appointmentOf } from './visit-appointment';
import { createVisitMoves } from './visit-moves';
import type { VisitStep } from './visit-moves';
import { createVisitProposals } from './visit-proposals.service';
import type { ProposalDependencies } from './visit-proposals.service';
import { createVisitSweeps } from './visit-sweeps';
import { sideOf, toVisit } from './visit-view';
import type { VisitRecord } from './visits.repository';

/** What people who block each other do not do; they may still call off what was agreed before. */
const MEETS: readonly VisitStep['action'][] = ['move', 'accept'];

/** A contractor comes to look: from the proposed times to what became of it. */
export function createVisitsService(dependencies: ProposalDependencies) {
  const { visits, views, transaction } = dependencies;
  const moves = createVisitMoves(dependencies);
  const seenBy = (user: CurrentUser) => (record: VisitRecord) =>
    toVisit(record, { views, viewerId: user._id });

  return {
    ...createVisitProposals(dependencies),
    ...createVisitSweeps(dependencies),

    move: (step: VisitStep): Promise<Visit> =>
      transaction(async (tx) => {
        const { visit } = await moves.move(tx, step);
        if (MEETS.includes(step.action)) await refuseBlocked(tx, visit.clientId, visit.contractorId);
        return seenBy(step.user)(await visits.get(tx, visit.id));
      }),

    list: async (user: CurrentUser, query: VisitsQuery): Promise<Visit[]> =>
      (await visits.listByParty(user._id, query)).map(seenBy(user)),

    get: async (user: CurrentUser, id: string): Promise<Visit> => {
      const record = await getExisting(id, (known) => visits.find(known), 'VISIT_NOT_FOUND');
      if (sideOf(user._id, record) === undefined) throw new AppError('VISIT_NOT_FOUND');
      return seenBy(user)(record);
    },

    /** For a person's calendar. */
    listAppointments: async (userId: string): Promise<Appointment[]> =>
      (await visits.listForCalendar(userId)).flatMap(
        (record) => appointmentOf(record, sideOf(userId, record) ?? 'contractor') ?? [],
      ),
  };
}
export type VisitsService = ReturnType<typeof createVisitsService>;
