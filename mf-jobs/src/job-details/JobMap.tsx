import { DETAIL_MAP_HEIGHT, MAP_ZOOM } from '@plumbline/shared-schema/limits';
import { MapView } from '@plumbline/shared-ui/MapView';

type JobMapProps = { lat: number; lng: number; title: string };

/** A file of its own so that the map's code is fetched only where there is a place to show. */
export function JobMap({ lat, lng, title }: JobMapProps) {
  return <MapView lat={lat} lng={lng} label={title} height={DETAIL_MAP_HEIGHT} zoom={MAP_ZOOM} />;
}
