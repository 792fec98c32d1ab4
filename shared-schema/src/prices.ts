import { daySchema } from '@plumbline/shared-schema/dates';
import { dataOf, listOf } from '@plumbline/shared-schema/envelope';
import { matchKey } from '@plumbline/shared-schema/job-types';
import { ENTRY_NAME_MAX, JOB_SKILLS_MAX, PLACE_MAX } from '@plumbline/shared-schema/limits';
import { queryText } from '@plumbline/shared-schema/numbers';
import { LOCALES, MORE_SKILLS, TRADES } from '@plumbline/shared-schema/options';
import { says } from '@plumbline/shared-schema/validation';
import { z, type Infer } from '@plumbline/shared-schema/zod';

/** What work has cost, by trade, task and place: quartiles of what people agreed on. */

/** Fewer deals, hirers or contractors could point at one of them: no figure is kept. */
export const PRICED_DEALS_MIN = 5;
export const PRICED_PEOPLE_MIN = 3;
/** Older ones say little about what work costs now. */
export const PRICED_YEARS = 3;

/** How wide a place is: a city with its surroundings, a state or province, a country, everywhere. */
export const PRICE_LEVELS = ['area', 'state', 'country', 'all'] as const;
export type PriceLevel = (typeof PRICE_LEVELS)[number];

const language = z.enum(LOCALES, says('invalidOption')).default('en');
/** The `key` of a place, or `lat,lng`; everywhere where it is absent. */
const place = queryText(PLACE_MAX);

/** `key`: the last part of the address `/prices/{trade}/{key}`; that, `name` and `label` are '' for everywhere. */
const pricePlaceSchema = z.object({
  key: z.string(),
  level: z.enum(PRICE_LEVELS),
  /** "Toronto" */
  name: z.string(),
  /** "Toronto, Ontario, Canada" */
  label: z.string(),
});
export type PricePlace = Infer<typeof pricePlaceSchema>;

/** Dollars, rounded to two figures: a quarter of the deals cost less than `low`, a quarter more than `high`. */
const priceSchema = z.object({
  low: z.number(),
  median: z.number(),
  high: z.number(),
  deals: z.number().int(),
});
export type Price = Infer<typeof priceSchema>;

const placedPriceSchema = priceSchema.extend({ place: pricePlaceSchema });
export type PlacedPrice = Infer<typeof placedPriceSchema>;

/** `trade`: one of `TRADES`; `tradeKey`: as part of an address. */
const pricedTrade = { trade: z.string(), tradeKey: z.string() };

const tradePriceSchema = priceSchema.extend(pricedTrade);
export type TradePrice = Infer<typeof tradePriceSchema>;
/** `GET /prices`: everywhere, the trades that have a figure, in the order of `TRADES`. */
export const tradePricesSchema = listOf(tradePriceSchema);

/** One of `MORE_SKILLS` within the trade. */
const taskPriceSchema = priceSchema.extend({ task: z.string() });

const priceGuideSchema = z.object({
  ...pricedTrade,
  /** What was asked for. */
  place: pricePlaceSchema,
  /** There, else in the narrowest wider place that has enough deals; null where none has. */
  price: placedPriceSchema.nullable(),
  /** At the place of `price`, the most frequent first. */
  tasks: z.array(taskPriceSchema),
  /** Wider than `place`, the narrowest first. */
  wider: z.array(pricePlaceSchema),
  /** Cities with a figure of their own, those with most deals first. */
  areas: z.array(placedPriceSchema),
  /** The day on which the figures were made, UTC. */
  updatedOn: daySchema.nullable(),
});
export type PriceGuide = Infer<typeof priceGuideSchema>;

/** `GET /prices/{trade}`, by its key. 404 NOT_FOUND for a trade or a place that is none. */
export const priceGuideParamsSchema = z.object({ trade: z.string() });
export const priceGuideQuerySchema = z.object({ place, language });
export type PriceGuideQuery = Infer<typeof priceGuideQuerySchema>;
export const priceGuideAnswerSchema = dataOf(priceGuideSchema);

const nearPriceSchema = placedPriceSchema.extend({ ...pricedTrade, task: z.string().nullable() });
export type NearPrice = Infer<typeof nearPriceSchema>;

/** `GET /prices/near`: what work of such `skills` (with commas between) has cost, as near to `place` as is known. */
export const nearPriceQuerySchema = z.object({
  skills: queryText(JOB_SKILLS_MAX * (ENTRY_NAME_MAX + 1)),
  place,
  language,
});
export type NearPriceQuery = Infer<typeof nearPriceQuerySchema>;
/** `null` where the skills name no trade, and where nothing is known of it. */
export const nearPriceAnswerSchema = dataOf(nearPriceSchema.nullable());

const byKey = (names: readonly string[]) => new Map(names.map((name) => [matchKey(name), name]));
const TRADE_OF = byKey(TRADES);
const TASK_OF = byKey(MORE_SKILLS);

/** `tasks`: each once, in the order in which they are named. */
type PricedWork = { trade: string; tasks: string[] };

/** What a price is of: the trade that a job names first, and the tasks that it names; undefined without a trade. */
export function pricedWork(skills: readonly string[]): PricedWork | undefined {
  const keys = skills.map(matchKey);
  const [trade] = keys.flatMap((key) => TRADE_OF.get(key) ?? []);
  if (trade === undefined) return undefined;
  return { trade, tasks: [...new Set(keys.flatMap((key) => TASK_OF.get(key) ?? []))] };
}

/** "site management" → `site-management` */
export const tradeKey = (trade: string): string => trade.replaceAll(' ', '-');
