import { DEFAULT_EXPIRY_DAYS } from '@plumbline/shared-schema/limits';
import type { NewMilestones } from '@plumbline/shared-schema/milestones';
import { toDollars } from '@plumbline/shared-schema/money';
import { offerState } from '@plumbline/shared-schema/offer-machine';
import { dayAfter } from '@plumbline/shared-schema/zones';
import type { Tx } from '../../../database/connect';
import type { QuoteRow } from '../../../database/tables/quotes';
import { AppError } from '../../../kit/errors';
import type { Outbox } from '../../../kit/outbox/outbox';
import { fillIn } from '../../../kit/texts';
import type { Language } from '../../../kit/texts';
import type { HireIn } from '../flows/hire';
import { createRecordOfferChange } from '../offers/offer-moves';
import type { OffersRepository } from '../offers/offers.repository';
import en from './locales/en.json';
import fr from './locales/fr.json';

const TEXTS: Record<Language, typeof en> = { en, fr };

type Dependencies = { offers: OffersRepository; hireIn: HireIn; outbox: Outbox };
/** An accepted quote, its total with what was chosen. `language`: the contract's. */
type AcceptedQuote = { quote: QuoteRow; language: Language };

/**
 * An accepted quote becomes an offer over its total that is sent and accepted, and the contract of it. Returns the
 * contract's id. OFFER_EXISTS where another offer stands in the way, held by the offers' partial unique index.
 */
export function createQuoteContract({ offers, hireIn, outbox }: Dependencies) {
  const recordChange = createRecordOfferChange({ offers, outbox });

  async function expireOverdue(tx: Tx, pair: { jobId: string; professionalId: string }): Promise<void> {
    for (const offer of await offers.lockOverdue(tx, pair)) {
      const event = { action: 'expire', actorId: null, from: offerState(offer), to: 'expired' } as const;
      if (await offers.expire(tx, offer.id)) await recordChange(tx, offer, event);
    }
  }

  return async (tx: Tx, { quote, language }: AcceptedQuote): Promise<string> => {
    const { jobId, clientId, contractorId: professionalId, total, expectedDays } = quote;
    const description = termsOf(quote, language);
    const terms = {
      description,
      budget: total,
      deliveryTime: expectedDays,
      expiresIn: DEFAULT_EXPIRY_DAYS,
    };
    await expireOverdue(tx, { jobId, professionalId });
    const offerId = await offers.insert(tx, { jobId, clientId, professionalId, ...terms });
    if (offerId === undefined) throw new AppError('OFFER_EXISTS');
    await offers.update(tx, offerId, { status: 'accepted' });
    // Nobody is told of these two: what they hear of is the quote and its contract.
    const sent = { offerId, action: 'send', actorId: clientId, from: null, to: 'pending', terms } as const;
    await offers.insertEvent(tx, sent);
    const by = { actorId: professionalId, from: 'pending', to: 'accepted' } as const;
    await offers.insertEvent(tx, { offerId, action: 'accept', ...by });

    const { offer } = await offers.get(tx, offerId);
    const startDate = new Date().toISOString().slice(0, 10);
    const days = { startDate, endDate: dayAfter(startDate, expectedDays) };
    return hireIn(tx, offer, { ...days, terms: description, milestones: milestonesOf(quote, language) });
  };
}

/** What was agreed on, in words; the sums are the contract's own. */
function termsOf({ version, lines, chosen, exclusions }: QuoteRow, language: Language): string {
  const texts = TEXTS[language];
  const taken = lines.filter(({ isOptional }, index) => !isOptional || chosen.includes(index));
  const parts = [
    [fillIn(texts.terms, { version }), ...taken.map(({ text }) => `• ${text}`)].join('\n'),
    ...(exclusions === '' ? [] : [`${texts.exclusions}\n${exclusions}`]),
  ];
  return parts.join('\n\n');
}

/** The deposit first, then the rest; without a deposit all is handed in and paid as a whole. */
function milestonesOf({ deposit, total }: QuoteRow, language: Language): NewMilestones {
  const texts = TEXTS[language];
  const rest = { title: texts.rest, amount: toDollars(total - deposit), dueOn: null };
  if (deposit === 0) return [];
  const first = { title: texts.deposit, amount: toDollars(deposit), dueOn: null };
  return deposit === total ? [first] : [first, rest];
}
