import { FEEDBACK_EXPERIENCES } from '@plumbline/shared-schema/options';
import type { ContractAction, ContractStatus } from '@plumbline/shared-schema/contracts';
import type { contractEvents, contracts } from '../src/database/tables/contracts';
import type { feedbacks } from '../src/database/tables/feedbacks';
import type { offerEvents } from '../src/database/tables/offers';
import type { submissions } from '../src/database/tables/submissions';
import { REVIEW_LETTERS } from './letters/review-letters';
import type { ReviewLetter } from './letters/review-letters';
import { after, DAY, HOUR, idAt } from './moments';
import type { Drawing } from './moments';
import type { SentOffer } from './offers';
import { typeset } from './template';

type Insert<Table extends { $inferInsert: unknown }> = Table['$inferInsert'];
export type FeedbackSeed = Insert<typeof feedbacks> & { rating: number; subjectId: string };

/** A contract with everything under it. `offerEvent`: the last line of its offer's history. */
export type MadeContract = {
  contract: Insert<typeof contracts> & { id: string; status: ContractStatus; createdAt: Date };
  offerEvent: Insert<typeof offerEvents>;
  events: Insert<typeof contractEvents>[];
  submissions: Insert<typeof submissions>[];
  feedbacks: FeedbackSeed[];
  language: SentOffer['language'];
};

/** What becomes of the contracts, one after the other for each demo account, and drawn by these odds for others. */
const SHOWN: readonly ContractStatus[] = ['active', 'completed', 'paused', 'ended', 'canceled'];
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
const RATINGS = [5, 5, 5, 5, 5, 4, 4, 4, 3];
const PAID_AFTER_DAYS = 14;
const TERM_DAYS = 30;
const SECOND = 1000;

/** Every hire has its contract; the demo accounts, whose ids are given, find one in every status. */
export function buildContracts(
  drawing: Drawing,
  sent: readonly SentOffer[],
  demoIds: readonly string[],
): MadeContract[] {
  const shown = new Map(demoIds.map((id) => [id, 0]));
  return sent
    .filter(({ isHire }) => isHire)
    .map((hire) => {
      const demo = [hire.offer.clientId, hire.offer.professionalId].find((id) => shown.has(id));
      const turn = demo === undefined ? 0 : (shown.get(demo) ?? 0);
      if (demo !== undefined) shown.set(demo, turn + 1);
      const status =
        demo === undefined ? drawing.random.pick(ODDS) : (SHOWN[turn % SHOWN.length] ?? 'active');
      return buildContract(drawing, hire, status);
    });
}

type Side = 'hirer' | 'professional';
type Story = ReturnType<typeof createStory>;

/** The history of a contract as it is told. Later lines are never of the same moment as earlier ones. */
function createStory({ random, now }: Drawing, { offer, start }: { offer: SentOffer['offer']; start: Date }) {
  const actors: Record<Side, string> = { hirer: offer.clientId, professional: offer.professionalId };
  const id = idAt(start, random);
  const events: MadeContract['events'] = [];
  let status: ContractStatus | null = null;
  let last = new Date(start.getTime() - SECOND);
  return {
    id,
    events,
    startedAt: start.getTime(),
    tell: (action: ContractAction, by: Side, { to, wait }: { to: ContractStatus; wait: number }): Date => {
      const soonest = last.getTime() + SECOND;
      last = new Date(Math.max(soonest, after(last, wait, now).getTime()));
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

function buildContract(drawing: Drawing, hire: SentOffer, status: ContractStatus): MadeContract {
  const { random, now } = drawing;
  const { offer, job, language } = hire;
  const { id: offerId, jobId, clientId, professionalId, budget: amount } = offer;
  const agreedAt = offer.acceptedAt ?? offer.createdAt;
  // Later than the acceptance, also where both fell on the last moment of the world.
  const soonest = agreedAt.getTime() + SECOND;
  const start = new Date(Math.max(soonest, after(agreedAt, random.int(2, 30) * HOUR, now).getTime()));
  const story = createStory(drawing, { offer, start });
  const createdAt = story.tell('create', 'hirer', { to: 'active', wait: 0 });
  const updatedAt = tellWay(drawing, story, status) ?? createdAt;
  const term = createdAt.getTime() + TERM_DAYS * DAY;
  const isFinal = status !== 'active' && status !== 'paused';
  const contract = {
    id: story.id,
    offerId,
    jobId,
    clientId,
    professionalId,
    startDate: dayOf(createdAt),
    endDate: dayOf(new Date(isFinal ? term : Math.max(term, now.getTime() + random.int(4, 25) * DAY))),
    terms: typeset(REVIEW_LETTERS[language].terms.replace('{title}', job.title)),
    amount,
    status,
    ...payment(drawing, story, { status, updatedAt }),
    finishedAt: isFinal ? updatedAt : null,
    remindedAt: updatedAt,
    createdAt,
    updatedAt,
  };
  const made = { contract, language, story };
  const submissions = buildWork(drawing, made);
  const feedbacks = isFinal && random.chance(0.9) ? buildReviews(drawing, made) : [];
  const line = { offerId, actorId: clientId, action: 'createContract' as const };
  const offerEvent = {
    id: idAt(createdAt, random),
    ...line,
    from: 'accepted' as const,
    to: 'accepted' as const,
    createdAt,
  };
  return { contract, events: story.events, offerEvent, submissions, feedbacks, language };
}

/** What led to the status; when the last of it happened. */
function tellWay({ random, now }: Drawing, story: Story, status: ContractStatus): Date | undefined {
  if (status === 'active' && random.chance(0.4)) return undefined;
  return WAYS[status]
    .map(([action, by, to]) => {
      const soon = random.int(20, 150) * HOUR;
      // Work that waits for too long is approved: what waits here was handed in during the last days.
      const waits = status === 'active' ? now.getTime() - story.startedAt - random.int(20, 150) * HOUR : 0;
      return story.tell(action, by, { to, wait: Math.max(soon, waits) });
    })
    .at(-1);
}

function payment(
  { random, now }: Drawing,
  story: Story,
  { status, updatedAt }: { status: ContractStatus; updatedAt: Date },
) {
  const isOld = now.getTime() - updatedAt.getTime() > PAID_AFTER_DAYS * DAY;
  if (status !== 'completed' || (!isOld && random.chance(0.7))) return { paymentStatus: 'pending' as const };
  const paidAt = story.tell('approvePayment', 'hirer', { to: status, wait: random.int(1, 40) * HOUR });
  return { paymentStatus: 'paid' as const, paidAt };
}

type Made = Pick<MadeContract, 'contract'> & { language: SentOffer['language']; story: Story };

/** What the history says was handed in, approved where the history says so. */
function buildWork({ random }: Drawing, { story, language }: Made): MadeContract['submissions'] {
  const submitted = story.events.find(({ action }) => action === 'submit');
  const approved = story.events.find(({ action }) => action === 'approve');
  if (submitted?.createdAt === undefined) return [];
  const { createdAt } = submitted;
  const decision = {
    status: 'approved' as const,
    decidedBy: 'hirer' as const,
    decidedAt: approved?.createdAt ?? null,
  };
  const text = typeset(random.pick(REVIEW_LETTERS[language].work));
  return [{ id: idAt(createdAt, random), contractId: story.id, text, createdAt, ...(approved && decision) }];
}

/** Both sides, so that both are to be seen. */
function buildReviews({ random }: Drawing, { contract, language, story }: Made): FeedbackSeed[] {
  const { clientId, professionalId, status } = contract;
  const letters = REVIEW_LETTERS[language];
  const sides = [
    { by: 'hirer', authorId: clientId, subjectId: professionalId, texts: letters.ofProfessional },
    { by: 'professional', authorId: professionalId, subjectId: clientId, texts: letters.ofHirer },
  ] as const;
  const reviews = sides.map(({ by, authorId, subjectId, texts }) => {
    const createdAt = story.tell('review', by, { to: status, wait: random.int(3, 40) * HOUR });
    const rating = random.pick(RATINGS);
    const letter = random.pick(fitting(texts, rating));
    return {
      id: idAt(createdAt, random),
      contractId: story.id,
      authorId,
      subjectId,
      rating,
      likes: random.sample(letter.likes, random.int(1, letter.likes.length)),
      experience: random.sample(FEEDBACK_EXPERIENCES, random.int(1, 2)),
      review: typeset(letter.text),
      isCounted: true,
      createdAt,
    };
  });
  const visibleAt = reviews.at(-1)?.createdAt ?? contract.createdAt;
  return reviews.map((review) => ({ ...review, visibleAt: visibleAt ?? review.createdAt }));
}

function fitting(letters: readonly ReviewLetter<string>[], rating: number): ReviewLetter<string>[] {
  return letters.filter(({ stars }) => stars.includes(rating));
}

function dayOf(instant: Date): Date {
  return new Date(`${instant.toISOString().slice(0, 10)}T00:00:00Z`);
}

/** Rating, reviews and completed contracts of everybody, as the server would have counted them. */
export function countStanding(made: readonly MadeContract[]) {
  const ratings = new Map<string, number[]>();
  const completed = new Map<string, number>();
  for (const { contract, feedbacks: reviews } of made) {
    const { status, professionalId } = contract;
    if (status === 'completed') completed.set(professionalId, (completed.get(professionalId) ?? 0) + 1);
    for (const { subjectId, rating } of reviews)
      ratings.set(subjectId, [...(ratings.get(subjectId) ?? []), rating]);
  }
  return (userId: string) => {
    const own = ratings.get(userId) ?? [];
    const mean = own.reduce((sum, rating) => sum + rating, 0) / Math.max(1, own.length);
    return {
      rating: Math.round(mean * 100) / 100,
      reviewCount: own.length,
      completedContracts: completed.get(userId) ?? 0,
    };
  };
}
