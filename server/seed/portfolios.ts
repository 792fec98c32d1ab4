import type { portfolioItems } from '../src/database/tables/profile-entries';
import { after, DAY, idAt } from './moments';
import type { Drawing } from './moments';
import type { Person } from './people/people';
import { SCENE_VARIANTS } from './pictures/scenes';
import { capitalised, createRenderer, typeset } from './template';
import { getTrade } from './trades/trades';
import type { JobKind } from './trades/trade';

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

/** What contractors show of their main trades: real kinds of jobs, at prices of the trade. */
export function buildPortfolios(drawing: Drawing, people: readonly Person[]): ShownWork[] {
  const contractors = people.filter(({ trades }) => trades.length > 0);
  return contractors.flatMap((person, place) =>
    person.trades
      .slice(0, person.isDemo ? DEMO_WORKS : WORKS)
      .map((trade, index) =>
        showWork(drawing, person, { trade, variant: (place + index * 2) % SCENE_VARIANTS }),
      ),
  );
}

type Shown = { trade: string; variant: number };

function showWork({ random, now }: Drawing, { user, place }: Person, shown: Shown): ShownWork {
  const trade = getTrade(shown.trade, place.language);
  const kind = random.pick(trade.kinds);
  const district = random.pick(place.districts);
  const slots = { ...kind.slots, district: [district], home: [random.pick(place.homes)] };
  const subject = capitalised(createRenderer(slots, random)(kind.subject));
  const createdAt = after(user.createdAt, random.int(5, 80) * DAY, now);
  const work: WorkSeed = {
    id: idAt(createdAt, random),
    userId: user.id,
    description: typeset(`${subject}, ${district}\n${random.pick(trade.experience)}`),
    cost: priceOf(kind, random.next()) * CENTS,
    serviceTime: random.int(2, 15),
    createdAt,
  };
  return { work, ...shown };
}

/** Whole tens of dollars, of a work paid by the hour for a day of it. */
function priceOf({ pay: { by, from, to } }: JobKind, share: number): number {
  const price = from + (to - from) * share;
  return Math.round((by === 'job' ? price : price * HOURS) / 10) * 10;
}
