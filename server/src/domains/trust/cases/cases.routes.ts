import {
  caseAnswerSchema,
  caseDecidedSchema,
  caseLookAnswerSchema,
  casePageSchema,
  casesQuerySchema,
  decideCaseSchema,
  lookAtCaseSchema,
} from '@plumbline/shared-schema/cases';
import { idParamsSchema } from '@plumbline/shared-schema/ids';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { done, found } from '../../../kit/answers';
import type { CasesService } from './cases.service';

const config = { access: 'admin' } as const;

/** `/admin/cases` */
export const casesRoutes: FastifyPluginAsyncZod<{ cases: CasesService }> = async (app, { cases }) => {
  app.get(
    '/cases',
    {
      config,
      schema: {
        summary: 'List the cases that wait for administrators',
        querystring: casesQuerySchema,
        response: { 200: casePageSchema },
      },
    },
    async ({ query }) => cases.list(query),
  );

  app.get(
    '/cases/:id',
    {
      config,
      schema: {
        summary: 'Read a case with its evidence',
        errors: ['CASE_NOT_FOUND'],
        params: idParamsSchema,
        response: { 200: caseAnswerSchema },
      },
    },
    async ({ params }) => found(await cases.get(params.id)),
  );

  app.post(
    '/cases/:id/decision',
    {
      config,
      schema: {
        summary: 'Decide a case',
        errors: ['CASE_NOT_FOUND', 'CASE_CLOSED', 'USER_NOT_FOUND', 'ADMIN_ACCOUNT'],
        params: idParamsSchema,
        body: decideCaseSchema,
        response: { 200: caseDecidedSchema },
      },
    },
    async ({ user, params, body, say }) =>
      done(say('caseDecided'), { data: await cases.decide(user, params.id, body) }),
  );

  app.post(
    '/cases/:id/look',
    {
      config,
      schema: {
        summary: 'Look at what is private in a case, with a reason',
        errors: ['CASE_NOT_FOUND'],
        params: idParamsSchema,
        body: lookAtCaseSchema,
        response: { 200: caseLookAnswerSchema },
      },
    },
    async ({ user, params, body }) => found(await cases.look(user, params.id, body)),
  );
};
