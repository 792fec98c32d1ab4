import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database, Tx } from '@plumbline/server/database/connect';
import { amendments } from '@plumbline/server/database/tables/amendments';
import { applications } from '@plumbline/server/database/tables/applications';
import { chatParticipants, chats } from '@plumbline/server/database/tables/chats';
import { contractEvents, contracts } from '@plumbline/server/database/tables/contracts';
import { feedbacks } from '@plumbline/server/database/tables/feedbacks';
import { jobPictures } from '@plumbline/server/database/tables/job-pictures';
import { jobs } from '@plumbline/server/database/tables/jobs';
import { messages } from '@plumbline/server/database/tables/messages';
import { offerEvents, offers } from '@plumbline/server/database/tables/offers';
import { languages, portfolioItems, userSkills } from '@plumbline/server/database/tables/profile-entries';
import { savedJobs } from '@plumbline/server/database/tables/saved-jobs';
import { submissions } from '@plumbline/server/database/tables/submissions';
import { files, users } from '@plumbline/server/database/tables/users';
import { seedAgreements } from './agreements';
import { seedAvailabilities } from './availabilities';
import { seedPromotions } from './promotions';
import { buildWorld } from './generator';
import type { World } from './generator';
import { DEMO_PASSWORD } from './people/demo-accounts';
import { seedDeclines } from './declines';
import { seedDisputes } from './disputes';
import { seedInvites } from './invites';
import { seedMaterials } from './materials';
import { seedMilestones } from './milestones';
import { seedMoney } from './money';
import { seedNotices } from './notices';
import { seedProjects } from './projects';
import { seedProofs } from './proofs';
import { keepPictures } from './pictures/keep';
import type { PictureFolders } from './pictures/keep';
import { seedRecurringJobs } from './recurring-jobs';
import { seedReports } from './reports';
import { seedSavedSearches, seedSkills } from './saved-searches';
import { seedTemplates } from './templates';
import { seedTickets } from './tickets';
import { seedSignedTerms } from './signed-terms';
import { seedQuestions } from './questions';
import { seedTeamWork } from './assignments';
import { seedQuotes } from './quotes';
import { seedVisits } from './visits';

export { demoAccounts } from './people/demo-accounts';

/** Rows written by one seeding; all zero where the world was already inhabited. */
export type Counts = {
  users: number;
  jobs: number;
  applications: number;
  savedJobs: number;
  chats: number;
  messages: number;
  offers: number;
  contracts: number;
};

const NOTHING: Counts = {
  users: 0,
  jobs: 0,
  applications: 0,
  savedJobs: 0,
  chats: 0,
  messages: 0,
  offers: 0,
  contracts: 0,
};

type SeedOptions = {
  /** Called once: everybody in the demo world has the same password. */
  hashPassword: (password: string) => Promise<string>;
  now: Date;
  /** Without, nobody has a face and nothing a picture, and seeding is quicker. */
  pictures?: PictureFolders | undefined;
};

const BATCH = 250;
/** Two processes that start together must not both find an empty world. */
const SEED_LOCK = 7_301_842;

/**
 * Fills an empty database with the demo world, in one transaction; does nothing when any user exists.
 * Never call it in production.
 */
export async function seedDemoWorld(
  db: Database,
  { hashPassword, now, pictures }: SeedOptions,
): Promise<Counts> {
  if ((await db.$count(users)) > 0) return NOTHING;
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  return db.transaction(async (tx) => {
    // Says nothing while the pictures are kept, which takes a busy disk more than the minute that others are given.
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    if ((await tx.$count(users)) > 0) return NOTHING;
    const world = buildWorld({ now });
    const { conversations } = world;
    const counts = {
      users: await insertAll(
        tx,
        users,
        world.users.map((user) => ({ ...user, passwordHash })),
      ),
      jobs: await insertAll(tx, jobs, world.jobs),
      applications: await insertAll(tx, applications, world.applications),
      savedJobs: await insertAll(tx, savedJobs, world.savedJobs),
      chats: await insertChats(tx, conversations),
      messages: await insertAll(
        tx,
        messages,
        conversations.flatMap((conversation) => conversation.messages),
      ),
      offers: await insertOffers(tx, world.offers),
      contracts: await insertContracts(tx, world.contracts),
    };
    await addPictures(tx, world, pictures);
    await insertAll(tx, userSkills, world.profileEntries.skills);
    await insertAll(tx, languages, world.profileEntries.languages);
    await seedSkills(tx);
    await seedSavedSearches(tx, now);
    await seedTemplates(tx, now);
    await seedProjects(tx, now);
    await seedInvites(tx, now);
    await seedRecurringJobs(tx, now);
    await seedAvailabilities(tx, now);
    await seedVisits(tx, now);
    await seedQuestions(tx, now);
    await seedQuotes(tx, now);
    await seedPromotions(tx, now);
    await seedMilestones(tx);
    await seedMoney(tx, now);
    await seedDisputes(tx, now);
    await seedSignedTerms(tx);
    await seedTeamWork(tx, now);
    await seedMaterials(tx, { now, folders: pictures });
    await seedDeclines(tx, now);
    await seedReports(tx, now);
    await seedTickets(tx, now);
    await seedProofs(tx, { people: world.users, now, folders: pictures });
    await seedNotices(tx, now);
    await seedAgreements(tx);
    for (const history of [contractEvents, offerEvents]) await putInOrder(tx, history);
    return counts;
  });
}

async function insertChats(
  tx: Tx,
  conversations: ReturnType<typeof buildWorld>['conversations'],
): Promise<number> {
  const count = await insertAll(
    tx,
    chats,
    conversations.map(({ chat }) => chat),
  );
  await insertAll(
    tx,
    chatParticipants,
    conversations.flatMap(({ participants }) => participants),
  );
  return count;
}

async function insertContracts(tx: Tx, made: ReturnType<typeof buildWorld>['contracts']): Promise<number> {
  const all = <Row>(rowsOf: (one: (typeof made)[number]) => readonly Row[]) => made.flatMap(rowsOf);
  const count = await insertAll(
    tx,
    contracts,
    made.map(({ contract }) => contract),
  );
  await insertAll(
    tx,
    offerEvents,
    made.map(({ offerEvent }) => offerEvent),
  );
  await insertAll(
    tx,
    contractEvents,
    all(({ events }) => events),
  );
  await insertAll(
    tx,
    amendments,
    all((one) => one.amendments),
  );
  await insertAll(
    tx,
    submissions,
    all((one) => one.submissions),
  );
  await insertAll(
    tx,
    feedbacks,
    all((one) => one.feedbacks),
  );
  return count;
}

async function insertOffers(tx: Tx, sent: ReturnType<typeof buildWorld>['offers']): Promise<number> {
  const count = await insertAll(
    tx,
    offers,
    sent.map(({ offer }) => offer),
  );
  await insertAll(
    tx,
    offerEvents,
    sent.flatMap(({ events }) => events),
  );
  return count;
}

/** The parts of the world write into one history, each at times of its own. */
async function putInOrder(tx: Tx, history: typeof contractEvents | typeof offerEvents): Promise<void> {
  await tx.execute(sql`update ${history} set place = ordered.place
    from (select id, row_number() over (order by created_at, id) as place from ${history}) as ordered
    where ordered.id = ${history}.id`);
}

async function insertAll<Table extends PgTable>(
  tx: Tx,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<number> {
  for (let start = 0; start < rows.length; start += BATCH) {
    await tx.insert(table).values(rows.slice(start, start + BATCH));
  }
  return rows.length;
}

/** Keeps the pictures of the world, gives people their faces and shows their works and the places of jobs. */
async function addPictures(
  tx: Tx,
  { pictures: { orders, jobPictures: places, works } }: World,
  folders: PictureFolders | undefined,
): Promise<void> {
  if (folders === undefined) return;
  await insertAll(tx, files, await keepPictures(orders, folders));
  await tx.execute(sql`update users set profile_file_id = files.id
    from files where files.owner_id = users.id and files.name = 'profile'`);
  await insertAll(tx, portfolioItems, works);
  await insertAll(tx, jobPictures, places);
}
