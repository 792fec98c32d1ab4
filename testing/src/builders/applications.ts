import { applicationSchema, type Application } from '@plumbline/shared-schema/applications';
import { anId } from './ids';
import { AT } from './instants';
import { aJob } from './jobs';
import { aPerson } from './users';

/** Marcus Bell's application for Nora's job. */
export function anApplication(overrides: Partial<Application> = {}): Application {
  return applicationSchema.parse({
    _id: anId(20),
    jobId: aJob(),
    userId: {
      ...aPerson(),
      title: 'Plumber',
      rating: 4.5,
      reviewCount: 12,
      completedContracts: 31,
      badges: ['verified'],
      location: { city: 'Queens' },
      availableFrom: null,
    },
    coverLetter: 'I have replaced a dozen drains like this one and can start on Monday.',
    estimatedServiceCost: 950,
    estimatedCompletionTime: '3 days',
    isHired: false,
    isShortlisted: false,
    declined: null,
    isWaiting: overrides.isHired !== true,
    createdAt: AT,
    changedAt: null,
    ...overrides,
  });
}
