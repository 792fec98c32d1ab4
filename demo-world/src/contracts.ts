import type { ContractAction, ContractStatus } from '@plumbline/shared-schema/contracts';
import type { contractEvents, contracts } from '@plumbline/server/database/tables/contracts';
import type { offerEvents } from '@plumbline/server/database/tables/offers';
import type { submissions } from '@plumbline/server/database/tables/submissions';
import { REVIEW_LETTERS } from './letters/review-letters';
import { WORK_LETTERS } from './letters/work-letters';
import { after, atDaytime, before, DAY, dayOf, HOUR, idAt, SECOND } from './moments';
import type { Drawing } from './moments';
import type { SentOffer } from './offers';
import { buildReviews } from './reviews';
import type { FeedbackSeed } from './reviews';
import { typeset } from './template';

type Insert<Table extends { $inferInsert: unknown }> = Table['$inferInsert'];
/**
 * A contract with everything under it. `offerEvent`: the last line of its offer's history; `delay`: how much later than
 * written its offer was made, in ms.
 */
export type MadeContract = {
  contract: Insert<typeof contracts> & { id: string; status: ContractStatus; createdAt: Date };
  offerEvent: Insert<typeof offerEvents>;
  events: Insert<typeof contractEvents>[];
  submissions: Insert<typeof submissions>[];
  feedbacks: FeedbackSeed[];
  delay: number;
} & Pick<SentOffer, 'language' | 'trade' | 'hirerType'>;

/**
 * What becomes of the contracts, one after the other for each demo account, and drawn by these odds for others. The
 * first has no work that waits, so that there may be a change to answer.
 */
const SHOWN: readonly ContractStatus[] = ['active', 'completed', 'active', 'paused', 'ended', 'canceled'];
const ODDS: readonly ContractStatus[] = [
  ...Array<ContractStatus>(12).fill('completed'),
  ...Array<ContractStatus>(3).fill('active'),
  ...Array<ContractStatus>(2).fill('ended'),
  'paused',
  'canceled',
];
/** What leads to a status, by whom; `active` may have work that waits. */
const WAYS: Record<
  ContractStatus,
  readonly (readonly [ContractAction, 'hirer' | 'professional', ContractStatus])[]
> = {
  active: [['submit', 'professional', 'active']],
  paused: [['pause', 'professional', 'paused']],
  completed: [
    ['submit', 'professional', 'active'],
    ['approve', 'hirer', 'completed'],
  ],
  ended: [['end', 'hirer', 'ended']],
  canceled: [
    ['pause', 'hirer', 'paused'],
    ['cancel', 'hirer', 'canceled'],
  ],
};
const PAID_AFTER_DAYS = 14;
const TERM_DAYS = 30;
const LEAST_DAYS_RUN = 4;
const MOST_DAYS_RUN = 25;
/** The share of the days promised that is over where work still runs. */
const SHARE_RUN = 0.7;
/** The share of the days until now after which work was handed in. */
const DELIVERED_BY = { running: 0.85, over: 0.6 };

/** Every hire has its contract; the demo accounts, whose ids are given, find one in every status. */
export function buildContracts(
  drawing: Drawing,
  sent: readonly SentOffer[],
  demoIds: readonly string[],
): MadeContract[] {
  const telling: Telling = { ...drawing, said: new Set() };
  const shown = new Map(demoIds.map((id) => [id, 0]));
  return sent
    .filter(({ isHire }) => isHire)
    .map((hire) => {
      const demo = [hire.offer.clientId, hire.offer.professionalId].find((id) => shown.has(id));
      const turn = demo === undefined ? 0 : (shown.get(demo) ?? 0);
      if (demo !== undefined) shown.set(demo, turn + 1);
      const isShown = demo !== undefined;
      const status = isShown ? (SHOWN[turn % SHOWN.length] ?? 'active') : drawing.random.pick(ODDS);
      const hasWork = isShown ? turn > 0 : drawing.random.chance(0.6);
      return buildContract(telling, { ...hire, status, isShown, hasWork });
    });
}

type Side = 'hirer' | 'professional';
type Story = ReturnType<typeof createStory>;

/** `days`: in which the work was promised. */
type BegunContract = { offer: SentOffer['offer']; start: Date; days: number };

/** The history of a contract as it is told. Later lines are never of the same moment as earlier ones. */
function createStory({ random, now }: Drawing, { offer, start, days }: BegunContract) {
  const actors: Record<Side, string> = { hirer: offer.clientId, professional: offer.professionalId };
  const id = idAt(start, random);
  const events: MadeContract['events'] = [];
  let status: ContractStatus | null = null;
  let last = new Date(start.getTime() - SECOND);
  return {
    id,
    events,
    startedAt: start.getTime(),
    days,
    tell: (action: ContractAction, by: Side, { to, wait }: { to: ContractStatus; wait: number }): Date => {
      const soonest = last.getTime() + SECOND;
      last = atDaytime(new Date(Math.max(soonest, after(last, wait, now).getTime())), {
        from: new Date(soonest),
        to: now,
      });
      const line = {
        contractId: id,
        actorId: actors[by],
        action,
        fromStatus: status,
        toStatus: to,
        createdAt: last,
      };
      events.push({ id: idAt(last, random), ...line });
      status = to;
      return last;
    },
  };
}

/** `said`: what has been written in reviews, each text once. */
type Telling = Drawing & { said: Set<string> };
/** `isShown`: of a demo account; `hasWork`: that runs and waits for an answer. */
type Hire = SentOffer & { status: ContractStatus; isShown: boolean; hasWork: boolean };

function buildContract(drawing: Telling, hire: Hire): MadeContract {
  const { random, now } = drawing;
  const { offer, job, language, trade, status, hirerType } = hire;
  const { id: offerId, jobId, clientId, professionalId, budget: amount } = offer;
  const agreedAt = offer.acceptedAt ?? offer.createdAt;
  // Later than the acceptance, also where both fell on the last moment of the world.
  const soonest = agreedAt.getTime() + SECOND;
  const days = offer.deliveryTime ?? TERM_DAYS;
  const isFinal = status !== 'active' && status !== 'paused';
  // What still runs has begun lately enough to end when it was promised.
  const ago = Math.min(MOST_DAYS_RUN, Math.max(LEAST_DAYS_RUN, days * SHARE_RUN)) * DAY;
  const soon = Math.max(soonest, after(agreedAt, random.int(2, 30) * HOUR, now).getTime());
  const start = new Date(Math.max(soon, isFinal ? 0 : before(now, ago).getTime()));
  const story = createStory(drawing, { offer, start, days });
  const createdAt = story.tell('create', 'hirer', { to: 'active', wait: 0 });
  const updatedAt = tellWay(drawing, story, hire) ?? createdAt;
  const term = createdAt.getTime() + days * DAY;
  const contract = {
    id: story.id,
    offerId,
    jobId,
    clientId,
    professionalId,
    startDate: dayOf(createdAt),
    endDate: dayOf(new Date(isFinal ? term : Math.max(term, now.getTime() + LEAST_DAYS_RUN * DAY))),
    terms: typeset(REVIEW_LETTERS[language].terms.replace('{title}', job.title)),
    amount,
    status,
    ...payment(drawing, story, { ...hire, updatedAt }),
    finishedAt: isFinal ? updatedAt : null,
    remindedAt: updatedAt,
    createdAt,
    updatedAt,
  };
  const made = { contract, language, trade, hirerType, story };
  const submissions = buildWork(drawing, made);
  const feedbacks = isReviewed(drawing, hire) ? buildReviews(drawing, made) : [];
  const line = { offerId, actorId: clientId, action: 'createContract' as const };
  const offerEvent = {
    id: idAt(createdAt, random),
    ...line,
    from: 'accepted' as const,
    to: 'accepted' as const,
    createdAt,
  };
  const delay = start.getTime() - soon;
  const around = { offerEvent, submissions, feedbacks, delay, language, trade, hirerType };
  return { contract, events: story.events, ...around };
}

/** Demo accounts show what a review looks like. */
function isReviewed({ random }: Drawing, { status, isShown }: Hire): boolean {
  return status === 'completed' && (isShown || random.chance(0.9));
}

/** What led to the status; when the last of it happened. */
function tellWay({ random, now }: Drawing, story: Story, { status, hasWork }: Hire): Date | undefined {
  if (status === 'active' && !hasWork) return undefined;
  return WAYS[status]
    .map(([action, by, to]) => {
      const soon = random.int(20, 150) * HOUR;
      const run = now.getTime() - story.startedAt;
      // Within what was promised; work that waits was handed in during the last days.
      const share = DELIVERED_BY[status === 'active' ? 'running' : 'over'];
      const work = Math.min(story.days * DAY * (1 / 2 + random.next() / 2), run * share);
      return story.tell(action, by, { to, wait: action === 'submit' ? work : Math.min(soon, run / 2) });
    })
    .at(-1);
}

function payment(
  { random, now }: Drawing,
  story: Story,
  { status, isShown, updatedAt }: Hire & { updatedAt: Date },
) {
  const isDue = isShown || now.getTime() - updatedAt.getTime() > PAID_AFTER_DAYS * DAY;
  if (status !== 'completed' || (!isDue && random.chance(0.7))) return { paymentStatus: 'pending' as const };
  const paidAt = story.tell('approvePayment', 'hirer', { to: status, wait: random.int(1, 40) * HOUR });
  return { paymentStatus: 'paid' as const, paidAt };
}

type MadeStory = Pick<MadeContract, 'contract' | 'language' | 'trade' | 'hirerType'> & { story: Story };

/** What the history says was handed in, approved where the history says so. */
function buildWork({ random }: Drawing, { story, language, trade }: MadeStory): MadeContract['submissions'] {
  const submitted = story.events.find(({ action }) => action === 'submit');
  const approved = story.events.find(({ action }) => action === 'approve');
  if (submitted?.createdAt === undefined) return [];
  const { createdAt } = submitted;
  const decision = {
    status: 'approved' as const,
    decidedBy: 'hirer' as const,
    decidedAt: approved?.createdAt ?? null,
  };
  const text = typeset(random.pick(WORK_LETTERS[language][trade] ?? []));
  return [{ id: idAt(createdAt, random), contractId: story.id, text, createdAt, ...(approved && decision) }];
}
