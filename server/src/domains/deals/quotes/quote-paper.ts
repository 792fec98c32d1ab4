import { displayName } from '@plumbline/shared-schema/profiles';
import { lineCents } from '@plumbline/shared-schema/quote-sums';
import { paperTexts } from '../../money/documents/paper-texts';
import type { Paper } from '../../money/papers/draw-paper';
import { fillIn } from '../../../kit/texts';
import type { Language } from '../../../kit/texts';
import en from './locales/en.json';
import fr from './locales/fr.json';
import { linesOf, sumsOf } from './quote-view';
import type { QuoteRecord } from './quotes.repository';

const TEXTS: Record<Language, typeof en> = { en, fr };
const ISSUER = 'Plumbline';

/** A version as both of its people read it, to print and to keep. */
export function quotePaper({ quote, job, client, contractor }: QuoteRecord, language: Language): Paper {
  const texts = TEXTS[language];
  const { amount, day } = paperTexts(language);
  const { deposit, validUntil, expectedDays, exclusions, version, createdAt, sentAt } = quote;
  const title =
    version === null ? texts.quote : `${texts.quote}, ${fillIn(texts.version, { version: String(version) })}`;
  return {
    language,
    issuer: ISSUER,
    title,
    warning: null,
    date: sentAt ?? createdAt,
    facts: [
      { term: texts.job, text: job.title },
      { term: texts.validUntil, text: day(new Date(`${validUntil}T00:00:00Z`)) },
      { term: texts.expectedDays, text: String(expectedDays) },
    ],
    parties: [
      { label: texts.contractor, lines: [displayName(contractor)] },
      { label: texts.client, lines: [displayName(client)] },
    ],
    head: [texts.what, texts.amount],
    rows: rowsOf(quote, language),
    totals: [
      { text: texts.total, amount: amount(quote.total) },
      ...(deposit > 0 ? [{ text: texts.depositOfIt, amount: amount(deposit) }] : []),
    ],
    sections: [],
    note: exclusions === '' ? texts.none : `${texts.exclusions} ${exclusions}`,
  };
}

export const quoteFileName = ({ quote }: QuoteRecord, language: Language) =>
  `${TEXTS[language].file}-${quote.id.slice(-6)}-${String(quote.version ?? 0)}.pdf`;

function rowsOf(quote: QuoteRecord['quote'], language: Language): Paper['rows'] {
  const texts = TEXTS[language];
  const { amount, measure } = paperTexts(language);
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 3 });
  const lines = linesOf(quote).map((line, place) => {
    const option = quote.chosen.includes(place) ? texts.taken : texts.optional;
    const each = measure({ ...line, price: quote.lines[place]?.price ?? 0 });
    return {
      text: line.text,
      small: line.isOptional ? `${each}, ${option}` : each,
      amount: amount(lineCents(line)),
    };
  });
  if (quote.taxRate === 0) return lines;
  const tax = quote.isTaxIncluded ? texts.taxIncluded : texts.tax;
  const rate = number.format(quote.taxRate);
  return [...lines, { text: fillIn(tax, { rate }), amount: amount(sumsOf(quote).tax) }];
}
