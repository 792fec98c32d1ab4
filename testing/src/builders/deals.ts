import { dealSchema, type Deal } from '@plumbline/shared-schema/deals';
import { anApplication } from './applications';
import { anId } from './ids';

/** Marcus has applied to Nora's job, as Nora sees it. */
export function aDeal(overrides: Partial<Deal> = {}): Deal {
  const { _id, userId } = anApplication();
  return dealSchema.parse({
    _id,
    job: { _id: anId(10), title: 'Replace the kitchen drain' },
    side: 'hirer',
    professionalId: userId._id,
    applicationId: _id,
    offer: null,
    contract: null,
    isLive: true,
    ...overrides,
  });
}
