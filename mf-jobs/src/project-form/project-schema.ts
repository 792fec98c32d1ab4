import { PLACE_MAX } from '@plumbline/shared-schema/limits';
import { saveProjectSchema } from '@plumbline/shared-schema/projects';
import { oneLine } from '@plumbline/shared-schema/texts';
import { z, type InferInput } from '@plumbline/shared-schema/zod';

/** The city stands beside the pin, as in the form of a job. */
export const projectFormSchema = saveProjectSchema
  .omit({ place: true })
  .extend({ point: saveProjectSchema.shape.place.unwrap(), city: oneLine(PLACE_MAX) });
export type ProjectFormValues = InferInput<typeof projectFormSchema>;

/** Which job is moved into a project. */
export const chosenJobSchema = z.object({ jobId: oneLine(PLACE_MAX, 'required') });
