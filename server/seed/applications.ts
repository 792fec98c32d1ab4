import { matchKey } from '@plumbline/shared-schema/jobs';
import { toCents } from '@plumbline/shared-schema/money';
import type { applications } from '../src/database/tables/applications';
import type { PostedJob } from './jobs';
import { writeCoverLetter } from './letters/cover-letters';
import { PHRASES } from './letters/phrases';
import { after, DAY, HOUR, idAt } from './moments';
import type { Drawing } from './moments';
import type { Person } from './people/people';
import { skillNamesOf } from './profile-entries';
import { rounded } from './salaries';
import { offeredOf } from './trades/kin';

export type ApplicationSeed = typeof applications.$inferInsert & { id: string; createdAt: Date };

/** With what they would do it for, also where they have not named it: in cents, and in days of work. */
export type SentApplication = Estimate & {
  application: ApplicationSeed;
  posted: PostedJob;
  contractor: Person;
};
type Estimate = { price: number; days: number };

const MOST_PER_JOB = 6;
/** By then a letter, an offer, its answer and the contract have followed each other. */
const SETTLED_AFTER_DAYS = 14;
const FULL_DAY_HOURS = 7;
const CENTS = 100;
const WORKING_DAYS = 5;
const WEEKS_OF_MONTH = 4;
/** Of work by the hour nobody says more beforehand. */
const MOST_DAYS = 30;

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
  { job, hirer, trade }: PostedJob,
  people: readonly Person[],
) {
  if (now.getTime() - job.createdAt.getTime() < 3 * HOUR) return [];
  const isPortable = job.workplaceType === 'remote' || job.workplaceType === 'hybrid';
  const able = people.filter(
    ({ place, trades }) =>
      offeredOf(trades).includes(trade.name) &&
      place.language === hirer.place.language &&
      (isPortable || place.region === hirer.place.region),
  );
  const wanted = new Set(job.skillsRequired?.map(({ name }) => matchKey(name)));
  const skilled = able.filter((person) => skillNamesOf(person).some((name) => wanted.has(matchKey(name))));
  const willing = skilled.filter(({ isDemo }) => random.chance(isDemo ? 0.85 : 0.95));
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
  const days = daysOf(job.jobDuration ?? '', 0.5 + random.next() * 0.5);
  const price =
    pay.by === 'hour' ? rounded(asked, CENTS) * days * FULL_DAY_HOURS : rounded(asked, 10 * CENTS);
  return { price, days };
}

/** Of work within `2 Weeks` or `1 Month`, a share of it. */
function daysOf(duration: string, share: number): number {
  const weeks = parseInt(duration, 10) * (duration.includes('Month') ? WEEKS_OF_MONTH : 1);
  return Math.max(2, Math.min(MOST_DAYS, Math.round(weeks * WORKING_DAYS * share)));
}
