import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NEAR_DEFAULT_KM, type Near } from '@plumbline/shared-schema/near';
import type { PlaceLookup } from '@plumbline/shared-schema/places';
import { Button } from '@plumbline/shared-ui/actions';
import { TitledDialog } from '@plumbline/shared-ui/dialogs';
import { Stack } from '@plumbline/shared-ui/layout';
import { FAR_START, PlacePicker, type MapPoint } from '@plumbline/shared-ui/PlacePicker';
import { RadiusSelect, useNearestPlace } from '@plumbline/shared-ui/search';

type PlaceDialogProps = {
  places: PlaceLookup;
  near: Near | undefined;
  onChoose: (near: Near) => void;
  onClose: () => void;
};

const ZOOM = 9;
const HEIGHT = 280;

/** Lazy-loaded: imports the map. */
export function PlaceDialog({ places, near, onChoose, onClose }: PlaceDialogProps) {
  const { t } = useTranslation('ui');
  const [point, setPoint] = useState<MapPoint | null>(near ? { lat: near.lat, lng: near.lng } : null);
  const [typed, setTyped] = useState<string>();
  const [km, setKm] = useState(near?.km ?? NEAR_DEFAULT_KM);
  const start = useMemo(() => near && { lat: near.lat, lng: near.lng }, [near]);
  const startCity = useNearestPlace(places, start)?.name ?? '';

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
        <PlacePicker
          places={places}
          value={point}
          onChange={setPoint}
          city={typed ?? startCity}
          onCity={setTyped}
          label={t('place.label')}
          {...(near ? { zoom: ZOOM } : FAR_START)}
          height={HEIGHT}
        />
        <RadiusSelect km={km} onChange={setKm} />
      </Stack>
    </TitledDialog>
  );
}
