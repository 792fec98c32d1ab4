import type { savedJobs } from '@plumbline/server/database/tables/saved-jobs';
import type { PostedJob } from './jobs';
import { after, DAY, HOUR, idAt } from './moments';
import type { Drawing } from './moments';
import type { Person } from './people/people';

export type SavedJobSeed = typeof savedJobs.$inferInsert & { id: string; createdAt: Date };

/** Contractors keep jobs of their trades, now and then one far away; clients keep what resembles their own. */
export function buildSavedJobs(
  drawing: Drawing,
  posted: readonly PostedJob[],
  people: readonly Person[],
): SavedJobSeed[] {
  const open = posted.filter(({ job }) => job.status === 'open');
  return people.flatMap((person) => savedBy(drawing, open, person));
}

function savedBy({ random, now }: Drawing, open: readonly PostedJob[], person: Person): SavedJobSeed[] {
  const { place, trades, user, isDemo } = person;
  const isContractor = trades.length > 0;
  if (!isContractor && !isDemo && random.chance(0.6)) return [];
  const suitable = open.filter(
    ({ hirer, trade }) =>
      hirer !== person &&
      hirer.place.language === place.language &&
      (isContractor ? trades.includes(trade.name) : hirer.place.region === place.region),
  );
  const count = isDemo ? 9 : random.int(isContractor ? 3 : 1, isContractor ? 7 : 3);
  const drawn = random.sample(suitable, suitable.length);
  return oneOfEachKind(drawn)
    .slice(0, count)
    .map(({ job }) => {
      const createdAt = after(job.createdAt, HOUR + random.next() * 12 * DAY, now);
      return { id: idAt(createdAt, random), userId: user.id, jobId: job.id, createdAt };
    });
}

/** Two of a kind, side by side, would read like one saved twice. */
const oneOfEachKind = (posted: readonly PostedJob[]): PostedJob[] =>
  posted.filter(({ kind }, index) => posted.findIndex((other) => other.kind === kind) === index);
