import { addAmendments } from './amendments';
import type { AmendedContract } from './amendments';
import { buildApplications } from './applications';
import type { ApplicationSeed } from './applications';
import { buildConversations } from './chats';
import type { Conversation } from './chats';
import { buildContracts } from './contracts';
import { buildHistory } from './history/history';
import { buildJobs } from './jobs';
import type { JobSeed } from './jobs';
import { HOUR } from './moments';
import { buildOffers, delayed } from './offers';
import type { SentOffer } from './offers';
import { buildPeople } from './people/people';
import type { UserSeed } from './people/people';
import { planPictures } from './pictures/plan';
import type { PicturePlan } from './pictures/plan';
import { buildPortfolios } from './portfolios';
import { buildProfileEntries } from './profile-entries';
import type { ProfileEntrySeeds } from './profile-entries';
import { createRandom } from '@plumbline/server/testing/random';
import { countStanding } from './standing';
import { buildSavedJobs } from './saved-jobs';
import type { SavedJobSeed } from './saved-jobs';

/** Rows of the demo world, ready to insert but for the password. Money in cents. */
export type World = {
  users: UserSeed[];
  jobs: JobSeed[];
  applications: ApplicationSeed[];
  savedJobs: SavedJobSeed[];
  conversations: Conversation[];
  /** With their histories; every hire has an accepted one. */
  offers: SentOffer[];
  /** One for every hire, with work, reviews and agreed changes. */
  contracts: AmendedContract[];
  profileEntries: ProfileEntrySeeds;
  /** Ready to paint; nothing else of the world depends on them. */
  pictures: PicturePlan;
};

const SEED = 20_260_501;
/** Each of its own, so that what is shown changes nothing else. */
const WORKS_SEED = 20_260_503;
const AMENDMENTS_SEED = 20_260_504;
const HISTORY_SEED = 20_260_511;

/**
 * The same world for the same hour: people, jobs, letters and conversations, drawn from a fixed seed.
 * Dates lie in the past of `now`, the newest jobs hours before it.
 */
export function buildWorld({ now }: { now: Date }): World {
  const drawing = { random: createRandom(SEED), now: new Date(Math.floor(now.getTime() / HOUR) * HOUR) };
  const people = buildPeople(drawing);
  const posted = buildJobs(drawing, people);
  const sent = buildApplications(drawing, posted, people);
  const savedJobs = buildSavedJobs(drawing, posted, people);
  const conversations = buildConversations(drawing, sent);
  const made = buildOffers(drawing, sent);
  const applications = sent.map(({ application }) => application);
  const demoIds = people.filter(({ isDemo }) => isDemo).map(({ user }) => user.id);
  const agreed = buildContracts(drawing, made, demoIds);
  const delays = new Map(agreed.map(({ contract, delay }) => [contract.offerId, delay]));
  const offers = made.map((sentOffer) => delayed(sentOffer, delays.get(sentOffer.offer.id) ?? 0));
  const amended = addAmendments({ ...drawing, random: createRandom(AMENDMENTS_SEED) }, agreed, demoIds);
  const past = buildHistory({ ...drawing, random: createRandom(HISTORY_SEED) }, people);
  const contracts = [...past.contracts, ...amended];
  const standingOf = countStanding(contracts);
  const profileEntries = buildProfileEntries(drawing, people);
  const shown = buildPortfolios({ ...drawing, random: createRandom(WORKS_SEED) }, people);
  return {
    users: people.map(({ user }) => ({ ...user, ...standingOf(user.id) })),
    jobs: [...past.jobs, ...posted.map(({ job }) => job)],
    applications: [...past.applications, ...applications],
    savedJobs,
    conversations,
    offers: [...past.offers, ...offers],
    contracts,
    profileEntries,
    pictures: planPictures({ people, posted, shown }),
  };
}
