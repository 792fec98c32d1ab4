import { idParamsSchema } from '@plumbline/shared-schema/ids';
import { createJobReportSchema, jobReportSavedSchema } from '@plumbline/shared-schema/job-reports';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { done } from '../../../kit/answers';
import type { JobReportsService } from './job-reports.service';

/** `POST /jobs/{id}/reports` */
export const jobReportsRoutes: FastifyPluginAsyncZod<{ jobReports: JobReportsService }> = async (
  app,
  { jobReports },
) => {
  app.post(
    '/:id/reports',
    {
      config: { access: 'signedIn', limit: 'reports' },
      schema: {
        summary: 'Report a job',
        errors: ['JOB_NOT_FOUND', 'ALREADY_REPORTED', 'OWN_JOB_REPORT'],
        params: idParamsSchema,
        body: createJobReportSchema,
        response: { 201: jobReportSavedSchema },
      },
    },
    async ({ user, params, body, say }, reply) =>
      reply
        .code(201)
        .send(done(say('jobReported'), { data: await jobReports.report(user, params.id, body) })),
  );
};
