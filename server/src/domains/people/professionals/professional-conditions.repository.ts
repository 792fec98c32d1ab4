import { matchKey } from '@plumbline/shared-schema/job-types';
import { SERVICE_RADIUS_MAX_KM } from '@plumbline/shared-schema/limits';
import { parseNear } from '@plumbline/shared-schema/near';
import type { Near } from '@plumbline/shared-schema/near';
import type { ProfessionalSearch } from '@plumbline/shared-schema/professionals';
import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { containing } from '../../../database/text-search';
import { NO_KEY, all, quoted, same, wordsCondition } from '../../../kit/search/conditions';
import type { Condition, Conditions, Order } from '../../../kit/search/conditions';
import { BEST_FIRST } from '../users/users.repository';
import { boxesAround, distanceFrom, isInBoxes } from '../../../kit/search/places';

export type ProfessionalFilters = Partial<Omit<ProfessionalSearch, 'sort' | 'page' | 'limit'>>;

/**
 * `words`: `q` as a tsquery. `km`: only those based within it, wherever else they travel. `isCommonTrade`: so many have
 * the trade that around a place each is asked for it instead.
 */
type SearchFacts = { words?: SQL | undefined; km?: number | undefined; isCommonTrade?: boolean };

const SPOT = sql`professionals.spot`;

export function nearIn({ location }: ProfessionalFilters): Near | undefined {
  return location === undefined ? undefined : parseNear(location);
}

export function toConditions(filters: ProfessionalFilters, known: SearchFacts): Conditions {
  const { words, km, isCommonTrade = false } = known;
  const near = nearIn(filters);
  const isFullText = words !== undefined || (filters.specialty !== undefined && !isCommonTrade);
  const conditions = [
    ...(isFullText ? [fullTextCondition(filters, words)] : tradeConditions(filters).map(same)),
    ...ratingConditions(filters, isFullText),
    ...availableConditions(filters),
    ...(near ? [km === undefined ? servedCondition(near) : basedCondition({ ...near, km })] : []),
    ...(near || filters.location === undefined ? [] : [cityCondition(filters.location)]),
  ];
  return {
    indexed: all(conditions.map(({ indexed }) => indexed)),
    plain: all(conditions.map(({ plain }) => plain)),
    words,
    distance: near && distanceFrom(SPOT, near),
    isFullText,
    isCheap: words === undefined,
    isOneRange: conditions.length === 0,
  };
}

/** Words, trade and rating in one scan. Fractions of a rating are left to the rows that it finds. */
function fullTextCondition(filters: ProfessionalFilters, words: SQL | undefined): Condition {
  const tokens = tokensOf(filters);
  const plain = tradeConditions(filters);
  const search = sql`professionals.search`;
  if (words !== undefined) return wordsCondition(search, words, { tokens, plain });
  return { indexed: sql`${search} @@ ${tokens.map(quoted).join(' & ')}::tsquery`, plain: all(plain) };
}

function tokensOf({ specialty, minRating, verified }: ProfessionalFilters): string[] {
  const step = `${verified === 'true' ? 'v' : 'r'}=${Math.floor(minRating ?? 0)}`;
  return [
    ...(specialty === undefined ? [] : [`s=${matchKey(specialty)}`]),
    ...(minRating === undefined ? [] : [step]),
  ];
}

function tradeConditions({ specialty }: ProfessionalFilters): SQL[] {
  if (specialty === undefined) return [];
  return [sql`skill_hash(${matchKey(specialty)}::text) = any(professionals.skill_hashes)`];
}

/** The full-text index has met a whole rating by its tokens: asked again, the planner would expect far too few. */
function ratingConditions({ minRating, verified }: ProfessionalFilters, isFullText: boolean): Condition[] {
  const conditions: SQL[] = [];
  if (minRating !== undefined) conditions.push(sql`professionals.rating >= ${minRating}::numeric`);
  if (verified === 'true') conditions.push(sql`professionals.is_verified`);
  const isMet = isFullText && Number.isInteger(minRating);
  return conditions.map((plain) => ({ indexed: isMet ? sql`true` : plain, plain }));
}

function availableConditions({ availableBy }: ProfessionalFilters): Condition[] {
  if (availableBy === undefined) return [];
  return [
    same(sql`exists (select from availabilities
      where availabilities.user_id = professionals.id and availabilities.available_from <= ${availableBy}::date)`),
  ];
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
  by: sql.join(BEST_FIRST, sql`, `),
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
