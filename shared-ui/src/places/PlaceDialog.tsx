import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usualRadius, type Near } from '@plumbline/shared-schema/near';
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
  const [chosenKm, setKm] = useState(near?.km);
  const { name = '', country } = useNearestPlace(places, point) ?? {};
  const km = chosenKm ?? usualRadius(country);

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
          city={typed ?? name}
          onCity={setTyped}
          label={t('place.label')}
          {...(near ? { zoom: ZOOM } : FAR_START)}
          height={HEIGHT}
        />
        <RadiusSelect km={km} country={country} onChange={setKm} />
      </Stack>
    </TitledDialog>
  );
}
