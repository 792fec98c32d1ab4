import { z, type Infer } from '@plumbline/shared-schema/zod';
import { says } from '@plumbline/shared-schema/validation';
import { dataOf } from '@plumbline/shared-schema/envelope';
import { idSchema } from '@plumbline/shared-schema/ids';
import { CAPTION_MAX, JOB_PICTURES_MAX, PICTURE_SIDES } from '@plumbline/shared-schema/limits';
import { numeric } from '@plumbline/shared-schema/numbers';
import { oneLine } from '@plumbline/shared-schema/texts';

const isSide = (side: number) => (PICTURE_SIDES as readonly number[]).includes(side);
const sideSchema = numeric(z.number().refine(isSide, says('invalidOption')), 'invalidOption');

/** `GET /files/{id}/picture`. `sig` is of the file and of `largest`, so a link of a card gives no larger picture. */
export const pictureQuerySchema = z.object({
  side: sideSchema,
  largest: sideSchema,
  sig: z.string().max(200, says('tooLong')),
});
export type PictureQuery = Infer<typeof pictureQuerySchema>;

/** A picture that is there in several sizes. */
export const pictureSchema = z.object({
  /** Ends after an hour or two. `&side=` with one of `PICTURE_SIDES` completes it. */
  url: z.string(),
  /** The longest side that the link gives. */
  largest: z.number().int(),
  /** Of the file itself; null where it was kept before sizes were. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  /** A few pixels of it as a data URL, to be shown until it comes; null where there are none. */
  blur: z.string().nullable(),
});
export type Picture = Infer<typeof pictureSchema>;

/** One of several. `caption`: what its owner says about it, '' without. */
export const jobPictureSchema = pictureSchema.extend({ _id: z.string(), caption: z.string() });
export type JobPicture = Infer<typeof jobPictureSchema>;
const captionText = oneLine(CAPTION_MAX).default('');
/** Beside the file `picture`. */
export const sendJobPictureSchema = z.object({ caption: captionText });
export type SendJobPicture = Infer<typeof sendJobPictureSchema>;
/** `POST /jobs/pictures`: a picture that a job takes later by its `_id`, else it goes after a day. */
export const jobPictureAnswerSchema = dataOf(jobPictureSchema);

/** The pictures of a job in their order; the first is its cover. */
export const jobPictureChoicesSchema = z
  .array(z.object({ _id: idSchema, caption: captionText }))
  .max(JOB_PICTURES_MAX, says('tooManyPictures'));
export type JobPictureChoice = Infer<typeof jobPictureChoicesSchema>[number];
