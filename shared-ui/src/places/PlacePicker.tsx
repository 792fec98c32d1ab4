import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { NearestPlace, Place, PlaceLookup } from '@plumbline/shared-schema/places';
import { useFormat } from '@plumbline/shared-ui/format';
import { lazily } from '@plumbline/shared-ui/lazy';
import { PlaceBox, useNearestPlace } from '@plumbline/shared-ui/search';
import { Suspense, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DEFAULT_CENTER, DEFAULT_ZOOM, placeOf } from '../map/points';
import type { MapPoint } from '../map/points';
import { visuallyHidden } from '../text/visually-hidden';
import { CoordinatesDisclosure } from './CoordinatesDisclosure';
import { TraceButton } from './TraceButton';

/** A place can be chosen before the map is there, and without it. */
const MapSurface = lazily(() => import('./MapSurface'), 'MapSurface', <LoadingMap />);

export { FAR_START } from '../map/points';
export type { MapPoint } from '../map/points';

/** The height of the map, in pixels. */
const HEIGHT = 320;
/** About the height of what stands above the map. */
const TOP_HEIGHT = 176;

export type PlacePickerProps = {
  places: PlaceLookup;
  /** An invalid point counts as none. */
  value: MapPoint | null;
  onChange: (point: MapPoint) => void;
  /** What the box holds: what was typed, the city chosen, or the one nearest to a pin that was moved. */
  city: string;
  onCity: (city: string) => void;
  /** "Choose a place" by default. */
  label?: string;
  /** "City or ZIP code" by default. */
  cityLabel?: string;
  cityError?: string | undefined;
  /** Where the map starts without a value; London by default. */
  defaultCenter?: MapPoint;
  zoom?: number;
  /** Of the map, in pixels. */
  height?: number;
  error?: string | undefined;
  /** Of the box, which the error summary links to. */
  id?: string;
};

/**
 * Chooses a place by its city or postcode, by click, drag or arrow keys on a map, by coordinates or by the browser's
 * location. Coordinates have 6 decimals.
 */
export function PlacePicker(props: PlacePickerProps) {
  return (
    // Its texts are loaded when it is first shown.
    <Suspense fallback={<Skeleton variant="rounded" height={(props.height ?? HEIGHT) + TOP_HEIGHT} />}>
      <Picker {...props} />
    </Suspense>
  );
}

function Picker(props: PlacePickerProps) {
  const { places, city, label, cityLabel, cityError, error } = props;
  const { t } = useTranslation('places');
  const ownId = useId();
  const { value, nearest, arrival, type, pick, move, goTo } = usePlaceValue(props);

  return (
    <Stack spacing={1.5} role="group" aria-labelledby={`${ownId}-label`} sx={{ position: 'relative' }}>
      <Typography id={`${ownId}-label`} component="span" sx={{ fontWeight: 600 }}>
        {label ?? t('label')}
      </Typography>
      <PlaceBox
        {...(props.id !== undefined && { id: props.id })}
        places={places}
        label={cityLabel ?? t('box')}
        placeholder={t('boxExample')}
        helperText={t('boxHint')}
        error={cityError}
        text={city}
        onType={type}
        onPick={pick}
        takesFirst
      />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 1, rowGap: 1.5 }}>
        <TraceButton onFound={goTo} />
        <CoordinatesDisclosure value={value} onChange={goTo} />
      </Stack>
      <PlaceOnMap
        id={ownId}
        value={value}
        nearest={nearest}
        arrival={arrival}
        onChange={move}
        center={placeOf(props.defaultCenter ?? null) ?? DEFAULT_CENTER}
        zoom={props.zoom}
        height={props.height}
      />
      {error && (
        <FormHelperText error role="alert">
          {error}
        </FormHelperText>
      )}
    </Stack>
  );
}

type PlaceOnMapProps = {
  /** What the ids of its parts begin with. */
  id: string;
  value: MapPoint | null;
  nearest: NearestPlace | null | undefined;
  arrival: number;
  onChange: (point: MapPoint) => void;
  center: MapPoint;
  zoom: number | undefined;
  height: number | undefined;
};

/** The map, how it is used and where the pin is; the eye needs neither before it has looked at the map. */
function PlaceOnMap({ id, value, nearest, zoom = DEFAULT_ZOOM, height = HEIGHT, ...map }: PlaceOnMapProps) {
  const { t } = useTranslation('places');
  const [isUsed, setUsed] = useState(false);
  const seen = isUsed || value !== null ? {} : visuallyHidden;

  return (
    <>
      <Box sx={{ display: 'grid', minHeight: height }}>
        <MapSurface
          id={`${id}-map`}
          labelId={`${id}-label`}
          descriptionIds={`${id}-hint ${id}-position`}
          onFocus={() => setUsed(true)}
          value={value}
          zoom={zoom}
          height={height}
          {...map}
        />
      </Box>
      <Typography id={`${id}-hint`} variant="caption" color="text.secondary" sx={seen}>
        {t('hint')} {t('credit')}
      </Typography>
      <Box id={`${id}-position`} role="status" sx={{ typography: 'body2', ...seen }}>
        <PinText value={value} nearest={nearest} />
      </Box>
    </>
  );
}

function LoadingMap() {
  const { t } = useTranslation('places');
  return <Skeleton variant="rounded" height="100%" role="status" aria-busy aria-label={t('loadingMap')} />;
}

/** The pin and the city go together: a city moves the pin, and a pin that was moved is named by the nearest city. */
function usePlaceValue({ places, onChange, onCity, ...props }: PlacePickerProps) {
  const value = placeOf(props.value);
  const [arrival, setArrival] = useState(0);
  const isMoved = useRef(false);
  const nearest = useNearestPlace(places, value, (found) => {
    if (isMoved.current) onCity(found?.name ?? '');
    isMoved.current = false;
  });

  function move(point: MapPoint) {
    isMoved.current = true;
    onChange(point);
  }
  function goTo(point: MapPoint) {
    setArrival(arrival + 1);
    move(point);
  }
  function pick({ name, lat, lng }: Place) {
    isMoved.current = false;
    setArrival(arrival + 1);
    onChange({ lat, lng });
    onCity(name);
  }
  /** What somebody types is theirs, also when the name of a moved pin comes late. */
  function type(text: string) {
    isMoved.current = false;
    onCity(text);
  }
  return { value, nearest, arrival, type, pick, move, goTo };
}

/** Kilometres within which a pin is said to be in a city, whose point is its middle. */
const INSIDE_KM = 8;

type PinTextProps = { value: MapPoint | null; nearest: NearestPlace | null | undefined };

function PinText({ value, nearest }: PinTextProps) {
  const { t } = useTranslation('places');
  const { radius } = useFormat();
  if (!value) return t('none');
  if (!nearest) return t('position', { latitude: value.lat, longitude: value.lng });
  if (nearest.km <= INSIDE_KM) return t('positionIn', { place: nearest.label });
  return t('positionNear', { distance: radius(nearest.km, nearest.country), place: nearest.label });
}
