import { useTranslation } from 'react-i18next';
import { formatsFor } from './formats';
import type { Formats } from './formats';

/** Formats of the current language. */
export function useFormat(): Formats {
  const { i18n } = useTranslation('ui');
  return formatsFor(i18n.resolvedLanguage ?? 'en');
}
