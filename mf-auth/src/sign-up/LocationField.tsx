import { FormField } from '@plumbline/shared-ui/Form';
import { Skeleton } from '@plumbline/shared-ui/layout';
import { lazily } from '@plumbline/shared-ui/lazy';
import { useTranslation } from 'react-i18next';
import type { SignUpPlace } from './LocationMap';

const LocationMap = lazily(() => import('./LocationMap'), 'LocationMap', <MapSkeleton />);

/** About the height of the map with its fields, so that nothing shifts when they load. */
const PICKER_HEIGHT = 373;

export function LocationField() {
  const { t } = useTranslation('auth');
  const label = t('fields.location');
  return (
    <FormField name="location" label={label}>
      {({ id, value, onChange, error }) => (
        <LocationMap
          id={id}
          label={label}
          error={error}
          value={value as SignUpPlace | undefined}
          onChange={onChange}
        />
      )}
    </FormField>
  );
}

function MapSkeleton() {
  const { t } = useTranslation('auth');
  return (
    <Skeleton
      variant="rounded"
      height={PICKER_HEIGHT}
      role="status"
      aria-busy
      aria-label={t('signUp.mapLoading')}
    />
  );
}
