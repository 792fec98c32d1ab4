import type { JobPicture } from '@plumbline/shared-schema/pictures';
import { api } from '@plumbline/shared-api/api';
import { at, change, type KeyedCall } from './calls';
import { toFormData } from './form-data';

export const jobPicturesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A picture for a job that is being written. ATTACHMENT_TYPE 400, FILE_TOO_LARGE and PICTURE_TOO_LARGE 413. */
    sendJobPicture: build.mutation<{ data: JobPicture }, KeyedCall<{ picture: File }>>(
      change(
        ({ picture, key }: KeyedCall<{ picture: File }>) => ({
          url: at('jobs', 'pictures'),
          method: 'POST',
          body: toFormData({ picture }),
          idempotent: key ?? true,
        }),
        () => [],
      ),
    ),
  }),
});
