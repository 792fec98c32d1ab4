import { dateFormats } from './dates';
import type { DateFormats } from './dates';
import { moneyFormats } from './money';
import type { MoneyFormats } from './money';

export type Formats = DateFormats & MoneyFormats;

const byLanguage = new Map<string, Formats>();

/** Formats of one language (`en`, `fr`), made once. Dates are shown in the reader's time zone. */
export function formatsFor(language: string): Formats {
  const known = byLanguage.get(language);
  if (known) return known;
  const formats = { ...dateFormats(language), ...moneyFormats(language) };
  byLanguage.set(language, formats);
  return formats;
}
