/**
 * Latitude and longitude to 3 decimals, '' without a place. Reads the named numbers: the pair beside them is in the
 * other order here than in every other call.
 */
export function placeText(place: { lat: number; lng: number } | null): string {
  return place ? `${place.lat.toFixed(3)}, ${place.lng.toFixed(3)}` : '';
}
