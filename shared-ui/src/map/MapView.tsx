import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { MapSettingsContext } from '@plumbline/shared-ui/map-settings';
import { Map as LeafletMap, Marker } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { use, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addBaseLayer } from './base-layer';
import './map.css';
import { pinIcon } from './pin-icon';
import { DEFAULT_ZOOM } from './points';
import { addZoomButtons } from './zoom-buttons';

export type MapViewProps = {
  lat: number;
  lng: number;
  /** Text of the pin's popup, and the map's accessible name. */
  label: string;
  /** Pixels. */
  height?: number;
  zoom?: number;
  /** Off (the default): no zoom, drag, scroll or double click (SPEC §2, job details). */
  isInteractive?: boolean;
};

function gestures(isOn: boolean) {
  return {
    zoomControl: false,
    dragging: isOn,
    scrollWheelZoom: isOn,
    doubleClickZoom: isOn,
    touchZoom: isOn,
    boxZoom: isOn,
    keyboard: isOn,
  };
}

/** A map with one pin. Without tiles it shows a drawn grid and says so. */
export function MapView({
  lat,
  lng,
  label,
  height = 200,
  zoom = DEFAULT_ZOOM,
  isInteractive = false,
}: MapViewProps) {
  const { t } = useTranslation('ui');
  const settings = use(MapSettingsContext);
  const container = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (!container.current) return undefined;
    const map = new LeafletMap(container.current, gestures(isInteractive)).setView([lat, lng], zoom, {
      animate: false,
    });
    if (isInteractive) addZoomButtons(map, { zoomIn: t('map.zoomIn'), zoomOut: t('map.zoomOut') });
    addBaseLayer(map, settings, () => {
      setFailed(true);
    });
    const popup = document.createElement('span');
    popup.textContent = label;
    new Marker([lat, lng], { icon: pinIcon(), title: label, alt: label }).addTo(map).bindPopup(popup);
    return () => {
      map.remove();
    };
  }, [lat, lng, label, zoom, isInteractive, settings, t]);

  return (
    <>
      <Box
        ref={container}
        className="plumbline-map"
        role="region"
        aria-label={t('map.label', { place: label })}
        sx={{ height }}
      />
      {hasFailed && (
        <Typography role="note" variant="caption" color="text.secondary" component="p" sx={{ mt: 1 }}>
          {t('map.offline')}
        </Typography>
      )}
    </>
  );
}
