import { aroundText, nearText } from '@plumbline/shared-schema/near';
import type { PlaceLookup } from '@plumbline/shared-schema/places';
import { useTraceLocation } from '@plumbline/shared-ui/geolocation';

type TraceSearch = {
  places: PlaceLookup;
  /** Of the search so far, which stays; otherwise what is usual in the country of the reader's place. */
  km?: number | undefined;
  onChoose: (location: string) => void;
};

/** A search around where the reader is. */
export function useTraceSearch({ places, km, onChoose }: TraceSearch) {
  return useTraceLocation(async (point) => {
    if (km !== undefined) {
      onChoose(nearText({ ...point, km }));
      return;
    }
    const nearest = await places.nearest(point).catch(() => null);
    onChoose(aroundText({ ...point, country: nearest?.country }));
  });
}
