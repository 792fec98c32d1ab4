import { DELIVERY_DAYS } from '@plumbline/shared-schema/options';
import type { OfferAction, OfferState } from '@plumbline/shared-schema/offer-machine';
import type { offerEvents, offers } from '@plumbline/server/database/tables/offers';
import type { SentApplication } from './applications';
import { OFFER_LETTERS } from './letters/offer-letters';
import type { JobSeed } from './jobs';
import { after, before, DAY, HOUR, idAt } from './moments';
import type { Drawing } from './moments';
import { typeset } from './template';
import type { Language } from './trades/trade';

export type OfferSeed = typeof offers.$inferInsert & { id: string; createdAt: Date };
export type OfferEventSeed = typeof offerEvents.$inferInsert;
/** An offer with its history. `isHire`: a contract came of it, and the applicant counts as hired. */
export type SentOffer = {
  offer: OfferSeed;
  events: OfferEventSeed[];
  isHire: boolean;
  job: JobSeed;
  language: Language;
  trade: string;
  hirerType: 'client' | 'company';
};

/** What the demo accounts find, beside the hires: one of everything that can become of an offer. */
const SHOWN: readonly OfferState[] = [
  'pending',
  'countered',
  'accepted',
  'declined',
  'withdrawn',
  'expired',
  'pending',
];
/** Days an application is old at least before its offer can be over. */
const DECIDED_AFTER_DAYS = 4;

/** How each offer ended: by what, whom, and what that says on the wire. */
const ENDS: Record<
  'accepted' | 'declined' | 'withdrawn' | 'expired',
  { action: OfferAction; by: 'hirer' | 'professional' | 'system'; row: Partial<OfferSeed> }
> = {
  accepted: { action: 'accept', by: 'professional', row: { status: 'accepted' } },
  declined: { action: 'reject', by: 'professional', row: { status: 'rejected', closedReason: 'declined' } },
  withdrawn: { action: 'withdraw', by: 'hirer', row: { status: 'rejected', closedReason: 'withdrawn' } },
  expired: { action: 'expire', by: 'system', row: { status: 'rejected', closedReason: 'expired' } },
};

/** Days: open offers of the demo stay open for long, an expired one was short. */
const OPEN_TERM = 14;
const ENDED_TERM: Partial<Record<OfferState, number>> = { expired: 1 };
const USUAL_TERM = 7;
const WEEK = 7;
const WORKING_DAYS = 5;
const LONGEST = DELIVERY_DAYS[DELIVERY_DAYS.length - 1] ?? WEEK;

/** Every hire came from an accepted offer; around the demo accounts there are offers in every state. */
export function buildOffers(drawing: Drawing, sent: readonly SentApplication[]): SentOffer[] {
  const hires = sent.filter(({ application }) => application.isHired);
  const shown = chooseShown(drawing, sent);
  return [
    ...hires.map((application) => buildOffer(drawing, application, 'accepted')),
    ...Array.from(shown, ([application, state]) => buildOffer(drawing, application, state)),
  ];
}

/** For each demo account one application for each state, no application twice. */
function chooseShown(
  { random, now }: Drawing,
  sent: readonly SentApplication[],
): Map<SentApplication, OfferState> {
  const shown = new Map<SentApplication, OfferState>();
  const open = sent.filter(
    ({ application, posted }) =>
      !application.isHired &&
      posted.job.status === 'open' &&
      now.getTime() - application.createdAt.getTime() > DECIDED_AFTER_DAYS * DAY,
  );
  const mixed = random.sample(open, open.length);
  const accounts = [
    mixed.filter(({ posted }) => posted.hirer.isDemo && posted.hirer.user.userType === 'client'),
    mixed.filter(({ posted }) => posted.hirer.isDemo && posted.hirer.user.userType === 'company'),
    // Others may still decline some.
    mixed
      .filter(({ contractor }) => contractor.isDemo)
      .sort((one, other) => Number(other.posted.hirer.isDemo) - Number(one.posted.hirer.isDemo)),
  ];
  for (const applications of accounts) {
    const free = applications.filter((application) => !shown.has(application));
    SHOWN.forEach((state, index) => {
      const application = free[index];
      if (application) shown.set(application, state);
    });
  }
  return shown;
}

function buildOffer(drawing: Drawing, sent: SentApplication, state: OfferState): SentOffer {
  const { random, now } = drawing;
  const { application, posted, contractor } = sent;
  const isOpen = state === 'pending' || state === 'countered';
  // Long enough ago to be over, or so lately that it still waits.
  const createdAt = isOpen
    ? before(now, random.int(5, 40) * HOUR)
    : after(application.createdAt, random.int(6, 30) * HOUR, now);
  const expiresIn = isOpen ? OPEN_TERM : (ENDED_TERM[state] ?? USUAL_TERM);
  const terms = termsOf(drawing, sent, { expiresIn });
  const expiresAt = new Date(createdAt.getTime() + terms.expiresIn * DAY);
  const id = idAt(createdAt, random);
  const people = { professionalId: contractor.user.id, clientId: posted.hirer.user.id };
  const steps = createSteps(drawing, { offerId: id, ...people });
  const offer: OfferSeed = {
    id,
    jobId: posted.job.id,
    ...people,
    ...terms,
    expiresAt,
    createdAt,
    updatedAt: createdAt,
  };
  const events = [steps({ action: 'send', by: 'hirer', from: null, to: 'pending', terms, at: createdAt })];

  if (state === 'countered') {
    const at = after(createdAt, random.int(1, 4) * HOUR, now);
    const asked = counterTerms(drawing, sent, terms);
    events.push(
      steps({ action: 'counter', by: 'professional', from: 'pending', to: state, terms: asked, at }),
    );
    Object.assign(offer, { proposal: { ...asked, createdAt: at.toISOString() }, rounds: 1, updatedAt: at });
  } else if (state !== 'pending') {
    const end = ENDS[state];
    const at = state === 'expired' ? expiresAt : after(createdAt, random.int(2, 20) * HOUR, now);
    events.push(steps({ action: end.action, by: end.by, from: 'pending', to: state, terms: null, at }));
    Object.assign(offer, end.row, { updatedAt: at }, state === 'accepted' && { acceptedAt: at });
  }
  return {
    offer,
    events,
    isHire: application.isHired === true,
    job: posted.job,
    language: posted.trade.language,
    trade: posted.trade.name,
    hirerType: posted.hirer.user.userType === 'company' ? 'company' : 'client',
  };
}

/** The same, made that much later, in ms. */
export function delayed({ offer, events, ...sent }: SentOffer, delay: number): SentOffer {
  const late = <At extends Date | null | undefined>(at: At) => (at ? new Date(at.getTime() + delay) : at);
  return {
    ...sent,
    offer: {
      ...offer,
      createdAt: new Date(offer.createdAt.getTime() + delay),
      updatedAt: late(offer.updatedAt),
      expiresAt: new Date(offer.expiresAt.getTime() + delay),
      acceptedAt: late(offer.acceptedAt),
    },
    events: events.map((event) => ({ ...event, createdAt: late(event.createdAt) })),
  };
}

type Terms = NonNullable<OfferEventSeed['terms']>;

function termsOf(
  { random }: Drawing,
  { posted, price, days }: SentApplication,
  { expiresIn }: { expiresIn: number },
): Terms {
  const letter = random.pick(OFFER_LETTERS[posted.trade.language].offers);
  return {
    description: typeset(letter.replace('{title}', posted.job.title)),
    budget: price,
    deliveryTime: DELIVERY_DAYS.find((term) => term >= (days * WEEK) / WORKING_DAYS) ?? LONGEST,
    expiresIn,
  };
}

/** A little more, to the ten dollars. */
function counterTerms({ random }: Drawing, { posted }: SentApplication, terms: Terms): Terms {
  const tens = Math.ceil((terms.budget * (1.04 + random.next() * 0.04)) / 10_00);
  const description = random.pick(OFFER_LETTERS[posted.trade.language].counters);
  return {
    ...terms,
    description: typeset(description),
    budget: tens * 10_00,
    expiresIn: 7,
  };
}

type Step = {
  action: OfferAction;
  by: 'hirer' | 'professional' | 'system';
  from: OfferState | null;
  to: OfferState;
  terms: Terms | null;
  at: Date;
};

function createSteps(
  { random }: Drawing,
  offer: { offerId: string; clientId: string; professionalId: string },
) {
  const actors = { hirer: offer.clientId, professional: offer.professionalId, system: null };
  return ({ by, at, ...step }: Step): OfferEventSeed => ({
    id: idAt(at, random),
    offerId: offer.offerId,
    actorId: actors[by],
    ...step,
    createdAt: at,
  });
}
