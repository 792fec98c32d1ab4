import {
  clientHistorySchema,
  featuredUserSchema,
  type ClientHistory,
  type FeaturedUser,
} from '@plumbline/shared-schema/directory';
import { anId } from './ids';
import { AT } from './instants';
import { aPublicUser } from './users';

/** Marcus Bell as the home pages list him. */
export function aFeaturedUser(overrides: Partial<FeaturedUser> = {}): FeaturedUser {
  return featuredUserSchema.parse({
    ...aPublicUser(),
    skills: ['plumbing'],
    openJobs: 0,
    completedContracts: 14,
    isChosen: false,
    ...overrides,
  });
}

/** Nora's history as a client. */
export function aClientHistory(overrides: Partial<ClientHistory> = {}): ClientHistory {
  return clientHistorySchema.parse({
    _id: anId(1),
    jobsPosted: 4,
    openJobs: 2,
    hires: 1,
    memberSince: AT,
    rating: 4.5,
    reviewCount: 2,
    ...overrides,
  });
}
