import { useTranslation } from 'react-i18next';
import { NEAR_DEFAULT_KM, nearText, parseNear } from '@plumbline/shared-schema/near';
import { Alert } from '@plumbline/shared-ui/feedback';
import { useTraceLocation } from '@plumbline/shared-ui/geolocation';
import { Box } from '@plumbline/shared-ui/layout';
import { LocationButtons } from './LocationButtons';
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

/** Where: a city as text, or a point (the browser's, or one on the map) with a radius. */
export function LocationFilter({ value, onType, onChoose, onChooseOnMap }: LocationFilterProps) {
  const { t } = useTranslation('jobs');
  const near = parseNear(value);
  const { state, trace } = useTraceLocation((point) => {
    onChoose(nearText({ km: NEAR_DEFAULT_KM, ...near, ...point }));
  });
  const isTracing = state === 'tracing';
  const pointText =
    near && t('search.place.point', { latitude: near.lat.toFixed(2), longitude: near.lng.toFixed(2) });

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
              {...(near && {
                onClear: () => {
                  onChoose('');
                },
              })}
            />
          }
        />
        {near && (
          <RadiusSelect
            km={near.km}
            onChange={(km) => {
              onChoose(nearText({ ...near, km }));
            }}
          />
        )}
      </Box>
      {state !== 'idle' && !isTracing && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {t(`search.place.${state}`)}
        </Alert>
      )}
    </Box>
  );
}
