import type { Language } from '@plumbline/shared-ui/i18n';

/** What the page asks for, by its address. */
export const askedPrices = (
  { trade = '', place }: Readonly<Record<string, string | undefined>>,
  language: Language,
) => ({ trade, place, language });
