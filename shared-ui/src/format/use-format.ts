import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatsFor } from './formats';
import type { Formats } from './formats';

export type FormatsInUse = Formats & {
  /** As `salaryText`, and 'Negotiable' when blank (SPEC §5). */
  salary: (salary: string | number | null | undefined) => string;
};

/** Money, dates and relative time in the language shown. */
export function useFormat(): FormatsInUse {
  const { t, i18n } = useTranslation('ui');
  const language = i18n.resolvedLanguage ?? 'en';
  return useMemo(() => {
    const formats = formatsFor(language);
    return { ...formats, salary: (salary) => formats.salaryText(salary) ?? t('format.negotiable') };
  }, [language, t]);
}
