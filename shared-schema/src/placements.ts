import { z, type Infer, type InferInput } from '@plumbline/shared-schema/zod';
import { reasonSchema } from '@plumbline/shared-schema/cases';
import { dateInputSchema, dayOf, instantSchema } from '@plumbline/shared-schema/dates';
import { dataOf, listOf, savedOf } from '@plumbline/shared-schema/envelope';
import { BANNER_ALT_MAX, BANNER_HEIGHT, BANNER_WIDTH } from '@plumbline/shared-schema/limits';
import { says } from '@plumbline/shared-schema/validation';
import { oneLine, webAddress } from '@plumbline/shared-schema/texts';

/** The banner between the articles: a picture with a link, chosen by an administrator for some days. */

/** Whether a picture of this size fills the banner, to a hundredth of its proportion. */
export function isBannerSize({ width, height }: { width: number; height: number }): boolean {
  const proportion = BANNER_WIDTH / BANNER_HEIGHT;
  return width >= BANNER_WIDTH && Math.abs(width / height / proportion - 1) <= 0.01;
}

const placementSchema = z.object({
  /** A lasting link. */
  picture: z.string(),
  href: z.string(),
  /** In the language that was asked for. */
  alt: z.string(),
});
/** `GET /content/banner?language=`: what is shown now. */
export const placementAnswerSchema = dataOf(placementSchema.nullable());
export type Placement = Infer<typeof placementSchema>;

const PLACEMENT_STATES = ['planned', 'running', 'over'] as const;

const adminPlacementSchema = z.object({
  _id: z.string(),
  picture: z.string(),
  href: z.string(),
  altEn: z.string(),
  altFr: z.string(),
  startsAt: instantSchema,
  /** When it ends, or was ended. */
  endsAt: instantSchema,
  state: z.enum(PLACEMENT_STATES),
});
export type AdminPlacement = Infer<typeof adminPlacementSchema>;
/** `GET /admin/placements`: the latest first, a hundred at most. */
export const placementsSchema = listOf(adminPlacementSchema);
export const placementSavedSchema = savedOf(adminPlacementSchema);

const altSchema = oneLine(BANNER_ALT_MAX, 'required');

const placementFields = z.object({
  href: webAddress(/^https:\/\/[^\s/.]+\.[^\s]+$/i),
  altEn: altSchema,
  altFr: altSchema,
  from: dateInputSchema.transform(dayOf),
  to: dateInputSchema.transform(dayOf),
  reason: reasonSchema,
});
const inOrder = { path: ['to'], message: says('endBeforeStart') };
const isInOrder = ({ from, to }: { from: string; to: string }) => from <= to;

/** `POST /admin/placements`, with the file `picture`: from the first to the last day, both whole, UTC. */
export const createPlacementSchema = placementFields.refine(isInOrder, inOrder);
export type CreatePlacement = Infer<typeof createPlacementSchema>;

const pictureSchema = z
  .unknown()
  .refine((value) => value instanceof File, says('bannerPicture'))
  .transform((value) => (value instanceof File ? value : undefined));
/** The form, with its picture. */
export const placementFormSchema = placementFields
  .extend({ picture: pictureSchema })
  .refine(isInOrder, inOrder);
export type PlacementForm = InferInput<typeof placementFormSchema>;
export type PlacementToSave = Infer<typeof placementFormSchema>;
