import { useTranslation } from 'react-i18next';
import { useDaysRemaining } from './use-days-remaining';

/** 'N days remaining', and 'Contract ended' once the last day is past (SPEC §4). */
export function DaysRemaining({ endDate }: { endDate: string }) {
  const { t } = useTranslation('contracts');
  const days = useDaysRemaining(endDate);
  if (days < 0) return t('days.ended');
  return days === 0 ? t('days.last') : t('days.remaining', { count: days });
}
