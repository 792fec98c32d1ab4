import { onWeekday } from '../moments';
import type { Drawing } from '../moments';
import type { Person } from '../people/people';
import type { Random } from '@plumbline/server/testing/random';
import type { Language } from '../trades/trade';
import type { PastJob } from './past-job';

const WEEK = 7;
const WORKING_DAYS = 5;

/** One past job with the two people, and when what happened; `place`: which of all it is. */
export type Deal = {
  past: PastJob;
  hirer: Person;
  professional: Person;
  language: Language;
  dates: ReturnType<typeof datesOf>;
  random: Random;
  place: number;
};

/** From the approval of the work back to the day the job was posted, and on to the reviews: weekdays, by day. */
export function datesOf({ random, now }: Drawing, { ago, days }: PastJob) {
  const approved = onWeekday(now, -ago, random);
  const submitted = onWeekday(approved, -1, random);
  const begun = onWeekday(submitted, -Math.ceil((days * WEEK) / WORKING_DAYS), random);
  const accepted = onWeekday(begun, -random.int(1, 3), random);
  const offered = onWeekday(accepted, -1, random);
  const applied = onWeekday(offered, -random.int(1, 4), random);
  const posted = onWeekday(applied, -random.int(1, 8), random);
  const paid = onWeekday(approved, random.int(1, 3), random);
  const reviewed = onWeekday(paid, random.int(1, 5), random);
  const answered = onWeekday(reviewed, random.int(1, 4), random);
  return { posted, applied, offered, accepted, begun, submitted, approved, paid, reviewed, answered };
}
