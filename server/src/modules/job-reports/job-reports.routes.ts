import { idParamsSchema } from '@plumbline/shared-schema/ids';
import { createJobReportSchema, jobReportSavedSchema } from '@plumbline/shared-schema/job-reports';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
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
        params: idParamsSchema,
        body: createJobReportSchema,
        response: { 201: jobReportSavedSchema },
      },
    },
    async (request, reply) => {
      const data = await jobReports.report(request.user, request.params.id, request.body);
      return reply.code(201).send({ success: true, message: request.say('jobReported'), data });
    },
  );
};
