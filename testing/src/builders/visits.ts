import { visitSchema, type Visit } from '@plumbline/shared-schema/visits';
import { anId } from './ids';
import { AT } from './instants';
import { aPerson, nora } from './users';

/** Marcus comes to look at Nora's job, as Nora sees it. */
export function aVisit(overrides: Partial<Visit> = {}): Visit {
  return visitSchema.parse({
    _id: anId(48),
    jobId: { _id: anId(10), title: 'Replace the kitchen drain' },
    clientId: nora(),
    contractorId: aPerson(),
    side: 'hirer',
    status: 'agreed',
    minutes: 60,
    timeZone: 'America/New_York',
    proposedBy: null,
    times: [],
    startsAt: '2099-03-03T14:00:00.000Z',
    endsAt: '2099-03-03T15:00:00.000Z',
    address: '12 Elm Street',
    hasAddress: true,
    cancelReason: null,
    cancelledBy: null,
    missedBy: null,
    setOutAt: null,
    allowedActions: ['move', 'cancel'],
    createdAt: AT,
    updatedAt: AT,
    ...overrides,
  });
}
