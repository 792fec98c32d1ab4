import { FormField } from '@plumbline/shared-ui/Form';
import { Skeleton } from '@plumbline/shared-ui/layout';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { LatLngPair } from './LocationMap';

const LocationMap = lazy(() => import('./LocationMap').then((module) => ({ default: module.LocationMap })));

/** About what the map and its fields take up, so that nothing jumps when they come. */
const PICKER_HEIGHT = 470;

/** Where the person is, chosen on a map that comes after the rest of the form; nothing is chosen at first. */
export function LocationField() {
  const { t } = useTranslation('auth');
  const label = t('fields.location');
  return (
    <FormField name="location" label={label}>
      {({ id, value, onChange, error }) => (
        <Suspense
          fallback={
            <Skeleton
              variant="rounded"
              height={PICKER_HEIGHT}
              role="status"
              aria-busy
              aria-label={t('signUp.mapLoading')}
            />
          }
        >
          <LocationMap
            id={id}
            label={label}
            error={error}
            value={(value as { coordinates: LatLngPair } | undefined)?.coordinates}
            onChange={(coordinates) => {
              onChange({ type: 'Point', coordinates });
            }}
          />
        </Suspense>
      )}
    </FormField>
  );
}
