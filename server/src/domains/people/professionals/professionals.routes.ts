import { messageSchema } from '@plumbline/shared-schema/envelope';
import { idParamsSchema } from '@plumbline/shared-schema/ids';
import { pageQuerySchema } from '@plumbline/shared-schema/pagination';
import {
  comparedQuerySchema,
  comparedSchema,
  professionalPageSchema,
  professionalSearchQuerySchema,
} from '@plumbline/shared-schema/professionals';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { done, found } from '../../../kit/answers';
import type { ProfessionalsService } from './professionals.service';

/** `/professionals` */
export const professionalsRoutes: FastifyPluginAsyncZod<{ professionals: ProfessionalsService }> = async (
  app,
  { professionals },
) => {
  const config = { access: 'hirer' } as const;
  const saving = { params: idParamsSchema, response: { 200: messageSchema } };

  app.get(
    '/',
    {
      config: { access: 'public', isPublicRead: true },
      schema: {
        summary: 'Find contractors by trade, words, place and rating',
        querystring: professionalSearchQuerySchema,
        response: { 200: professionalPageSchema },
      },
    },
    async ({ viewer, query }) => professionals.search(viewer, query),
  );

  app.get(
    '/compare',
    {
      config: { access: 'public' },
      schema: {
        summary: 'Compare up to four contractors',
        querystring: comparedQuerySchema,
        response: { 200: comparedSchema },
      },
    },
    async ({ viewer, query }) => found(await professionals.compare(viewer, query.ids)),
  );

  app.get(
    '/saved',
    {
      config,
      schema: {
        summary: 'List the contractors one has saved',
        querystring: pageQuerySchema,
        response: { 200: professionalPageSchema },
      },
    },
    async ({ user, query }) => professionals.listSaved(user, query),
  );

  app.put(
    '/saved/:id',
    { config, schema: { ...saving, summary: 'Save a contractor', errors: ['USER_NOT_FOUND'] } },
    async ({ user, params, say }) => {
      await professionals.save(user, params.id);
      return done(say('professionalSaved'));
    },
  );

  app.delete(
    '/saved/:id',
    { config, schema: { ...saving, summary: 'Stop saving a contractor', errors: ['USER_NOT_FOUND'] } },
    async ({ user, params, say }) => {
      await professionals.forget(user, params.id);
      return done(say('professionalUnsaved'));
    },
  );
};
