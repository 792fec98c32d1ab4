import { professionalSchema, type Professional } from '@plumbline/shared-schema/professionals';
import { aPublicUser } from './users';

/** Marcus Bell as hirers find him, in New York. */
export function aProfessional(overrides: Partial<Professional> = {}): Professional {
  return professionalSchema.parse({
    ...aPublicUser(),
    badges: ['verified'],
    skills: ['plumbing', 'heating'],
    completedContracts: 14,
    availableFrom: null,
    works: [],
    pastJobs: null,
    point: { lat: 40.71, lng: -74.01 },
    isSaved: false,
    ...overrides,
  });
}
