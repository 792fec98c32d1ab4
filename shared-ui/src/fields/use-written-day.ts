import { useFormat } from '@plumbline/shared-ui/format';
import { useLanguage } from '@plumbline/shared-ui/i18n';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * A chosen day in the words of the page, where the browser has another language: its date fields have the order of that
 * one, and `03/04/2026` would be read as the other day.
 */
export function useWrittenDay(value: unknown): string | undefined {
  const { language } = useLanguage();
  const { date } = useFormat();
  const isForeign = useSyncExternalStore(
    never,
    () => !navigator.language.toLowerCase().startsWith(language),
    () => false,
  );
  if (!isForeign || typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined;
  // Without a zone it is midnight here.
  return date(new Date(`${value}T00:00`));
}
