import type { Transaction, Tx } from '../../../database/connect';
import type { SavedSearchRow } from '../../../database/tables/saved-searches';
import type { Mails } from '../../../kit/mail/mails.service';
import type { UnsubscribeLinks } from '../../../kit/mail/unsubscribe-links';
import type { Outbox } from '../../../kit/outbox/outbox';
import type { JobRecord, JobsRepository } from '../jobs/jobs.repository';
import { aboutJob } from '../../notices/notifications/about';
import type { NotificationsService } from '../../notices/notifications/notifications.service';
import type { UsersRepository } from '../../people/users/users.repository';
import type { SearchMatchesRepository } from './search-matches.repository';

type Dependencies = {
  searchMatches: SearchMatchesRepository;
  jobs: JobsRepository;
  users: UsersRepository;
  notifications: NotificationsService;
  mails: Mails;
  unsubscribeLinks: UnsubscribeLinks;
  outbox: Outbox;
  transaction: Transaction;
};

/** Saved searches matched in one batch; the next batch is an event of its own. */
const BATCH = 100;

/** Notifies people of a new job that one of their saved searches would find. */
export function createSearchAlerts(dependencies: Dependencies) {
  const { searchMatches, jobs, users, notifications, mails, unsubscribeLinks, outbox, transaction } =
    dependencies;

  async function notify(tx: Tx, job: JobRecord, matching: SavedSearchRow[]): Promise<void> {
    const fresh = new Set(
      await searchMatches.recordMatches(
        tx,
        job.id,
        matching.map(({ id }) => id),
      ),
    );
    const searches = matching.filter(({ id }) => fresh.has(id));
    // One notification per person: the first of their searches is named.
    const byPerson = new Map([...searches].reverse().map((search) => [search.userId, search]));
    const rows = [...byPerson.values()].map(({ userId, name }) => ({
      userId,
      kind: 'jobMatch' as const,
      subject: job.id,
      about: aboutJob(job.id),
      values: { jobTitle: job.title, searchName: name },
      href: `/jobs/${job.id}`,
    }));
    const notified = new Set((await notifications.add(tx, rows)).map(({ userId }) => userId));
    const mailed = new Map(
      searches.filter(({ mails: wanted }) => wanted).map((search) => [search.userId, search]),
    );
    for (const [userId, search] of mailed) if (notified.has(userId)) await write(tx, job, search);
  }

  /** At most one mail per search and day, until it is looked at; never to an address nobody has confirmed. */
  async function write(tx: Tx, job: JobRecord, search: SavedSearchRow): Promise<void> {
    const person = await users.findIn(tx, search.userId);
    if (person === undefined || person.emailVerifiedAt === null) return;
    if (await searchMatches.hasMatchedToday(tx, search, job.id)) return;
    const mail = {
      template: 'searchMatch',
      jobId: job.id,
      jobTitle: job.title,
      searchName: search.name,
      unsubscribeUrl: unsubscribeLinks.urlOf({ userId: person.id, searchId: search.id }),
    } as const;
    await mails.add(tx, person, mail);
  }

  /** One batch: the next searches after `after`. */
  async function continueFrom({ jobId, after }: { jobId: string; after: string }): Promise<void> {
    const job = await jobs.find(jobId);
    if (job?.status !== 'open') return;
    const asked = { ownerId: job.ownerId, category: job.jobCategory };
    const searches = await searchMatches.listAlerting(asked, { after, limit: BATCH });
    const matching = await searchMatches.listMatching(job.id, searches);
    const last = searches.length === BATCH ? searches.at(-1) : undefined;
    await transaction(async (tx) => {
      await notify(tx, job, matching);
      if (last) await outbox.add(tx, 'job.matching', { jobId, after: last.id });
    });
  }

  return {
    /** A job was posted or reopened. */
    begin: ({ jobId }: { jobId: string }): Promise<void> => continueFrom({ jobId, after: '' }),
    continueFrom,
  };
}
