import { deriveEmploymentType, deriveWorkplaceType } from '@plumbline/shared-schema/job-types';
import { parseSalary } from '@plumbline/shared-schema/money';
import { EXPERIENCE_LEVELS } from '@plumbline/shared-schema/options';
import type { jobs } from '@plumbline/server/database/tables/jobs';
import { PHRASES } from './letters/phrases';
import { after, before, DAY, HOUR, idAt } from './moments';
import type { Drawing } from './moments';
import { dwellingIn, scatter } from './people/people';
import type { Person } from './people/people';
import { salaryText } from './salaries';
import { capitalised, createRenderer, typeset } from './template';
import type { Renderer } from './template';
import { canDo } from './trades/kin';
import { listKinds } from './trades/trades';
import type { TradeKind } from './trades/trades';

export type JobSeed = typeof jobs.$inferInsert & { id: string; createdAt: Date };

/** A job with what its letters and messages are written from. */
export type PostedJob = TradeKind & { job: JobSeed; hirer: Person; district: string; fill: Renderer };

/** The share of the work that suits the demo contractor, and how old it is at least. */
const TAKEN_SHARE = 0.7;
const TAKEN = 30 * DAY;
/** How far back the oldest job lies. */
const SPAN = 88 * DAY;
const JOBS_OF = { client: { en: 7, fr: 5 }, company: { en: 8, fr: 5 } };
const JOBS_OF_DEMO = { client: 12, company: 15 };
/** One after the other. */
const GAP_OF_DEMO = 4 * DAY;

type Board = {
  people: readonly Person[];
  uses: Map<TradeKind['kind'], number>;
  /** Kinds that have a job of the last days. */
  fresh: Set<TradeKind['kind']>;
  /** Titles, descriptions, and what these begin with. */
  texts: Set<string>;
};

/**
 * The jobs of every hirer; no two with the same description, no two open ones that begin alike; newest an hour old, and
 * of each kind one that is fresh.
 */
export function buildJobs(drawing: Drawing, people: readonly Person[]): PostedJob[] {
  const board: Board = { people, uses: new Map(), fresh: new Set(), texts: new Set() };
  // The demo accounts first: their jobs keep their ages.
  const hirers = people
    .filter(({ trades }) => trades.length === 0)
    .sort((one, other) => Number(other.isDemo) - Number(one.isDemo));
  const posted = hirers.flatMap((hirer) => buildJobsOf(drawing, hirer, board));
  return posted.sort((one, other) => one.job.createdAt.getTime() - other.job.createdAt.getTime());
}

function buildJobsOf(drawing: Drawing, hirer: Person, board: Board): PostedJob[] {
  const isHousehold = hirer.user.userType === 'client';
  const { language } = hirer.place;
  const side = isHousehold ? 'client' : 'company';
  const count = hirer.isDemo ? JOBS_OF_DEMO[side] : JOBS_OF[side][language];
  const kinds = listKinds(language, isHousehold).filter(
    ({ kind }) => kind.regions?.includes(hirer.place.region) ?? true,
  );
  return chooseKinds(drawing, { kinds, count, hirer, board }).map((tradeKind, index) => {
    const intro = chooseIntro(drawing, tradeKind, board);
    const isTaken = drawing.random.chance(TAKEN_SHARE) && suitsDemo(tradeKind, hirer, board);
    const posting = { ...tradeKind, hirer, board, ...intro, isTaken };
    return buildJob(drawing, { ...posting, age: ageOf(drawing, posting, index) });
  });
}

/** Who tries the demo as a contractor has done much of what there was to do for others in their city. */
function suitsDemo(wanted: TradeKind, hirer: Person, { people }: Board): boolean {
  const contractor = people.find(({ isDemo, trades }) => isDemo && trades.length > 0);
  const isNear = contractor?.place.city === hirer.place.city && !hirer.isDemo;
  return isNear && canDo(contractor.trades, wanted);
}

/** What nobody has begun with, if there is something left: `isSaid` otherwise. */
function chooseIntro({ random }: Drawing, { kind }: TradeKind, { texts }: Board): Intro {
  const unsaid = kind.intros.filter((intro) => !texts.has(intro));
  const intro = random.pick(unsaid.length > 0 ? unsaid : kind.intros);
  texts.add(intro);
  return { intro, isSaid: unsaid.length === 0 };
}

type Intro = { intro: string; isSaid: boolean };
type Choice = { kinds: TradeKind[]; count: number; hirer: Person; board: Board };

/** How much later kinds come that nobody, or hardly anybody, in the region could do. */
const SHORTAGE = [3, 1, 0.4];

/** The kinds used least so far; those few in the region could do come later. */
function chooseKinds({ random }: Drawing, { kinds, count, hirer, board }: Choice): TradeKind[] {
  const neighbours = board.people.filter(({ place }) => place.region === hirer.place.region);
  const ranked = kinds
    .map((tradeKind) => {
      const uses = board.uses.get(tradeKind.kind) ?? 0;
      const able = neighbours.filter(({ trades }) => canDo(trades, tradeKind)).length;
      return { tradeKind, rank: uses + (SHORTAGE[able] ?? 0) + random.next() };
    })
    .sort((one, other) => one.rank - other.rank)
    .slice(0, count)
    .map(({ tradeKind }) => tradeKind);
  ranked.forEach(({ kind }) => board.uses.set(kind, (board.uses.get(kind) ?? 0) + 1));
  return random.sample(ranked, ranked.length);
}

/** What the first pages of a list hold; two jobs of a kind, side by side, would read like one posted twice. */
const FRESH = 5 * DAY;
/** Closed by then, as far as the demo accounts are concerned; of others many are. */
const OLD = 45 * DAY;
const CLOSED_OF_DEMO = 35 * DAY;

type Posting = TradeKind & Intro & { hirer: Person; board: Board; isTaken: boolean };

/** More jobs lie in the last weeks than before; the demo accounts have one of each age. */
function ageOf({ random }: Drawing, { kind, hirer, board, isSaid, isTaken }: Posting, index: number): number {
  const draw = (span: number) => Math.round(span * random.next() ** 1.7);
  const age = HOUR + (hirer.isDemo ? index * GAP_OF_DEMO + random.int(1, 40) * HOUR : draw(SPAN));
  if (isTaken) return TAKEN + draw(SPAN - TAKEN);
  if (isSaid && !hirer.isDemo) return OLD + draw(SPAN - OLD);
  if (age < FRESH && board.fresh.has(kind)) return FRESH + draw(SPAN - FRESH);
  if (age < FRESH) board.fresh.add(kind);
  return age;
}

type Order = Posting & { age: number };

function buildJob(drawing: Drawing, order: Order): PostedJob {
  const { random, now } = drawing;
  const { kind, trade, hirer } = order;
  const { district, fill, title, description } = write(drawing, order);
  const salary = salaryText(kind.pay, trade.language, random);
  const { min, max } = parseSalary(salary);
  const jobType = random.pick(kind.jobType ?? ['on-site']);
  const createdAt = before(now, order.age);
  const isGone = random.chance(order.age > OLD ? 0.4 : 0.06);
  const isClosed = hirer.isDemo ? order.age > CLOSED_OF_DEMO : order.isSaid || order.isTaken || isGone;
  const job: JobSeed = {
    id: idAt(createdAt, random),
    ownerId: hirer.user.id,
    title,
    description,
    jobType,
    jobDuration: random.pick(kind.duration),
    jobCategory: kind.category,
    skillsRequired: kind.skills.map((name) => ({ _id: idAt(createdAt, random), name })),
    ...scatter(hirer.place, random),
    city: hirer.place.city,
    hideExactLocation: random.chance(0.15),
    salary,
    salaryMin: min,
    salaryMax: max,
    experience: random.pick(EXPERIENCE_LEVELS),
    employmentType: deriveEmploymentType(jobType),
    workplaceType: deriveWorkplaceType(jobType),
    status: isClosed ? 'closed' : 'open',
    createdAt,
    updatedAt: after(createdAt, random.chance(0.4) ? random.int(1, 60) * HOUR : 0, now),
  };
  return { job, hirer, kind, trade, district, fill };
}

const TRIES = 40;
/** Nobody types them into a title, and a word before one is not found by the search. */
const NARROW = /[\u00a0\u202f]/g;

/** Draws until neither title nor description has been used; a title may repeat once nothing else is left. */
function write({ random }: Drawing, { kind, trade, hirer, board, intro }: Order) {
  const phrases = PHRASES[trade.language];
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const { district, home } = hirer.dwelling ?? dwellingIn(hirer.place, random);
    const slots = { ...kind.slots, district: [district], home: [home] };
    const fill = createRenderer(slots, random);
    const title = capitalised(fill(random.pick(kind.titles))).replace(NARROW, ' ');
    const notes = random.sample(kind.notes, random.int(1, kind.notes.length)).map(fill).join(' ');
    const paragraphs = [
      fill(intro),
      fill(random.pick(kind.scopes)),
      notes,
      `${fill(random.pick(phrases.timing))} ${fill(random.pick(phrases.asking))}`,
    ];
    const description = typeset(paragraphs.map(capitalised).join('\n\n'));
    const isFresh = !board.texts.has(description) && (!board.texts.has(title) || attempt > TRIES / 2);
    if (isFresh) {
      board.texts.add(title).add(description);
      return { district, fill, title, description };
    }
  }
  throw new Error(`Nothing new to say about ${kind.subject}`);
}
