import type { portfolioItems } from '../src/database/tables/profile-entries';
import { after, DAY, idAt } from './moments';
import type { Drawing } from './moments';
import type { Person } from './people/people';
import { SCENE_VARIANTS } from './pictures/scenes';
import { capitalised, createRenderer, typeset } from './template';
import { kinOf } from './trades/kin';
import { getTrade } from './trades/trades';
import type { JobKind, Trade } from './trades/trade';

/** A work to show, but for its pictures. */
export type WorkSeed = Omit<typeof portfolioItems.$inferInsert, 'beforeFileId' | 'afterFileId'> & {
  id: string;
  createdAt: Date;
};

/** With the trade that its pictures show, and which of its scenes. */
export type ShownWork = { work: WorkSeed; trade: string; variant: number };

const WORKS = 2;
const DEMO_WORKS = 4;
const CENTS = 100;
const HOURS = 24;

/**
 * What contractors show: works of their main trade, as many as it has scenes and each of another kind as far as there
 * are enough, then one each of what they offer beside it.
 */
export function buildPortfolios(drawing: Drawing, people: readonly Person[]): ShownWork[] {
  const contractors = people.filter(({ trades }) => trades.length > 0);
  return contractors.flatMap((person, place) => {
    const count = person.isDemo ? DEMO_WORKS : WORKS;
    const own = Math.min(count, SCENE_VARIANTS);
    const beside = kinOf(person.trades).slice(0, count - own);
    return [
      ...showTrade(drawing, person, { name: person.trades[0] ?? '', count: own, place }),
      ...beside.flatMap((name) => showTrade(drawing, person, { name, count: 1, place })),
    ];
  });
}

/** `place`: of the contractor among all, so that neighbours in a list show different pictures. */
type TradeToShow = { name: string; count: number; place: number };

function showTrade(drawing: Drawing, person: Person, { name, count, place }: TradeToShow): ShownWork[] {
  const { random } = drawing;
  const trade = getTrade(name, person.place.language);
  const kinds = random.sample(trade.kinds, count);
  const words = random.sample(unsaidBy(person, trade), count);
  return Array.from({ length: count }, (_, index) =>
    showWork(drawing, person, {
      trade,
      kind: kinds[index] ?? random.pick(trade.kinds),
      words: words[index],
      variant: (place + index) % SCENE_VARIANTS,
    }),
  );
}

/** What their biography does not say already. */
function unsaidBy({ user }: Person, { experience }: Trade): string[] {
  return experience.filter((sentence) => !user.bio?.includes(typeset(sentence)));
}

/** `words`: of the work itself, where there is something left to say. */
type Shown = { trade: Trade; kind: JobKind; words: string | undefined; variant: number };

function showWork({ random, now }: Drawing, { user, place }: Person, shown: Shown): ShownWork {
  const { trade, kind, words, variant } = shown;
  const district = random.pick(place.districts);
  const slots = { ...kind.slots, district: [district], home: [random.pick(place.homes)] };
  const subject = capitalised(ofOthers(createRenderer(slots, random)(kind.subject)));
  const createdAt = after(user.createdAt, random.int(5, 80) * DAY, now);
  const title = `${subject}, ${district}`;
  const work: WorkSeed = {
    id: idAt(createdAt, random),
    userId: user.id,
    description: typeset(words === undefined ? title : `${title}\n${words}`),
    cost: priceOf(kind, random.next()) * CENTS,
    serviceTime: random.int(2, 15),
    createdAt,
  };
  return { work, trade: trade.name, variant };
}

/** What a letter calls the reader’s is somebody’s here: `the drainage of your yard` → `the drainage of a yard`. */
function ofOthers(subject: string): string {
  return subject.replace(/\b(?:your|our) /, 'a ').replace('de votre ', 'd’un ');
}

/** Whole tens of dollars, of a work paid by the hour for a day of it. */
function priceOf({ pay: { by, from, to } }: JobKind, share: number): number {
  const price = from + (to - from) * share;
  return Math.round((by === 'job' ? price : price * HOURS) / 10) * 10;
}
