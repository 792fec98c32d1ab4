import { jobPictureAnswerSchema, sendJobPictureSchema } from '@plumbline/shared-schema/pictures';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { found } from '../../../kit/answers';
import type { JobPicturesService } from './job-pictures.service';

/** `/jobs/pictures`: sent one by one, before the job that takes them. */
export const jobPicturesRoutes: FastifyPluginAsyncZod<{ jobPictures: JobPicturesService }> = async (
  app,
  { jobPictures },
) => {
  app.post(
    '/pictures',
    {
      config: { access: 'hirer', uploads: ['picture'] },
      schema: {
        summary: 'Send a picture for a job',
        errors: ['VALIDATION_FAILED', 'ATTACHMENT_TYPE', 'PICTURE_TOO_LARGE'],
        body: sendJobPictureSchema,
        response: { 201: jobPictureAnswerSchema },
      },
    },
    async ({ user, body, uploads }, reply) =>
      reply.code(201).send(found(await jobPictures.add(user, body, uploads?.['picture']))),
  );
};
