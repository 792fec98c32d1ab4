import type { Availability, OwnAvailability } from '@plumbline/shared-schema/availability';
import { comingDays } from '@plumbline/shared-schema/calendar';
import { earliestToday } from '@plumbline/shared-schema/dates';
import { randomUUID } from 'node:crypto';
import type { Appointment } from '../../../kit/calendar/appointments';
import type { WorkEntry } from '../../../kit/calendar/work-entries';
import { calendarOf } from '../../../kit/calendar/calendar';
import type { Database, Executor, Transaction } from '../../../database/connect';
import type { AvailabilityRow } from '../../../database/tables/availabilities';
import { AppError } from '../../../kit/errors';
import { existing, getExisting } from '../../../kit/existing';
import type { Outbox } from '../../../kit/outbox/outbox';
import type { CurrentUser } from '../../../http/plugins/session';
import type { AvailabilityRepository } from './availability.repository';
import type { CalendarLinks } from './calendar-links';

type Dependencies = {
  availabilities: AvailabilityRepository;
  calendarLinks: CalendarLinks;
  outbox: Outbox;
  database: Database;
  transaction: Transaction;
  siteUrl: string;
  /** What a person has agreed on with others. */
  listAppointments: (userId: string) => Promise<Appointment[]>;
  /** What a person is given to do. */
  listWork: (userId: string) => Promise<WorkEntry[]>;
};

export type AvailabilityService = ReturnType<typeof createAvailabilityService>;

/** When contractors work: for everybody on the site, and for their own calendars; those of hirers hold visits alone. */
export function createAvailabilityService(dependencies: Dependencies) {
  const { availabilities, calendarLinks, outbox, database, transaction, siteUrl } = dependencies;

  async function ownOf(executor: Executor, userId: string): Promise<OwnAvailability> {
    const row = await availabilities.find(executor, userId);
    const feedKey = row?.feedKey ?? null;
    return { ...toAvailability(row), feedUrl: feedKey && calendarLinks.urlOf({ userId, feedKey }) };
  }

  const setFeedKey = ({ _id: userId }: CurrentUser, feedKey: string | null): Promise<OwnAvailability> =>
    transaction(async (tx) => {
      await availabilities.setFeedKey(tx, userId, feedKey);
      return ownOf(tx, userId);
    });

  return {
    getOwn: ({ _id }: CurrentUser): Promise<OwnAvailability> => ownOf(database, _id),

    save: ({ _id: userId }: CurrentUser, given: Availability): Promise<OwnAvailability> =>
      transaction(async (tx) => {
        await availabilities.put(tx, userId, given);
        await outbox.add(tx, 'profile.changed', { userId });
        return ownOf(tx, userId);
      }),

    /** The address before it ends. */
    makeFeed: (user: CurrentUser) => setFeedKey(user, randomUUID()),
    endFeed: (user: CurrentUser) => setFeedKey(user, null),

    /** USER_NOT_FOUND for whoever is no contractor. */
    get: async (id: string): Promise<Availability> => {
      const { row } = await getExisting(id, availabilities.findContractor, 'USER_NOT_FOUND');
      const shown = toAvailability(row ?? undefined);
      return { ...shown, daysOff: comingDays(shown.daysOff, earliestToday()) };
    },

    /** NOT_FOUND for an address that we did not make, or that ended. */
    calendar: async (token: string): Promise<string> => {
      const userId = existing(calendarLinks.claimedBy(token), 'NOT_FOUND');
      const record = existing(await availabilities.findPerson(userId), 'NOT_FOUND');
      const row = existing(record.row ?? undefined, 'NOT_FOUND');
      const feedKey = existing(row.feedKey ?? undefined, 'NOT_FOUND');
      if (!calendarLinks.isMade(token, { userId, feedKey })) throw new AppError('NOT_FOUND');
      const appointments = await dependencies.listAppointments(userId);
      const work = await dependencies.listWork(userId);
      return calendarOf({ row, appointments, work }, { ...record, siteUrl });
    },
  };
}

function toAvailability(row: AvailabilityRow | undefined): Availability {
  return {
    availableFrom: row?.availableFrom ?? null,
    hours: row?.hours ?? [],
    daysOff: row?.daysOff ?? [],
    timeZone: row?.timeZone ?? null,
  };
}
