import { toDollars } from '@plumbline/shared-schema/money';
import { displayName } from '@plumbline/shared-schema/profiles';
import type { QUOTE_UNITS } from '@plumbline/shared-schema/quote-sums';
import { fillIn } from '../../../kit/texts';
import type { Language } from '../../../kit/texts';
import en from './locales/en.json';
import fr from './locales/fr.json';
import type { PartyRow } from './money-documents.repository';

const TEXTS: Record<Language, typeof en> = { en, fr };
type MeasuredLine = { quantity: number; unit: (typeof QUOTE_UNITS)[number]; price: number };

const TAGS: Record<Language, string> = { en: 'en-US', fr: 'fr' };
const SHOWN_OF_ID = 6;

/** How amounts, days and people are written on papers of a language. */
export function paperTexts(language: Language) {
  const money = new Intl.NumberFormat(TAGS[language], { style: 'currency', currency: 'USD' });
  const number = new Intl.NumberFormat(TAGS[language], { maximumFractionDigits: 3 });
  const day = new Intl.DateTimeFormat(TAGS[language], { dateStyle: 'long', timeZone: 'UTC' });
  const amount = (cents: number) => money.format(toDollars(cents));
  return {
    texts: TEXTS[language],
    /** Cents. */
    amount,
    /** How much of it at which price, in cents: "2.5 m × $3.33". */
    measure: ({ quantity, unit, price }: MeasuredLine) =>
      `${number.format(quantity)} ${TEXTS[language].units[unit]} × ${amount(price)}`,
    day: (date: Date) => day.format(date),
    fill: fillIn,
  };
}
export type PaperTexts = ReturnType<typeof paperTexts>;

/** As the pages show it. */
export const contractNumber = (id: string) => `#${id.slice(-SHOWN_OF_ID).toUpperCase()}`;

/** A company before its contact. */
export function partyLines({ fullName, companyName, email }: PartyRow): string[] {
  const name = displayName({ fullName, companyName });
  return [name, ...(name === fullName ? [] : [fullName]), email];
}
