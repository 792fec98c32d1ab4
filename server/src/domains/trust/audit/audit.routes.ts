import { auditPageSchema, auditQuerySchema } from '@plumbline/shared-schema/audit';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AuditService } from './audit.service';

/** `GET /admin/audit` */
export const auditRoutes: FastifyPluginAsyncZod<{ audit: AuditService }> = async (app, { audit }) => {
  app.get(
    '/audit',
    {
      config: { access: 'admin' },
      schema: {
        summary: 'List what administrators did',
        querystring: auditQuerySchema,
        response: { 200: auditPageSchema },
      },
    },
    async ({ query }) => audit.list(query),
  );
};
