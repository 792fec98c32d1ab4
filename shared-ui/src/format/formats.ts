import { dateFormats } from './dates';
import type { DateFormats } from './dates';
import { fileSizeFormat } from './file-size';
import { moneyFormats } from './money';
import type { MoneyFormats } from './money';

export type Formats = DateFormats & MoneyFormats & { fileSize: (bytes: number) => string };

const byLanguage = new Map<string, Formats>();

/** Formats of one language, memoized. Dates are in the reader's time zone. */
export function formatsFor(language: string): Formats {
  const known = byLanguage.get(language);
  if (known) return known;
  const formats = {
    ...dateFormats(language),
    ...moneyFormats(language),
    fileSize: fileSizeFormat(language),
  };
  byLanguage.set(language, formats);
  return formats;
}
