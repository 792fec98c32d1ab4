import { matchKey } from '@plumbline/shared-schema/jobs';
import { SERVICE_RADIUS_MAX_KM } from '@plumbline/shared-schema/limits';
import { parseNear } from '@plumbline/shared-schema/near';
import type { Near } from '@plumbline/shared-schema/near';
import type { ProfessionalSearch } from '@plumbline/shared-schema/professionals';
import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { containing } from '../../database/text-search';
import { NO_KEY, all, quoted, same, wordsCondition } from '../../search/conditions';
import type { Condition, Conditions, Order } from '../../search/conditions';
import { boxesAround, distanceFrom, isInBoxes } from '../../search/places';

export type ProfessionalFilters = Partial<Omit<ProfessionalSearch, 'sort' | 'page' | 'limit'>>;

/** `words`: `q` as a tsquery. `km`: only those based within it, wherever else they travel. */
type Known = { words?: SQL | undefined; km?: number | undefined };

const SPOT = sql`professionals.spot`;

export function nearIn({ location }: ProfessionalFilters): Near | undefined {
  return location === undefined ? undefined : parseNear(location);
}

export function toConditions(filters: ProfessionalFilters, { words, km }: Known): Conditions {
  const near = nearIn(filters);
  const conditions = [
    ...textConditions(filters, words),
    ...plainConditions(filters),
    ...(near ? [km === undefined ? servedCondition(near) : basedCondition({ ...near, km })] : []),
    ...(near || filters.location === undefined ? [] : [cityCondition(filters.location)]),
  ];
  return {
    indexed: all(conditions.map(({ indexed }) => indexed)),
    plain: all(conditions.map(({ plain }) => plain)),
    words,
    distance: near && distanceFrom(SPOT, near),
    isFullText: words !== undefined || filters.specialty !== undefined,
    isCheap: words === undefined,
    isOneRange: conditions.length === 0,
  };
}

function textConditions({ specialty }: ProfessionalFilters, words: SQL | undefined): Condition[] {
  const key = specialty === undefined ? undefined : matchKey(specialty);
  const tokens = key === undefined ? [] : [`s=${key}`];
  const plain = key === undefined ? [] : [sql`skill_hash(${key}::text) = any(professionals.skill_hashes)`];
  if (words !== undefined) return [wordsCondition(sql`professionals.search`, words, { tokens, plain })];
  return tokens.map((token) => ({
    indexed: sql`professionals.search @@ ${quoted(token)}::tsquery`,
    plain: all(plain),
  }));
}

function plainConditions({ minRating, verified, availableBy }: ProfessionalFilters): Condition[] {
  const conditions: SQL[] = [];
  if (minRating !== undefined) conditions.push(sql`professionals.rating >= ${minRating}::numeric`);
  if (verified === 'true') conditions.push(sql`professionals.is_verified`);
  if (availableBy !== undefined)
    conditions.push(sql`exists (select from availabilities
      where availabilities.user_id = professionals.id and availabilities.available_from <= ${availableBy}::date)`);
  return conditions.map(same);
}

function cityCondition(city: string): Condition {
  return {
    indexed: sql`professionals.city_key like ${containing(city)}`,
    plain: sql`strpos(professionals.city_key, plain_text(${city}::text)) > 0`,
  };
}

/** Whoever is based within the radius, and whoever travels as far as its middle. */
function servedCondition(near: Near): Condition {
  const boxes = boxesAround(near, SERVICE_RADIUS_MAX_KM);
  const isMet = sql.join(
    boxes.map((box) => sql`professionals.reach && ${box}`),
    sql` or `,
  );
  const isServed = sql`${distanceFrom(SPOT, near)} <= greatest(${near.km}::float8, professionals.service_radius_km)`;
  return { indexed: sql`(${isMet}) and ${isServed}`, plain: isServed };
}

function basedCondition(near: Near): Condition {
  const inCircle = sql`${distanceFrom(SPOT, near)} <= ${near.km}::float8`;
  return { indexed: sql`${isInBoxes(SPOT, boxesAround(near))} and ${inCircle}`, plain: inCircle };
}

export const BEST: Order = {
  key: NO_KEY,
  by: sql`professionals.score desc, professionals.id desc`,
  inIndex: true,
};
const NEWEST: Order = {
  key: NO_KEY,
  by: sql`professionals.created_at desc, professionals.id desc`,
  inIndex: true,
};

/** The best first where the search has no point to be near to. */
export function orderOf(sort: ProfessionalSearch['sort'], { distance }: Conditions): Order {
  if (sort === 'nearest' && distance)
    return { key: distance, by: sql`professionals.key, ${BEST.by}`, inIndex: false };
  return sort === 'newest' ? NEWEST : BEST;
}
