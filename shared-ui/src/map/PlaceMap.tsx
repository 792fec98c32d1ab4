import Box from '@mui/material/Box';
import type { BoxProps } from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { MapSettingsContext } from '@plumbline/shared-ui/map-settings';
import type { Map as LeafletMap, MapOptions } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { use, useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { MapContainer, ZoomControl } from 'react-leaflet';
import { BaseLayer } from './BaseLayer';
import './map.css';
import type { MapPoint } from './points';

type PlaceMapProps = {
  /** Read on mount only, like all of Leaflet's options. */
  center: MapPoint;
  zoom: number;
  /** A number means pixels. */
  height: number | string;
  hasZoomButtons: boolean;
  options: MapOptions;
  /** Set on Leaflet's own element, which takes no props. */
  frame: BoxProps;
  ref?: Ref<LeafletMap>;
  children: ReactNode;
};

/** The map of `MapView` and `PlacePicker`. Where tiles do not come, it shows the basemap and says so. */
export function PlaceMap({ height, hasZoomButtons, options, frame, children, ...start }: PlaceMapProps) {
  const { t } = useTranslation('ui');
  const settings = use(MapSettingsContext);
  const [hasFailed, setFailed] = useState(false);
  return (
    <div>
      <Box className="plumbline-map" sx={{ height }} {...frame}>
        <MapContainer {...options} {...start} zoomControl={false}>
          <BaseLayer {...settings} onMissing={setFailed} />
          {hasZoomButtons && (
            <ZoomControl
              // Leaflet labels the buttons once, in English by default.
              key={t('map.zoomIn')}
              zoomInTitle={t('map.zoomIn')}
              zoomOutTitle={t('map.zoomOut')}
            />
          )}
          {children}
        </MapContainer>
      </Box>
      {hasFailed && (
        <Typography role="note" variant="caption" color="text.secondary" component="p" sx={{ mt: 1 }}>
          {t('map.offline')}
        </Typography>
      )}
    </div>
  );
}
