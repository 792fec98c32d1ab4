import type { MapPoint } from '@plumbline/shared-ui/PlacePicker';

type View = { center: MapPoint; zoom: number };

const WORLD: View = { center: { lat: 20, lng: 0 }, zoom: 1 };
/** By the first part of a time zone's name. */
const REGIONS: Partial<Record<string, View>> = {
  Africa: { center: { lat: 3, lng: 20 }, zoom: 2 },
  America: { center: { lat: 15, lng: -85 }, zoom: 2 },
  Asia: { center: { lat: 32, lng: 90 }, zoom: 2 },
  Australia: { center: { lat: -27, lng: 134 }, zoom: 3 },
  Europe: { center: { lat: 51, lng: 10 }, zoom: 3 },
};

/** What a map shows somebody of whom only the time zone is known: their part of the world, never a city. */
export function mapStart(timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone): View {
  return REGIONS[timeZone.split('/')[0] ?? ''] ?? WORLD;
}
