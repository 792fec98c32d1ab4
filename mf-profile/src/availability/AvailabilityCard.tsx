import { useTranslation } from 'react-i18next';
import { useGetAvailabilityQuery } from '@plumbline/shared-api/availability';
import { SideCard } from '../person-card/SideCard';
import { AvailabilityFacts } from './AvailabilityFacts';

/** When a contractor works; nothing where they have not said it, or it cannot be read. */
export function AvailabilityCard({ userId }: { userId: string }) {
  const { t } = useTranslation('profile');
  const { currentData } = useGetAvailabilityQuery(userId);
  if (currentData === undefined) return null;
  const { availableFrom, hours, daysOff } = currentData;
  if (availableFrom === null && hours.length === 0 && daysOff.length === 0) return null;
  return (
    <SideCard title={t('availability.title')}>
      <AvailabilityFacts availability={currentData} />
    </SideCard>
  );
}
