import type { portfolioItems } from '@plumbline/server/database/tables/profile-entries';
import { after, DAY, idAt } from './moments';
import type { Drawing } from './moments';
import type { Person } from './people/people';
import { RENDERINGS } from './trades/renderings';
import type { Rendering } from './trades/renderings';
import { typeset } from './template';
import { offeredOf } from './trades/kin';
import { getTrade } from './trades/trades';

/** A work to show, but for its pictures. */
export type WorkSeed = Omit<typeof portfolioItems.$inferInsert, 'beforeFileId' | 'afterFileId'> & {
  id: string;
  createdAt: Date;
};

/** With the place that its pictures show. */
export type ShownWork = { work: WorkSeed; pair: string };

const WORKS = 2;
const DEMO_WORKS = 4;
const CENTS = 100;

/** How often a place has been shown, and in which cities. */
type ShownPlaces = { uses: Map<string, number>; inCities: Set<string> };

/**
 * What contractors show: works of their main trade, then of what they offer beside it. In no city do two of them show
 * the same place.
 */
export function buildPortfolios(drawing: Drawing, people: readonly Person[]): ShownWork[] {
  const shown: ShownPlaces = { uses: new Map(), inCities: new Set() };
  return people
    .filter(({ trades }) => trades.length > 0)
    .flatMap((person) => {
      const words = unsaidBy(person);
      return choosePlaces(person, shown).map((place, index) =>
        showWork(drawing, person, { place, words: words[index] }),
      );
    });
}

function choosePlaces(
  { trades, place: { city }, isDemo }: Person,
  { uses, inCities }: ShownPlaces,
): Rendering[] {
  const offered = offeredOf(trades);
  const chosen: Rendering[] = [];
  const rankOf = (place: Rendering) => [
    chosen.filter(({ subject }) => subject === place.subject).length,
    offered.findIndex((trade) => place.trades.includes(trade)),
    uses.get(place.pair) ?? 0,
  ];
  for (let count = isDemo ? DEMO_WORKS : WORKS; count > 0; count -= 1) {
    const [best] = RENDERINGS.filter(
      ({ pair, trades: wanted }) =>
        offered.some((trade) => wanted.includes(trade)) && !inCities.has(`${city} ${pair}`),
    ).sort((one, other) => compare(rankOf(one), rankOf(other)));
    if (best === undefined) break;
    chosen.push(best);
    uses.set(best.pair, (uses.get(best.pair) ?? 0) + 1);
    inCities.add(`${city} ${best.pair}`);
  }
  return chosen;
}

/** The first difference decides. */
function compare(one: readonly number[], other: readonly number[]): number {
  const place = one.findIndex((value, index) => value !== other[index]);
  return place < 0 ? 0 : (one[place] ?? 0) - (other[place] ?? 0);
}

/** Sentences about their main trade that their biography does not say already. */
function unsaidBy({ user, trades: [main = ''], place }: Person): string[] {
  const { experience } = getTrade(main, place.language);
  return experience.map(typeset).filter((sentence) => !user.bio?.includes(sentence));
}

/** `words`: of the work itself, where there is something left to say. */
type WorkIdea = { place: Rendering; words: string | undefined };

function showWork({ random, now }: Drawing, { user, place: home }: Person, idea: WorkIdea): ShownWork {
  const { place, words } = idea;
  const createdAt = after(user.createdAt, random.int(5, 80) * DAY, now);
  const title = typeset(`${place.title[home.language]}, ${random.pick(home.districts)}`);
  const work: WorkSeed = {
    id: idAt(createdAt, random),
    userId: user.id,
    description: words === undefined ? title : `${title}\n${words}`,
    ...sizeOf(place, random.next()),
    createdAt,
  };
  return { work, pair: place.pair };
}

/** What took longer cost more: whole tens of dollars, and days. */
function sizeOf({ cost, days }: Rendering, share: number) {
  const between = ([from, to]: readonly [number, number]) => from + (to - from) * share;
  return { cost: Math.round(between(cost) / 10) * 10 * CENTS, serviceTime: Math.round(between(days)) };
}
