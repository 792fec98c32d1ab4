import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { JOB_MAP_START } from '@plumbline/shared-schema/options';
import { NEAR_DEFAULT_KM, type Near } from '@plumbline/shared-schema/near';
import { Button } from '@plumbline/shared-ui/actions';
import { TitledDialog } from '@plumbline/shared-ui/dialogs';
import { Stack } from '@plumbline/shared-ui/layout';
import { MapPicker, type MapPoint } from '@plumbline/shared-ui/MapPicker';
import { RadiusSelect } from '@plumbline/shared-ui/search';

type PlaceDialogProps = {
  near: Near | undefined;
  onChoose: (near: Near) => void;
  onClose: () => void;
};

const [START_LAT, START_LNG] = JOB_MAP_START;
const ZOOM = 9;
const HEIGHT = 280;

/** Lazy-loaded: imports the map. */
export function PlaceDialog({ near, onChoose, onClose }: PlaceDialogProps) {
  const { t } = useTranslation('ui');
  const [point, setPoint] = useState<MapPoint | null>(near ? { lat: near.lat, lng: near.lng } : null);
  const [km, setKm] = useState(near?.km ?? NEAR_DEFAULT_KM);

  return (
    <TitledDialog
      title={t('place.title')}
      isWithoutCloseButton
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            variant="contained"
            disabled={point === null}
            onClick={() => {
              if (point) onChoose({ ...point, km });
            }}
          >
            {t('place.search')}
          </Button>
        </>
      }
    >
      <Stack spacing={2}>
        <MapPicker
          value={point}
          onChange={setPoint}
          label={t('place.label')}
          defaultCenter={{ lat: START_LAT, lng: START_LNG }}
          zoom={ZOOM}
          height={HEIGHT}
        />
        <RadiusSelect km={km} onChange={setKm} />
      </Stack>
    </TitledDialog>
  );
}
