import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MapPoint } from '../map/points';
import { CoordinateField } from './CoordinateField';

type CoordinateFieldsProps = { value: MapPoint | null; onChange: (point: MapPoint) => void };

/** Latitude and longitude as fields; a place is chosen once both are there. */
export function CoordinateFields({ value, onChange }: CoordinateFieldsProps) {
  const { t } = useTranslation('ui');
  const [half, setHalf] = useState<Partial<MapPoint>>({});
  function take(part: Partial<MapPoint>) {
    const { lat, lng } = { ...half, ...value, ...part };
    if (lat !== undefined && lng !== undefined) onChange({ lat, lng });
    else setHalf({ ...half, ...part });
  }
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <CoordinateField
        label={t('mapPicker.latitude')}
        value={value?.lat ?? half.lat}
        limit={90}
        rangeMessage={t('mapPicker.latitudeRange')}
        onChange={(lat) => {
          take({ lat });
        }}
      />
      <CoordinateField
        label={t('mapPicker.longitude')}
        value={value?.lng ?? half.lng}
        limit={180}
        rangeMessage={t('mapPicker.longitudeRange')}
        onChange={(lng) => {
          take({ lng });
        }}
      />
    </Stack>
  );
}
