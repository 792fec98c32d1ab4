import { useTranslation } from 'react-i18next';
import { calendarDay, localDay } from '@plumbline/shared-schema/calendar';
import { useFormat } from '@plumbline/shared-ui/format';

/** Undefined where the applicant has not said it, or a server of before does not. */
export function useAvailabilityText(): (from: string | null | undefined) => string | undefined {
  const { t } = useTranslation('contracts');
  const { date } = useFormat();

  return (from) => {
    if (!from) return undefined;
    if (from <= localDay()) return t('applicant.availableNow');
    return t('applicant.availableFrom', { date: date(calendarDay(from)) });
  };
}
