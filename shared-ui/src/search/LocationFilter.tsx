import MapIcon from '@mui/icons-material/Map';
import MyLocationIcon from '@mui/icons-material/MyLocation';
import { useTranslation } from 'react-i18next';
import { aroundText, nearText, parseNear } from '@plumbline/shared-schema/near';
import type { Place, PlaceLookup } from '@plumbline/shared-schema/places';
import { IconButton } from '@plumbline/shared-ui/actions';
import { Alert } from '@plumbline/shared-ui/feedback';
import { CloseIcon } from '@plumbline/shared-ui/icons';
import { Box } from '@plumbline/shared-ui/layout';
import { PlaceBox } from './PlaceBox';
import { RadiusSelect } from './RadiusSelect';
import { usePointText } from './use-point-text';
import { useTraceSearch } from './use-trace-search';

type LocationFilterProps = {
  places: PlaceLookup;
  /** Part of a city's name, or `lat,lng,km`. */
  value: string;
  onType: (value: string) => void;
  /** Takes effect at once. */
  onChoose: (value: string) => void;
  onChooseOnMap: () => void;
};

/** A city as text, or a point (of a suggestion, the browser's, or one on the map) with a radius. */
export function LocationFilter({ places, value, onType, onChoose, onChooseOnMap }: LocationFilterProps) {
  const { t } = useTranslation('ui');
  const near = parseNear(value);
  const { state, trace } = useTraceSearch({ places, km: near?.km, onChoose });
  const isTracing = state === 'tracing';
  const { pointText, country } = usePointText(places, near);

  return (
    <Box>
      <Box
        sx={{
          display: 'grid',
          columnGap: 1,
          rowGap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: near && 'minmax(0, 1fr) 116px' },
        }}
      >
        <PlaceBox
          size="small"
          places={places}
          label={t('place.city')}
          placeholder={t('place.cityHint')}
          text={pointText ?? value}
          isReadOnly={near !== undefined}
          onType={onType}
          onPick={(place: Place) => onChoose(aroundText(place))}
          buttons={
            <LocationButtons
              isTracing={isTracing}
              onTrace={trace}
              onChooseOnMap={onChooseOnMap}
              onClear={near && (() => onChoose(''))}
            />
          }
        />
        {near && (
          <RadiusSelect
            km={near.km}
            country={country}
            onChange={(km) => onChoose(nearText({ ...near, km }))}
          />
        )}
      </Box>
      {state !== 'idle' && !isTracing && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {t(`place.${state}`)}
        </Alert>
      )}
    </Box>
  );
}

type LocationButtonsProps = {
  isTracing: boolean;
  onTrace: () => void;
  onChooseOnMap: () => void;
  /** Only while a point is chosen, which cannot be typed over. */
  onClear?: (() => void) | undefined;
};

function LocationButtons({ isTracing, onTrace, onChooseOnMap, onClear }: LocationButtonsProps) {
  const { t } = useTranslation('ui');

  return (
    <>
      {onClear && (
        <IconButton size="small" label={t('place.clear')} onClick={onClear}>
          <CloseIcon fontSize="small" />
        </IconButton>
      )}
      <IconButton size="small" color="primary" label={t('place.mine')} loading={isTracing} onClick={onTrace}>
        <MyLocationIcon fontSize="small" />
      </IconButton>
      <IconButton size="small" color="primary" label={t('place.onMap')} onClick={onChooseOnMap}>
        <MapIcon fontSize="small" />
      </IconButton>
    </>
  );
}
