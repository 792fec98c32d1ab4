import { z, type Infer, type InferInput } from '@plumbline/shared-schema/zod';
import { countedOf, dataOf, savedOf } from '@plumbline/shared-schema/envelope';
import { BIO_MAX, BUDGET_MAX, SERVICE_DAYS_MAX } from '@plumbline/shared-schema/limits';
import { dollarsSchema, numeric } from '@plumbline/shared-schema/numbers';
import { pictureSchema } from '@plumbline/shared-schema/pictures';
import { says } from '@plumbline/shared-schema/validation';
import { manyLines } from '@plumbline/shared-schema/texts';

/** Work that a contractor shows: the place before and after it. */

/** `before`, `after`: links that end after an hour or two. `cost` in dollars, `serviceTime` in days. */
export const portfolioItemSchema = z.object({
  _id: z.string(),
  before: z.string(),
  after: z.string(),
  /** Both in several sizes. */
  pictures: z.object({ before: pictureSchema, after: pictureSchema }),
  description: z.string(),
  cost: z.number(),
  serviceTime: z.number().int(),
});
export type PortfolioItem = Infer<typeof portfolioItemSchema>;
export const portfolioItemDataSchema = dataOf(portfolioItemSchema);
export const portfolioItemsSchema = countedOf(portfolioItemSchema);
export const portfolioItemSavedSchema = savedOf(portfolioItemSchema);

/** The fields beside the pictures `before` and `after`, both of which a new item needs. */
export const savePortfolioItemSchema = z.object({
  description: manyLines(BIO_MAX, 'fillRequiredFields'),
  cost: numeric(
    dollarsSchema.min(0, says('tooSmall')).max(BUDGET_MAX, says('budgetMax')),
    'fillRequiredFields',
  ),
  serviceTime: numeric(
    z
      .number()
      .int(says('wholeNumber'))
      .min(1, says('serviceTimeRequired'))
      .max(SERVICE_DAYS_MAX, says('tooBig')),
    'fillRequiredFields',
  ),
});
export type SavePortfolioItem = Infer<typeof savePortfolioItemSchema>;

/** What is absent stays. */
export const updatePortfolioItemSchema = savePortfolioItemSchema.partial();
export type UpdatePortfolioItem = Infer<typeof updatePortfolioItemSchema>;

const asFile = (value: unknown) => (value instanceof File ? value : undefined);
const chosenFile = z.unknown().transform(asFile);
const neededFile = z
  .unknown()
  .refine((value) => value instanceof File, says('portfolioImagesRequired'))
  .transform(asFile);

/** Dialogs "Add Portfolio", with both pictures, and "Edit Portfolio", where a picture that is not chosen stays. */
export const portfolioFormSchema = (isNew: boolean) => {
  const picture = isNew ? neededFile : chosenFile;
  return savePortfolioItemSchema.extend({ before: picture, after: picture });
};
export type PortfolioForm = InferInput<ReturnType<typeof portfolioFormSchema>>;
export type PortfolioFields = Infer<ReturnType<typeof portfolioFormSchema>>;
