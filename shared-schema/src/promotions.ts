import { z, type Infer, type InferInput } from '@plumbline/shared-schema/zod';
import { idSchema } from '@plumbline/shared-schema/ids';
import { instantSchema } from '@plumbline/shared-schema/dates';
import { listOf, savedOf } from '@plumbline/shared-schema/envelope';
import { PROMOTION_BUDGET_MAX, PROMOTION_BUDGET_MIN } from '@plumbline/shared-schema/limits';
import { dollarsSchema, numeric } from '@plumbline/shared-schema/numbers';
import { PROMOTION_DAYS, PROMOTION_STATUSES } from '@plumbline/shared-schema/options';
import { says } from '@plumbline/shared-schema/validation';

/** A contractor's profile, or a work of their portfolio, shown higher in the search of professionals for some days. */
const promotionSchema = z.object({
  _id: z.string(),
  /** Null: the profile. */
  portfolioId: z.string().nullable(),
  days: z.number().int(),
  /** Dollars. */
  dailyBudget: z.number(),
  /** Of all days; a sandbox, nothing is charged. */
  budget: z.number(),
  startsAt: instantSchema,
  /** When it ends, or was stopped. */
  endsAt: instantSchema,
  status: z.enum(PROMOTION_STATUSES),
});
export type Promotion = Infer<typeof promotionSchema>;

const isPromotionDays = (days: number) => PROMOTION_DAYS.some((choice) => choice === days);

/** `POST /promotions`: 409 PROMOTION_RUNNING, 404 ENTRY_NOT_FOUND. */
export const createPromotionSchema = z.object({
  portfolioId: z
    .union([z.literal(''), idSchema], says('invalidId'))
    .nullable()
    .transform((id) => id || null)
    .default(null),
  days: numeric(z.number().refine(isPromotionDays, says('invalidOption'))),
  dailyBudget: numeric(
    dollarsSchema.min(PROMOTION_BUDGET_MIN, says('tooSmall')).max(PROMOTION_BUDGET_MAX, says('tooBig')),
  ),
});
export type CreatePromotion = Infer<typeof createPromotionSchema>;
export type CreatePromotionBody = InferInput<typeof createPromotionSchema>;
/** 201; also `PUT /promotions/{id}/stop`. */
export const promotionSavedSchema = savedOf(promotionSchema);

/** `GET /promotions`: one's own, newest first, a hundred at most. */
export const promotionsSchema = listOf(promotionSchema);
