import { useTranslation } from 'react-i18next';
import { useListContractEventsQuery } from '@plumbline/shared-api/contracts';
import { optionLabel } from '@plumbline/shared-schema/options';
import { useFormat } from '@plumbline/shared-ui/format';

/** Instead of the days that are left, which nobody can use meanwhile. */
export function PausedSince({ contractId }: { contractId: string }) {
  const { t } = useTranslation('contracts');
  const { date } = useFormat();
  const { data: events = [] } = useListContractEventsQuery(contractId);
  const pause = events.filter(({ action }) => action === 'pause').at(-1);
  if (!pause) return t(optionLabel('contractStatus', 'paused'));
  return t('days.pausedSince', { date: date(pause.createdAt) });
}
