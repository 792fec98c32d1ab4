import type { MapPin } from './pins';

/** Placed where its first pin is, so that no two clusters overlap. */
export type Cluster = { pins: readonly MapPin[]; lat: number; lng: number };

type Pixels = { x: number; y: number };
type Project = (place: { lat: number; lng: number }) => Pixels;
type Group = { pins: MapPin[]; at: Pixels };

const distance = (one: Pixels, other: Pixels) => Math.hypot(one.x - other.x, one.y - other.y);

/**
 * Groups pins whose points, projected to pixels, are closer than `reach` to the first of their group. The order of
 * the pins decides, so that the same pins at the same zoom always give the same clusters.
 */
export function clustersOf(pins: readonly MapPin[], project: Project, reach: number): Cluster[] {
  const groups: Group[] = [];
  for (const pin of pins) {
    const at = project(pin);
    const group = groups.find((candidate) => distance(candidate.at, at) < reach);
    if (group) group.pins.push(pin);
    else groups.push({ pins: [pin], at });
  }
  return groups.flatMap(({ pins: [first, ...others] }) =>
    first ? [{ pins: [first, ...others], lat: first.lat, lng: first.lng }] : [],
  );
}
