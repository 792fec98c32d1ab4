import { toCents } from '@plumbline/shared-schema/money';
import type { applications } from '../src/database/tables/applications';
import type { PostedJob } from './jobs';
import { writeCoverLetter } from './letters/cover-letters';
import { PHRASES } from './letters/phrases';
import { after, DAY, HOUR, idAt } from './moments';
import type { Drawing } from './moments';
import type { Person } from './people/people';
import { rounded } from './salaries';

export type ApplicationSeed = typeof applications.$inferInsert & { id: string; createdAt: Date };

export type SentApplication = { application: ApplicationSeed; posted: PostedJob; contractor: Person };

const MOST_PER_JOB = 6;
const FULL_DAY_HOURS = 7;

/** Letters from contractors of the trade and region; drawings and plans may come from further away. */
export function buildApplications(
  drawing: Drawing,
  posted: readonly PostedJob[],
  people: readonly Person[],
): SentApplication[] {
  const texts = new Set<string>();
  return posted.flatMap((job) => {
    const applicants = chooseApplicants(drawing, job, people);
    // Who tries the demo as a contractor finds work of their own.
    const best = applicants.find(({ isDemo }) => isDemo) ?? applicants[0];
    const hired = job.job.status === 'closed' && drawing.random.chance(0.8) ? best : undefined;
    return applicants.map((contractor) => ({
      application: buildApplication(drawing, {
        posted: job,
        contractor,
        texts,
        isHired: contractor === hired,
      }),
      posted: job,
      contractor,
    }));
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
      trades.includes(trade.name) &&
      place.language === hirer.place.language &&
      (isPortable || place.region === hirer.place.region),
  );
  const willing = able.filter(({ isDemo }) => random.chance(isDemo ? 0.75 : 0.85));
  return random.sample(willing, MOST_PER_JOB);
}

type Letter = { posted: PostedJob; contractor: Person; texts: Set<string>; isHired: boolean };

function buildApplication(drawing: Drawing, { posted, contractor, texts, isHired }: Letter): ApplicationSeed {
  const { random, now } = drawing;
  const createdAt = after(posted.job.createdAt, 2 * HOUR + random.next() ** 2 * 9 * DAY, now);
  let coverLetter = writeCoverLetter(posted, contractor, random);
  while (texts.has(coverLetter)) coverLetter = writeCoverLetter(posted, contractor, random);
  texts.add(coverLetter);
  return {
    id: idAt(createdAt, random),
    jobId: posted.job.id,
    userId: contractor.user.id,
    coverLetter,
    ...estimate(drawing, posted),
    isHired,
    createdAt,
  };
}

/** Most contractors name a price and a time; some wait for the visit. */
function estimate({ random }: Drawing, { kind, trade }: PostedJob) {
  const { pay } = kind;
  const days = random.int(2, 15);
  const share = pay.from + random.next() * (pay.to - pay.from);
  const dollars = pay.by === 'hour' ? rounded(share, 1) * days * FULL_DAY_HOURS : rounded(share, 50);
  const time = random.pick(PHRASES[trade.language].estimates).replace('{n}', String(days));
  return {
    estimatedServiceCost: random.chance(0.85) ? toCents(dollars) : null,
    estimatedCompletionTime: random.chance(0.85) ? time : null,
  };
}
