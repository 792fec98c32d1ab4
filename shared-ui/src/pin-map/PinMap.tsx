import Box from '@mui/material/Box';
import { pressedKey } from '@plumbline/shared-ui/action';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { Circle } from 'react-leaflet';
import { PlaceMap } from '../map/PlaceMap';
import { DEFAULT_CENTER, placeOf } from '../map/points';
import { MapFrame } from './MapFrame';
import './pin-map.css';
import { PinLayer } from './PinLayer';
import { PinPanel } from './PinPanel';
import type { MapArea, MapPin, MapPlace } from './pins';
import { useChosenPins } from './use-chosen-pins';

export type { MapArea, MapPin, MapPlace } from './pins';

export type PinMapProps = {
  /** Accessible name. */
  label: string;
  /** Pins without a valid coordinate are left out. */
  pins: readonly MapPin[];
  /** Id of the highlighted pin. */
  activeId?: string | undefined;
  /** Drawn; the view fits it instead of the pins. */
  area?: MapArea | undefined;
  /** Of the reader: without an area the view fits the pins around it, where there are some. */
  home?: MapPlace | undefined;
  /** What is shown of the pin that is chosen, or of several at the same place. */
  renderCards: (ids: readonly string[]) => ReactNode;
  onMove?: (area: MapArea) => void;
  /** Told how many of the pins are within the view. */
  onSee?: (count: number) => void;
  /** A number means pixels. */
  height: number | string;
};

const FAR = 3;
const METRES = 1000;

/** A map of many places; pins that are too close to each other are clustered. */
export function PinMap(props: PinMapProps) {
  const { label, pins, activeId, area, home, renderCards, onMove, onSee, height } = props;
  const places = useMemo(() => pins.filter((pin) => placeOf(pin) !== null), [pins]);
  const { chosen, choose, close } = useChosenPins(places);
  const isOpen = chosen.length > 0;
  const [panelTop, setPanelTop] = useState(0);

  return (
    <Box
      component="section"
      aria-label={label}
      sx={{ position: 'relative' }}
      onKeyDown={(event) => {
        if (isOpen && pressedKey(event) === 'Escape') close();
      }}
    >
      <PlaceMap
        center={area ?? places[0] ?? DEFAULT_CENTER}
        zoom={FAR}
        height={height}
        hasZoomButtons
        options={{ minZoom: 2, worldCopyJump: true, maxBoundsViscosity: 1 }}
        frame={{}}
      >
        {area && (
          <Circle
            key={`${area.lat} ${area.lng} ${area.km}`}
            center={area}
            radius={area.km * METRES}
            interactive={false}
            className="plumbline-area"
          />
        )}
        <MapFrame pins={places} area={area} home={home} onMove={onMove} onSee={onSee} />
        <PinLayer
          pins={places}
          activeId={activeId}
          chosen={chosen}
          panelTop={isOpen ? panelTop : 0}
          onChoose={choose}
        />
      </PlaceMap>
      {isOpen && (
        <PinPanel key={chosen.join()} count={chosen.length} onCover={setPanelTop} onClose={close}>
          {renderCards(chosen)}
        </PinPanel>
      )}
    </Box>
  );
}
