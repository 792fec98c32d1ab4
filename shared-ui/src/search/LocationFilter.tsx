import { useTranslation } from 'react-i18next';
import { NEAR_DEFAULT_KM, nearText, parseNear } from '@plumbline/shared-schema/near';
import { IconButton } from '@plumbline/shared-ui/actions';
import { Alert } from '@plumbline/shared-ui/feedback';
import { useTraceLocation } from '@plumbline/shared-ui/geolocation';
import { CloseIcon, MapIcon, MyLocationIcon } from '@plumbline/shared-ui/icons';
import { Box } from '@plumbline/shared-ui/layout';
import { LocationText } from './LocationText';
import { RadiusSelect } from './RadiusSelect';

type LocationFilterProps = {
  /** Part of a city's name, or `lat,lng,km`. */
  value: string;
  onType: (value: string) => void;
  /** Takes effect at once. */
  onChoose: (value: string) => void;
  onChooseOnMap: () => void;
};

/** A city as text, or a point (the browser's, or one on the map) with a radius. */
export function LocationFilter({ value, onType, onChoose, onChooseOnMap }: LocationFilterProps) {
  const { t } = useTranslation('ui');
  const near = parseNear(value);
  const { state, trace } = useTraceLocation((point) =>
    onChoose(nearText({ km: NEAR_DEFAULT_KM, ...near, ...point })),
  );
  const isTracing = state === 'tracing';
  const pointText =
    near && t('place.point', { latitude: near.lat.toFixed(2), longitude: near.lng.toFixed(2) });

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
        <LocationText
          value={pointText ?? value}
          isPoint={near !== undefined}
          onType={onType}
          buttons={
            <LocationButtons
              isTracing={isTracing}
              onTrace={trace}
              onChooseOnMap={onChooseOnMap}
              onClear={near && (() => onChoose(''))}
            />
          }
        />
        {near && <RadiusSelect km={near.km} onChange={(km) => onChoose(nearText({ ...near, km }))} />}
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
