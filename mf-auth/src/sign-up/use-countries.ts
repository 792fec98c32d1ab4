import { useLanguage } from '@plumbline/shared-ui/i18n';
import { useMemo } from 'react';
import { COUNTRY_CODES } from './country-codes';

export type Country = { value: string; label: string };

/** Sorted in the reader's language. The value is the English name, so that the account does not depend on it. */
export function useCountries(): Country[] {
  const { language } = useLanguage();
  return useMemo(() => {
    const [stored, shown] = ['en', language].map((tag) => new Intl.DisplayNames(tag, { type: 'region' }));
    const { compare } = new Intl.Collator(language);
    return COUNTRY_CODES.map((code) => ({
      value: stored?.of(code) ?? code,
      label: shown?.of(code) ?? code,
    })).sort((one, other) => compare(one.label, other.label));
  }, [language]);
}
