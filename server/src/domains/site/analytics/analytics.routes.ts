import { reportAnswerSchema, reportQuerySchema } from '@plumbline/shared-schema/reports';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { found } from '../../../kit/answers';
import type { AnalyticsService } from './analytics.service';

/** `/analytics`: the caller's own figures. */
export const analyticsRoutes: FastifyPluginAsyncZod<{ analytics: AnalyticsService }> = async (
  app,
  { analytics },
) => {
  app.get(
    '/me',
    {
      config: { access: 'signedIn' },
      schema: {
        summary: 'Read one’s own figures',
        querystring: reportQuerySchema,
        response: { 200: reportAnswerSchema },
      },
    },
    async ({ user, query }) => found(await analytics.report(user, query)),
  );
};
