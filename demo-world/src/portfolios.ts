import type { portfolioItems } from '@plumbline/server/database/tables/profile-entries';
import { FULL_DAY_HOURS, workingDays } from './durations';
import { after, DAY, idAt } from './moments';
import type { Drawing } from './moments';
import type { Person } from './people/people';
import { SCENE_VARIANTS } from './pictures/scenes';
import { capitalised, createRenderer, typeset } from './template';
import { offeredOf } from './trades/kin';
import { sceneOf } from './trades/trade';
import type { JobKind, Trade } from './trades/trade';
import { getTrade } from './trades/trades';
import type { TradeKind } from './trades/trades';

/** A work to show, but for its pictures. */
export type WorkSeed = Omit<typeof portfolioItems.$inferInsert, 'beforeFileId' | 'afterFileId'> & {
  id: string;
  createdAt: Date;
};

/** With the scene that its pictures show, and in which of its places. */
export type ShownWork = { work: WorkSeed; scene: string; variant: number };

const WORKS = 2;
const DEMO_WORKS = 4;
const CENTS = 100;

/**
 * What contractors show: works of their main trade, then of what they offer beside it, as many as there are scenes for.
 * No scene is shown twice by one person: the same place in other colours is no other work.
 */
export function buildPortfolios(drawing: Drawing, people: readonly Person[]): ShownWork[] {
  const contractors = people.filter(({ trades }) => trades.length > 0);
  return contractors.flatMap((person, place) => {
    const said = new Set<string>();
    return chooseKinds(drawing, person).map(({ trade, kind }, index) => {
      const words = unsaidBy(person, trade).find((sentence) => !said.has(sentence));
      if (words !== undefined) said.add(words);
      // Neighbours in a list show different pictures.
      const variant = (place + index) % SCENE_VARIANTS;
      return showWork(drawing, person, { trade, kind, words, variant });
    });
  });
}

function chooseKinds({ random }: Drawing, { trades, place, isDemo }: Person): TradeKind[] {
  const kinds = offeredOf(trades).flatMap((name) => {
    const trade = getTrade(name, place.language);
    return random.sample(trade.kinds, trade.kinds.length).map((kind) => ({ trade, kind }));
  });
  const byScene = new Map<string, TradeKind>();
  for (const { trade, kind } of kinds) {
    const scene = sceneOf(trade, kind);
    if (!byScene.has(scene)) byScene.set(scene, { trade, kind });
  }
  return [...byScene.values()].slice(0, isDemo ? DEMO_WORKS : WORKS);
}

/** What their biography does not say already. */
function unsaidBy({ user }: Person, { experience }: Trade): string[] {
  return experience.filter((sentence) => !user.bio?.includes(typeset(sentence)));
}

/** `words`: of the work itself, where there is something left to say. */
type WorkIdea = { trade: Trade; kind: JobKind; words: string | undefined; variant: number };

function showWork({ random, now }: Drawing, { user, place }: Person, shown: WorkIdea): ShownWork {
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
    ...sizeOf(kind, random.next()),
    createdAt,
  };
  return { work, scene: sceneOf(trade, kind), variant };
}

/** What a letter calls the reader’s is somebody’s here: `the drainage of your yard` → `the drainage of a yard`. */
function ofOthers(subject: string): string {
  return subject.replace(/\b(?:your|our) /, 'a ').replace('de votre ', 'd’un ');
}

/** What took longer cost more: whole tens of dollars, and days. */
function sizeOf({ pay: { by, from, to }, duration }: JobKind, share: number) {
  const days = workingDays(duration[0] ?? '', (1 + share) / 2);
  const price = from + (to - from) * share;
  const dollars = by === 'job' ? price : price * FULL_DAY_HOURS * days;
  return { cost: Math.round(dollars / 10) * 10 * CENTS, serviceTime: days };
}
