import { z, type Infer } from '@plumbline/shared-schema/zod';
import { idSchema } from '@plumbline/shared-schema/ids';
import { lngLatPoint } from '@plumbline/shared-schema/points';
import { listOf } from '@plumbline/shared-schema/envelope';
import { jobSchema } from '@plumbline/shared-schema/jobs';

/** `createdAt`: of the job. The one place with `coordinates: [lng, lat]`; `lat` and `lng` beside it say which is which. */
export const savedJobSchema = z.object({
  _id: z.string(),
  jobId: jobSchema
    .pick({
      _id: true,
      title: true,
      description: true,
      jobCategory: true,
      skillsRequired: true,
      experience: true,
      salary: true,
      picture: true,
      postedBy: true,
      companyName: true,
      createdAt: true,
    })
    .extend({
      jobLocation: z
        .object({ coordinates: lngLatPoint, lat: z.number(), lng: z.number(), city: z.string().nullable() })
        .nullable(),
    }),
});
export type SavedJob = Infer<typeof savedJobSchema>;

/** `GET /saved-jobs`, newest first; entries of removed jobs are left out. */
export const savedJobsSchema = listOf(savedJobSchema);

/** `POST /saved-jobs/toggle-save-job`: `save` makes it idempotent. */
export const toggleSavedJobSchema = z.object({ jobId: idSchema, save: z.boolean().optional() });
export type ToggleSavedJob = Infer<typeof toggleSavedJobSchema>;

/** 200 saved, 201 unsaved; `status` repeats the HTTP status. */
export const savedJobToggledSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  status: z.literal([200, 201]),
  saved: z.boolean(),
});
