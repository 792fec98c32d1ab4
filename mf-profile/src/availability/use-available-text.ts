import { useTranslation } from 'react-i18next';
import { calendarDay, localDay } from '@plumbline/shared-schema/calendar';
import { useFormat } from '@plumbline/shared-ui/format';

/** 'Available now' or from which day on; `undefined` where nothing was said. */
export function useAvailableText(): (availableFrom: string | null) => string | undefined {
  const { t } = useTranslation('profile');
  const { date } = useFormat();
  return (availableFrom) => {
    if (availableFrom === null) return undefined;
    if (availableFrom <= localDay()) return t('availability.now');
    return t('availability.from', { date: date(calendarDay(availableFrom)) });
  };
}
