import { matchKey } from '@plumbline/shared-schema/job-types';
import { toCents } from '@plumbline/shared-schema/money';
import type { applications } from '@plumbline/server/database/tables/applications';
import { FULL_DAY_HOURS, workingDays } from './durations';
import type { PostedJob } from './jobs';
import { writeCoverLetter } from './letters/cover-letters';
import { PHRASES } from './letters/phrases';
import { after, DAY, HOUR, idAt } from './moments';
import type { Drawing } from './moments';
import type { Person } from './people/people';
import { skillNamesOf } from './profile-entries';
import { rounded } from './salaries';
import { canDo } from './trades/kin';

export type ApplicationSeed = typeof applications.$inferInsert & { id: string; createdAt: Date };

/** With what they would do it for, also where they have not named it: in cents, and in days of work. */
export type SentApplication = Estimate & {
  application: ApplicationSeed;
  posted: PostedJob;
  contractor: Person;
};
type Estimate = { price: number; days: number };

const MOST_PER_JOB = 6;
/** So many days after its start a letter, an offer, its answer, the contract and most of the work have followed each other. */
const SETTLED_AFTER_DAYS = 28;
const CENTS = 100;
/** The share of those who could do the work that writes; demo hirers find somebody in their city to invite. */
const WILLING = { nearDemo: 0.5, demo: 0.85, others: 0.95 };

/** Letters from contractors who offer the trade in the region; drawings and plans may come from further away. */
export function buildApplications(
  drawing: Drawing,
  posted: readonly PostedJob[],
  people: readonly Person[],
): SentApplication[] {
  return posted.flatMap((job) => {
    const applicants = chooseApplicants(drawing, job, people);
    // Who tries the demo as a contractor finds work of their own, in their city.
    const isAtHome = ({ place }: Person) => place.city === job.hirer.place.city;
    const best =
      applicants.find((person) => person.isDemo && isAtHome(person)) ?? mostFitting(job, applicants);
    const isOld = drawing.now.getTime() - job.job.createdAt.getTime() > SETTLED_AFTER_DAYS * DAY;
    const isShown = job.hirer.isDemo || best?.isDemo === true;
    const isSettled = isOld && job.job.status === 'closed' && (drawing.random.chance(0.8) || isShown);
    const hired = isSettled ? best : undefined;
    const said = new Set<string>();
    return applicants.map((contractor) => {
      const letter = { posted: job, contractor, said, isHired: contractor === hired };
      const estimate = estimateOf(drawing, job);
      return {
        application: buildApplication(drawing, letter, estimate),
        posted: job,
        contractor,
        ...estimate,
      };
    });
  });
}

function chooseApplicants(
  { random, now }: Drawing,
  { job, hirer, trade, kind }: PostedJob,
  people: readonly Person[],
) {
  if (now.getTime() - job.createdAt.getTime() < 3 * HOUR) return [];
  const isPortable = job.workplaceType === 'remote' || job.workplaceType === 'hybrid';
  const able = people.filter(
    ({ place, trades }) =>
      canDo(trades, { trade, kind }) &&
      place.language === hirer.place.language &&
      (isPortable || place.region === hirer.place.region),
  );
  const wanted = new Set(job.skillsRequired?.map(({ name }) => matchKey(name)));
  const skilled = able.filter((person) => skillNamesOf(person).some((name) => wanted.has(matchKey(name))));
  const isInvited = ({ place }: Person) =>
    hirer.isDemo && job.status === 'open' && place.city === hirer.place.city;
  const shareOf = (person: Person) => {
    if (isInvited(person)) return WILLING.nearDemo;
    return person.isDemo ? WILLING.demo : WILLING.others;
  };
  const willing = skilled.filter((person) => random.chance(shareOf(person)));
  return random.sample(willing, MOST_PER_JOB);
}

/** Whose main trade it is before who offers it beside another, and of these the nearest. */
function mostFitting({ trade, hirer }: PostedJob, applicants: readonly Person[]): Person | undefined {
  const fitOf = ({ trades, place }: Person) =>
    Number(trades[0] === trade.name) * 2 + Number(place.city === hirer.place.city);
  return applicants.toSorted((one, other) => fitOf(other) - fitOf(one))[0];
}

type Letter = { posted: PostedJob; contractor: Person; said: Set<string>; isHired: boolean };

function buildApplication(
  drawing: Drawing,
  { posted, contractor, said, isHired }: Letter,
  { price, days }: Estimate,
): ApplicationSeed {
  const { random, now } = drawing;
  const createdAt = after(posted.job.createdAt, 2 * HOUR + random.next() ** 2 * 9 * DAY, now);
  const coverLetter = writeCoverLetter(posted, contractor, { random, said });
  // Some wait for the visit with their price or time.
  const time = random.pick(PHRASES[posted.trade.language].estimates).replace('{n}', String(days));
  return {
    id: idAt(createdAt, random),
    jobId: posted.job.id,
    userId: contractor.user.id,
    coverLetter,
    estimatedServiceCost: random.chance(0.85) ? price : null,
    estimatedCompletionTime: random.chance(0.85) ? time : null,
    isHired,
    createdAt,
  };
}

/** Near what the hirer has advertised, where that is a figure. */
function estimateOf({ random }: Drawing, { kind: { pay }, job }: PostedJob): Estimate {
  const low = job.salaryMin ?? toCents(pay.from);
  const high = job.salaryMax ?? job.salaryMin ?? toCents(pay.to);
  const asked = low * 0.95 + random.next() * (high * 1.05 - low * 0.95);
  const days = workingDays(job.jobDuration ?? '', 0.5 + random.next() * 0.5);
  const price =
    pay.by === 'hour' ? rounded(asked, CENTS) * days * FULL_DAY_HOURS : rounded(asked, 10 * CENTS);
  return { price, days };
}
