import { z, type Infer, type InferInput } from '@plumbline/shared-schema/zod';
import { dataOf } from '@plumbline/shared-schema/envelope';
import { wholeNumberFrom } from '@plumbline/shared-schema/pagination';

const MAX_WEEKS = 52;

/** `GET /admin/figures`: the last so many weeks, this one included. */
export const marketplaceQuerySchema = z.object({
  weeks: wholeNumberFrom(1, 'limitMin')
    .transform((weeks) => Math.min(weeks, MAX_WEEKS))
    .default(12),
});
export type MarketplaceQuery = Infer<typeof marketplaceQuerySchema>;
export type MarketplaceParams = InferInput<typeof marketplaceQuerySchema>;

/** `week`: its Monday in UTC. New ones of that week; money in dollars. */
const marketplaceWeekSchema = z.object({
  week: z.iso.date(),
  people: z.number().int(),
  jobs: z.number().int(),
  applications: z.number().int(),
  offers: z.number().int(),
  contracts: z.number().int(),
  agreed: z.number(),
  funded: z.number(),
  released: z.number(),
});
export type MarketplaceWeek = Infer<typeof marketplaceWeekSchema>;

/** Oldest week first. `now`: how many there are at this moment. */
export const marketplaceSchema = z.object({
  weeks: z.array(marketplaceWeekSchema),
  now: z.object({
    people: z.number().int(),
    openJobs: z.number().int(),
    runningContracts: z.number().int(),
    suspended: z.number().int(),
    openCases: z.number().int(),
    /** Dollars in contracts that are neither released nor refunded. */
    held: z.number(),
  }),
});
export type Marketplace = Infer<typeof marketplaceSchema>;
export const marketplaceAnswerSchema = dataOf(marketplaceSchema);
