import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { MapPoint } from '../map/points';
import { usePinMap } from './use-pin-map';

type MapSurfaceProps = {
  id: string;
  labelId: string;
  descriptionIds: string;
  value: MapPoint | null;
  onChange: (point: MapPoint) => void;
  center: MapPoint;
  zoom: number;
  height: number;
};

const STEP = 10;
const LARGE_STEP = 80;
const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The map of a `MapPicker`: click, drag or arrow keys. */
export function MapSurface(props: MapSurfaceProps) {
  const { id, labelId, descriptionIds, value, onChange, center, zoom, height } = props;
  const { t } = useTranslation('ui');
  const element = useRef<HTMLDivElement>(null);
  const { map, hasFailed } = usePinMap(element, {
    value,
    center,
    zoom,
    onPick: onChange,
  });

  function moveByKey(event: KeyboardEvent) {
    const direction = DIRECTIONS[event.key];
    if (!direction || event.target !== event.currentTarget) return;
    event.preventDefault();
    const step = event.shiftKey ? LARGE_STEP : STEP;
    map.current?.moveBy(direction[0] * step, direction[1] * step);
  }

  return (
    <>
      <Box
        ref={element}
        id={id}
        className="plumbline-map"
        role="application"
        tabIndex={0}
        aria-labelledby={labelId}
        aria-describedby={descriptionIds}
        onKeyDown={moveByKey}
        sx={{ height }}
      />
      {hasFailed && (
        <Typography role="note" variant="caption" color="text.secondary">
          {t('map.offline')}
        </Typography>
      )}
    </>
  );
}
