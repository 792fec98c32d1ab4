import type { Near } from '@plumbline/shared-schema/near';
import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';

// Kilometres of a degree, rounded down so that no box is smaller than its circle.
const KM_PER_DEGREE = 111.19;
const EARTH_DIAMETER_KM = 12_742;

/** The box around a circle for each place where it may lie on the map; `spare`: kilometres that boxes found may reach. */
export function boxesAround({ lat, lng, km }: Near, spare = 0): SQL[] {
  const { up, aside } = sidesOf(lat, km);
  const widest = sidesOf(lat, km + spare).aside;
  const box = (shift: number) =>
    sql`box(point(${lng + shift - aside}::float8, ${lat - up}::float8), point(${lng + shift + aside}::float8, ${lat + up}::float8))`;
  // Across the date line the same longitudes differ by 360°.
  const shifts = [0, ...(lng + widest > 180 ? [-360] : []), ...(lng - widest < -180 ? [360] : [])];
  return shifts.map(box);
}

/** A point column lies in one of the boxes. */
export function isInBoxes(spot: SQL, boxes: SQL[]): SQL {
  return sql`(${sql.join(
    boxes.map((box) => sql`${spot} <@ ${box}`),
    sql` or `,
  )})`;
}

/** Kilometres between a point column, (lng, lat), and a place. */
export function distanceFrom(spot: SQL, { lat, lng }: Pick<Near, 'lat' | 'lng'>): SQL {
  return sql`(${EARTH_DIAMETER_KM}::float8 * asin(least(1, sqrt(
    power(sind((${spot}[1] - ${lat}::float8) / 2), 2)
    + cosd(${lat}::float8) * cosd(${spot}[1]) * power(sind((${spot}[0] - ${lng}::float8) / 2), 2)))))`;
}

/** Half the height and half the width in degrees. */
function sidesOf(lat: number, km: number): { up: number; aside: number } {
  const up = km / KM_PER_DEGREE;
  const narrowest = Math.cos((Math.min(90, Math.abs(lat) + up) * Math.PI) / 180);
  return { up, aside: narrowest > 0 ? Math.min(360, up / narrowest) : 360 };
}
