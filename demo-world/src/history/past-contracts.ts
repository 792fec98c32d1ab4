import type { ContractAction, ContractStatus } from '@plumbline/shared-schema/contracts';
import { FEEDBACK_HIDDEN_DAYS } from '@plumbline/shared-schema/limits';
import { DELIVERY_DAYS, FEEDBACK_EXPERIENCES } from '@plumbline/shared-schema/options';
import type { AmendedContract } from '../amendments';
import type { JobSeed } from '../jobs';
import { OFFER_LETTERS } from '../letters/offer-letters';
import { REVIEW_LETTERS } from '../letters/review-letters';
import { WORK_LETTERS } from '../letters/work-letters';
import { DAY, dayOf, idAt } from '../moments';
import type { SentOffer } from '../offers';
import type { FeedbackSeed } from '../reviews';
import { typeset } from '../template';
import type { Deal } from './past-deal';

const CENTS = 100;
const EXPIRES_IN = 7;
const LONGEST = DELIVERY_DAYS[DELIVERY_DAYS.length - 1] ?? 60;

/** Sent, and accepted the next weekday. */
export function buildPastOffer(deal: Deal, job: JobSeed): SentOffer {
  const { past, hirer, professional, dates, random, language } = deal;
  const { offered: createdAt, accepted: acceptedAt } = dates;
  const id = idAt(createdAt, random);
  const people = { professionalId: professional.user.id, clientId: hirer.user.id };
  const letter = random.pick(OFFER_LETTERS[language].offers);
  const terms = {
    description: typeset(letter.replace('{title}', past.title)),
    budget: past.price * CENTS,
    deliveryTime: DELIVERY_DAYS.find((term) => term >= past.days * 2) ?? LONGEST,
    expiresIn: EXPIRES_IN,
  };
  const line = { offerId: id, terms: null, createdAt: acceptedAt };
  return {
    offer: {
      id,
      jobId: job.id,
      ...people,
      ...terms,
      expiresAt: new Date(createdAt.getTime() + EXPIRES_IN * DAY),
      status: 'accepted',
      acceptedAt,
      createdAt,
      updatedAt: acceptedAt,
    },
    events: [
      {
        ...line,
        id: idAt(createdAt, random),
        actorId: people.clientId,
        action: 'send',
        from: null,
        to: 'pending',
        terms,
        createdAt,
      },
      {
        ...line,
        id: idAt(acceptedAt, random),
        actorId: people.professionalId,
        action: 'accept',
        from: 'pending',
        to: 'accepted',
      },
    ],
    isHire: true,
    job,
    language,
    trade: past.trade,
    hirerType: hirer.user.userType === 'company' ? 'company' : 'client',
  };
}

/** Done, approved and paid, with what was said of it. */
export function buildPastContract(deal: Deal, sent: SentOffer): AmendedContract {
  const { past, dates, random, language } = deal;
  const { id: offerId, jobId, clientId, professionalId, budget, deliveryTime } = sent.offer;
  const { begun: createdAt, approved: finishedAt, paid: paidAt } = dates;
  const id = idAt(createdAt, random);
  const contract = {
    id,
    offerId,
    jobId,
    clientId,
    professionalId,
    startDate: dayOf(createdAt),
    endDate: dayOf(new Date(createdAt.getTime() + deliveryTime * DAY)),
    terms: typeset(REVIEW_LETTERS[language].terms.replace('{title}', past.title)),
    amount: budget,
    status: 'completed' as const,
    paymentStatus: 'paid' as const,
    paidAt,
    finishedAt,
    remindedAt: finishedAt,
    createdAt,
    updatedAt: finishedAt,
  };
  const offerLine = { offerId, actorId: clientId, action: 'createContract', createdAt } as const;
  return {
    contract,
    offerEvent: { id: idAt(createdAt, random), ...offerLine, from: 'accepted', to: 'accepted' },
    events: tellAll(deal, contract),
    submissions: [
      {
        id: idAt(dates.submitted, random),
        contractId: id,
        text: typeset(random.pick(WORK_LETTERS[language][past.trade] ?? [])),
        status: 'approved',
        decidedBy: 'hirer',
        decidedAt: finishedAt,
        createdAt: dates.submitted,
      },
    ],
    feedbacks: buildPastReviews(deal, contract),
    amendments: [],
    delay: 0,
    language,
    trade: past.trade,
    hirerType: sent.hirerType,
  };
}

type Parties = { id: string; clientId: string; professionalId: string };
type Line = readonly [action: ContractAction, by: keyof Parties, at: Date, to: ContractStatus];

function tellAll({ past, dates, random }: Deal, parties: Parties): AmendedContract['events'] {
  const lines: Line[] = [
    ['create', 'clientId', dates.begun, 'active'],
    ['submit', 'professionalId', dates.submitted, 'active'],
    ['approve', 'clientId', dates.approved, 'completed'],
    ['approvePayment', 'clientId', dates.paid, 'completed'],
    ['review', 'clientId', dates.reviewed, 'completed'],
    ...(past.back ? [['review', 'professionalId', dates.answered, 'completed'] as const] : []),
  ];
  return lines.map(([action, by, createdAt, toStatus], index) => ({
    id: idAt(createdAt, random),
    contractId: parties.id,
    actorId: parties[by],
    action,
    fromStatus: lines[index - 1]?.[3] ?? null,
    toStatus,
    createdAt,
  }));
}

function buildPastReviews({ past, dates, random }: Deal, parties: Parties): FeedbackSeed[] {
  const { id: contractId, clientId, professionalId } = parties;
  const visibleAt = past.back
    ? dates.answered
    : new Date(dates.reviewed.getTime() + FEEDBACK_HIDDEN_DAYS * DAY);
  const said = [
    { ...past, authorId: clientId, subjectId: professionalId, createdAt: dates.reviewed },
    ...(past.back
      ? [{ ...past.back, authorId: professionalId, subjectId: clientId, createdAt: dates.answered }]
      : []),
  ];
  return said.map(({ authorId, subjectId, stars: rating, likes, review, createdAt }) => ({
    id: idAt(createdAt, random),
    contractId,
    authorId,
    subjectId,
    rating,
    likes: [...likes],
    experience: rating > 2 ? random.sample(FEEDBACK_EXPERIENCES, random.int(1, 2)) : [],
    review: typeset(review),
    isCounted: true,
    visibleAt,
    createdAt,
  }));
}
