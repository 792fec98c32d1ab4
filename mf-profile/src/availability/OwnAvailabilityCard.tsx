import { useTranslation } from 'react-i18next';
import { useGetOwnAvailabilityQuery } from '@plumbline/shared-api/availability';
import { IconButton } from '@plumbline/shared-ui/actions';
import { useAddressDialog } from '@plumbline/shared-ui/address';
import { EditIcon } from '@plumbline/shared-ui/more-icons';
import { Skeleton } from '@plumbline/shared-ui/layout';
import { lazily } from '@plumbline/shared-ui/lazy';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { Typography } from '@plumbline/shared-ui/text';
import { SideCard } from '../person-card/SideCard';
import { AvailabilityFacts } from './AvailabilityFacts';
import { CalendarAddress } from './CalendarAddress';

const AvailabilityDialog = lazily(() => import('./AvailabilityDialog'), 'AvailabilityDialog');

/** When one works oneself, with its editor and the address of one's calendar. */
export function OwnAvailabilityCard({ isEditing }: { isEditing: boolean }) {
  const { t } = useTranslation('profile');
  const own = useGetOwnAvailabilityQuery();
  const dialog = useAddressDialog('availability');

  return (
    <SideCard
      title={t('availability.title')}
      action={
        isEditing && (
          <IconButton label={t('availability.edit')} onClick={() => dialog.open()}>
            <EditIcon />
          </IconButton>
        )
      }
    >
      <QueryBoundary
        query={own}
        errorMessage={t('availability.loadFailed')}
        skeleton={<Skeleton variant="rounded" height={96} />}
      >
        {(availability) => (
          <>
            {availability.availableFrom === null && availability.hours.length === 0 && (
              <Typography color="text.secondary">{t('availability.none')}</Typography>
            )}
            <AvailabilityFacts availability={availability} />
            {isEditing && <CalendarAddress feedUrl={availability.feedUrl} />}
            {dialog.isOpen && <AvailabilityDialog availability={availability} onClose={dialog.close} />}
          </>
        )}
      </QueryBoundary>
    </SideCard>
  );
}
