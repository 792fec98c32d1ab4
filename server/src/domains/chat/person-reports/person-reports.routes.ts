import { idParamsSchema } from '@plumbline/shared-schema/ids';
import { messageParamsSchema } from '@plumbline/shared-schema/messages';
import { createPersonReportSchema, personReportSavedSchema } from '@plumbline/shared-schema/person-reports';
import { createQuestionReportSchema, questionParamsSchema } from '@plumbline/shared-schema/questions';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { done } from '../../../kit/answers';
import type { PersonReportsService } from './person-reports.service';

const config = { access: 'signedIn', limit: 'reports' } as const;
const body = createPersonReportSchema;
const response = { 201: personReportSavedSchema };

/** `POST /users/{id}/reports` */
export const personReportsRoutes: FastifyPluginAsyncZod<{ personReports: PersonReportsService }> = async (
  app,
  { personReports },
) => {
  app.post(
    '/:id/reports',
    {
      config,
      schema: {
        summary: 'Report a user',
        errors: ['REPORT_EXISTS', 'USER_NOT_FOUND'],
        params: idParamsSchema,
        body,
        response,
      },
    },
    async (request, reply) => {
      const data = await personReports.reportPerson(request.user, request.params.id, request.body);
      return reply.code(201).send(done(request.say('personReported'), { data }));
    },
  );
};

/** `POST /messages/{chatId}/{messageId}/reports` */
export const messageReportsRoutes: FastifyPluginAsyncZod<{ personReports: PersonReportsService }> = async (
  app,
  { personReports },
) => {
  app.post(
    '/:chatId/:messageId/reports',
    {
      config,
      schema: {
        summary: 'Report a message',
        errors: [
          'TOO_MANY_CONVERSATIONS',
          'BLOCKED',
          'REPORT_EXISTS',
          'CHAT_NOT_FOUND',
          'MESSAGE_NOT_FOUND',
          'USER_NOT_FOUND',
        ],
        params: messageParamsSchema,
        body,
        response,
      },
    },
    async (request, reply) => {
      const data = await personReports.reportMessage(request.user, request.params, request.body);
      return reply.code(201).send(done(request.say('personReported'), { data }));
    },
  );
};

/** `POST /jobs/{id}/questions/{questionId}/reports` */
export const questionReportsRoutes: FastifyPluginAsyncZod<{ personReports: PersonReportsService }> = async (
  app,
  { personReports },
) => {
  app.post(
    '/:id/questions/:questionId/reports',
    {
      config,
      schema: {
        summary: 'Report a question about a job, or its answer',
        errors: ['REPORT_EXISTS', 'JOB_NOT_FOUND', 'QUESTION_NOT_FOUND'],
        params: questionParamsSchema,
        body: createQuestionReportSchema,
        response,
      },
    },
    async (request, reply) => {
      const data = await personReports.reportQuestion(request.user, request.params, request.body);
      return reply.code(201).send(done(request.say('personReported'), { data }));
    },
  );
};
