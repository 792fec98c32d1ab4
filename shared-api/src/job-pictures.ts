import type { JobPicture } from '@plumbline/shared-schema/pictures';
import { api } from '@plumbline/shared-api/api';
import { at, change } from './calls';
import { toFormData } from './form-data';

const jobPicturesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A picture for a job that is being written. ATTACHMENT_TYPE 400, FILE_TOO_LARGE and PICTURE_TOO_LARGE 413. */
    sendJobPicture: build.mutation<{ data: JobPicture }, File>(
      change(
        (picture) => ({ url: at('jobs', 'pictures'), method: 'POST', body: toFormData({ picture }) }),
        () => [],
      ),
    ),
  }),
});

export const { useSendJobPictureMutation } = jobPicturesApi;
