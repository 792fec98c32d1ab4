import type { AmendedContract } from '../amendments';
import type { ApplicationSeed } from '../applications';
import type { JobSeed } from '../jobs';
import type { Drawing } from '../moments';
import type { SentOffer } from '../offers';
import type { Person } from '../people/people';
import { buildPastContract, buildPastOffer } from './past-contracts';
import { datesOf } from './past-deal';
import { buildPastApplication, buildPastJob } from './past-jobs';
import { PAST_WORK } from './past-work';

type History = {
  jobs: JobSeed[];
  applications: ApplicationSeed[];
  offers: SentOffer[];
  contracts: AmendedContract[];
};

/** What people did for each other before the oldest job of the board: posted, hired, done, paid and reviewed. */
export function buildHistory(drawing: Drawing, people: readonly Person[]): History {
  const named = new Map(people.map((person) => [person.user.fullName, person]));
  const find = (fullName: string): Person => {
    const person = named.get(fullName);
    if (person === undefined) throw new Error(`Nobody is called ${fullName}`);
    return person;
  };
  const told = PAST_WORK.map((past, place) => {
    const [hirer, professional] = [find(past.hirer), find(past.by)];
    const { language } = hirer.place;
    const { random } = drawing;
    const deal = { past, hirer, professional, language, random, place, dates: datesOf(drawing, past) };
    const job = buildPastJob(deal);
    const application = buildPastApplication(deal, job);
    const offer = buildPastOffer(deal, job);
    return { job, application, offer, contract: buildPastContract(deal, offer) };
  });
  return {
    jobs: told.map(({ job }) => job),
    applications: told.map(({ application }) => application),
    offers: told.map(({ offer }) => offer),
    contracts: told.map(({ contract }) => contract),
  };
}
