import { useGetAvailabilityQuery } from '@plumbline/shared-api/availability';
import { AvailabilityFacts } from './AvailabilityFacts';
import { AvailabilityFrame } from './AvailabilityFrame';

/** When a contractor works; nothing where they have not said it, or it cannot be read. */
export function AvailabilityCard({ userId }: { userId: string }) {
  const { currentData } = useGetAvailabilityQuery(userId);
  if (currentData === undefined) return null;
  const { availableFrom, hours, daysOff } = currentData;
  if (availableFrom === null && hours.length === 0 && daysOff.length === 0) return null;
  return (
    <AvailabilityFrame>
      <AvailabilityFacts availability={currentData} />
    </AvailabilityFrame>
  );
}
