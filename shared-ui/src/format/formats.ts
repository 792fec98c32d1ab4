import { dateFormats } from './dates';
import type { DateFormats } from './dates';
import { lengthFormats } from './lengths';
import type { LengthFormats } from './lengths';
import { moneyFormats } from './money';
import type { MoneyFormats } from './money';

const KILOBYTE = 1000;
const MEGABYTE = KILOBYTE ** 2;

export type Formats = DateFormats & LengthFormats & MoneyFormats & { fileSize: (bytes: number) => string };

const byLanguage = new Map<string, Formats>();

/** Formats of one language, memoized. Dates are in the reader's time zone. */
export function formatsFor(language: string): Formats {
  const known = byLanguage.get(language);
  if (known) return known;
  const formats = {
    ...dateFormats(language),
    ...lengthFormats(language),
    ...moneyFormats(language),
    fileSize: fileSizeFormat(language),
  };
  byLanguage.set(language, formats);
  return formats;
}

/** Bytes as `1.2 MB`, `1,2 Mo`. */
function fileSizeFormat(language: string): (bytes: number) => string {
  const inUnits = (unit: string) =>
    new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 });
  const [kilobytes, megabytes] = [inUnits('kilobyte'), inUnits('megabyte')];

  return (bytes) =>
    bytes >= MEGABYTE ? megabytes.format(bytes / MEGABYTE) : kilobytes.format(bytes / KILOBYTE);
}
