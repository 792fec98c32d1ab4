import { aJob, anId, aPublicUser } from '@plumbline/shared-schema/builders';
import {
  clientHistorySchema,
  featuredUserSchema,
  type ClientHistory,
  type FeaturedUser,
} from '@plumbline/shared-schema/directory';
import { ownJobSchema, type OwnJob } from '@plumbline/shared-schema/jobs';
import { notificationSchema, type Notification } from '@plumbline/shared-schema/notifications';
import { savedSearchSchema, type SavedSearch } from '@plumbline/shared-schema/saved-searches';

/** Test builders of own jobs, of people as they are introduced and of what they are told. For tests only. */

const AT = '2026-03-02T09:00:00.000Z';
const LATER = '2026-03-05T09:00:00.000Z';

/** Marcus's saved search for plumbing in residential buildings, with one new job. */
export function aSavedSearch(overrides: Partial<SavedSearch> = {}): SavedSearch {
  return savedSearchSchema.parse({
    _id: anId(80),
    name: 'Plumbing nearby',
    query: { q: 'plumbing', category: 'residential', sort: 'newest' },
    alerts: true,
    mails: false,
    newCount: 1,
    lastSeenAt: AT,
    createdAt: AT,
    ...overrides,
  });
}

/** That search has found Nora's job; unread. */
export function aNotification(overrides: Partial<Notification> = {}): Notification {
  return notificationSchema.parse({
    _id: anId(81),
    kind: 'jobMatch',
    values: { jobTitle: 'Replace the kitchen drain', searchName: 'Plumbing nearby' },
    href: `/jobs/${anId(10)}`,
    readAt: null,
    createdAt: LATER,
    ...overrides,
  });
}

/** Marcus Bell as the home pages introduce him. */
export function aFeaturedUser(overrides: Partial<FeaturedUser> = {}): FeaturedUser {
  return featuredUserSchema.parse({
    ...aPublicUser(),
    companyName: null,
    skills: ['plumbing'],
    openJobs: 0,
    completedContracts: 14,
    ...overrides,
  });
}

/** What Nora has done so far. */
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

/** The same job in Nora's own list, with two applications. */
export function anOwnJob(overrides: Partial<OwnJob> = {}): OwnJob {
  return ownJobSchema.parse({ ...aJob(), applications: 2, ...overrides });
}
