import {
  clientHistoryAnswerSchema,
  featuredPageSchema,
  featuredQuerySchema,
  profileSummaryAnswerSchema,
  specialtiesQuerySchema,
  specialtiesSchema,
  totalsAnswerSchema,
} from '@plumbline/shared-schema/directory';
import { idParamsSchema } from '@plumbline/shared-schema/ids';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { found } from '../../../kit/answers';
import type { DirectoryService } from './directory.service';

/** `/users/featured`, `specialties`, `totals`, `{id}/client-history`, `{id}/profile-summary`: open to visitors. */
export const directoryRoutes: FastifyPluginAsyncZod<{ directory: DirectoryService }> = async (
  app,
  { directory },
) => {
  app.get(
    '/featured',
    {
      config: { access: 'public', isPublicRead: true },
      schema: {
        summary: 'List featured users',
        querystring: featuredQuerySchema,
        response: { 200: featuredPageSchema },
      },
    },
    async ({ query }) => directory.listFeatured(query),
  );

  app.get(
    '/specialties',
    {
      config: { access: 'public', isPublicRead: true },
      schema: {
        summary: 'List specialties with the number of their contractors',
        querystring: specialtiesQuerySchema,
        response: { 200: specialtiesSchema },
      },
    },
    async ({ query }) => found(await directory.listSpecialties(query.names)),
  );

  app.get(
    '/totals',
    {
      config: { access: 'public', isPublicRead: true },
      schema: {
        summary: 'Count the open jobs, the contractors, the companies and the completed contracts',
        response: { 200: totalsAnswerSchema },
      },
    },
    async () => found(await directory.getTotals()),
  );

  app.get(
    '/:id/client-history',
    {
      config: { access: 'public', isPublicRead: true },
      schema: {
        summary: 'Read the client history of a user',
        errors: ['USER_NOT_FOUND'],
        params: idParamsSchema,
        response: { 200: clientHistoryAnswerSchema },
      },
    },
    async ({ params }) => found(await directory.getClientHistory(params.id)),
  );

  app.get(
    '/:id/profile-summary',
    {
      config: { access: 'public', isPublicRead: true },
      schema: {
        summary: 'Read the profile summary of a user',
        errors: ['USER_NOT_FOUND'],
        params: idParamsSchema,
        response: { 200: profileSummaryAnswerSchema },
      },
    },
    async ({ params }) => found(await directory.getProfileSummary(params.id)),
  );
};
