import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTraceLocation } from '@plumbline/shared-ui/geolocation';
import { MyLocationIcon } from '@plumbline/shared-ui/icons';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DEFAULT_CENTER, DEFAULT_ZOOM, placeOf } from '../map/points';
import type { MapPoint } from '../map/points';
import { CoordinateFields } from './CoordinateFields';
import { MapSurface } from './MapSurface';

export type { MapPoint } from '../map/points';

export type MapPickerProps = {
  /** An invalid point counts as none. */
  value: MapPoint | null;
  onChange: (point: MapPoint) => void;
  /** "Choose a place on the map" by default. */
  label?: string;
  /** Where the map starts without a value; London by default. */
  defaultCenter?: MapPoint;
  zoom?: number;
  /** Pixels. */
  height?: number;
  error?: string | undefined;
  /** Of the map, which the error summary links to. */
  id?: string;
};

/** Chooses a place by click, drag, arrow keys, coordinates or the browser's location. Coordinates have 6 decimals. */
export function MapPicker(props: MapPickerProps) {
  const { onChange, label, defaultCenter = DEFAULT_CENTER, zoom = DEFAULT_ZOOM } = props;
  const value = placeOf(props.value);
  const { t } = useTranslation('ui');
  const ownId = useId();
  return (
    <Stack spacing={1.5}>
      <Typography id={`${ownId}-label`} component="span" sx={{ fontWeight: 600 }}>
        {label ?? t('mapPicker.label')}
      </Typography>
      <TraceButton onFound={onChange} />
      <MapSurface
        id={props.id ?? `${ownId}-map`}
        labelId={`${ownId}-label`}
        descriptionIds={`${ownId}-hint ${ownId}-position`}
        value={value}
        onChange={onChange}
        center={placeOf(defaultCenter) ?? DEFAULT_CENTER}
        zoom={zoom}
        height={props.height ?? 320}
      />
      <Typography id={`${ownId}-hint`} variant="caption" color="text.secondary">
        {t('mapPicker.hint')}
      </Typography>
      <CoordinateFields value={value} onChange={onChange} />
      <Typography id={`${ownId}-position`} role="status" variant="body2">
        {value ? t('mapPicker.position', { latitude: value.lat, longitude: value.lng }) : t('mapPicker.none')}
      </Typography>
      {props.error && (
        <FormHelperText error role="alert">
          {props.error}
        </FormHelperText>
      )}
    </Stack>
  );
}

/** "Trace my location", with a hint when the browser refuses. */
function TraceButton({ onFound }: { onFound: (point: MapPoint) => void }) {
  const { t } = useTranslation('ui');
  const { state, trace } = useTraceLocation(onFound);
  const isTracing = state === 'tracing';
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        startIcon={<MyLocationIcon />}
        loading={isTracing}
        loadingPosition="start"
        onClick={trace}
        sx={{ alignSelf: 'flex-start' }}
      >
        {t(isTracing ? 'mapPicker.tracing' : 'mapPicker.trace')}
      </Button>
      {state !== 'idle' && !isTracing && <Alert severity="warning">{t(`mapPicker.${state}`)}</Alert>}
    </>
  );
}
