import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import 'leaflet/dist/leaflet.css';
import { useId, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import '../map/map.css';
import { DEFAULT_CENTER, DEFAULT_ZOOM } from '../map/points';
import type { MapPoint } from '../map/points';
import { CoordinateFields } from './CoordinateFields';
import { TraceButton } from './TraceButton';
import { usePickerMap } from './use-picker-map';

export type { MapPoint } from '../map/points';

export type MapPickerProps = {
  value: MapPoint | null;
  onChange: (point: MapPoint) => void;
  /** Translated heading; by default "Choose a place on the map". */
  label?: string;
  /** Where the map starts without a value; London by default (SPEC §2). */
  defaultCenter?: MapPoint;
  zoom?: number;
  /** Pixels. */
  height?: number;
  error?: string | undefined;
  /** The map's own id: the error summary leads there. */
  id?: string;
};

const STEP = 10;
const LARGE_STEP = 80;
const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Chooses a place by click, drag, arrow keys, coordinates or the browser's location. Coordinates have 6 decimals. */
export function MapPicker(props: MapPickerProps) {
  const {
    value,
    onChange,
    label,
    defaultCenter = DEFAULT_CENTER,
    zoom = DEFAULT_ZOOM,
    height = 320,
    error,
    id,
  } = props;
  const { t } = useTranslation('ui');
  const ownId = useId();
  const container = useRef<HTMLDivElement>(null);
  const map = usePickerMap({
    container,
    value,
    center: defaultCenter,
    zoom,
    pinLabel: t('map.pin'),
    onPick: onChange,
  });

  function showAndChange(point: MapPoint) {
    onChange(point);
    map.showAt(point);
  }

  function moveByKey(event: KeyboardEvent) {
    const direction = DIRECTIONS[event.key];
    if (!direction || event.target !== event.currentTarget) return;
    event.preventDefault();
    const step = event.shiftKey ? LARGE_STEP : STEP;
    map.moveBy(direction[0] * step, direction[1] * step);
  }

  return (
    <Stack spacing={1.5}>
      <Typography id={`${ownId}-label`} component="span" sx={{ fontWeight: 600 }}>
        {label ?? t('mapPicker.label')}
      </Typography>
      <TraceButton onFound={showAndChange} />
      <Box
        ref={container}
        id={id ?? `${ownId}-map`}
        className="plumbline-map"
        role="application"
        tabIndex={0}
        aria-labelledby={`${ownId}-label`}
        aria-describedby={`${ownId}-hint ${ownId}-position`}
        onKeyDown={moveByKey}
        sx={{ height }}
      />
      {map.hasFailed && (
        <Typography role="note" variant="caption" color="text.secondary">
          {t('map.offline')}
        </Typography>
      )}
      <Typography id={`${ownId}-hint`} variant="caption" color="text.secondary">
        {t('mapPicker.hint')}
      </Typography>
      <CoordinateFields value={value} onChange={showAndChange} />
      <Typography id={`${ownId}-position`} role="status" variant="body2">
        {value ? t('mapPicker.position', value) : t('mapPicker.none')}
      </Typography>
      {error && (
        <FormHelperText error role="alert">
          {error}
        </FormHelperText>
      )}
    </Stack>
  );
}
