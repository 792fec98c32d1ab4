import { idParamsSchema } from '@plumbline/shared-schema/ids';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../../kit/errors';
import type { SmsCall, SmsDriver } from './sms-driver';
import type { SmsReplies } from './sms-replies';

type Options = { smsDriver: SmsDriver | undefined; smsReplies: SmsReplies };

/** Below `/api/v1`, where the provider tells what became of a text message. */
export const STATUS_PATH = '/sms/status';
const BODY_LIMIT = 64 * 1024;

/** `/sms`: calls of the provider. Their signature is the permission, so no sign-in is asked for. */
export const smsRoutes: FastifyPluginAsyncZod<Options> = async (app, { smsDriver, smsReplies }) => {
  if (smsDriver === undefined) return;
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    (_request, body, done) => done(null, body),
  );
  const shared = {
    config: { access: 'public', isReplayable: false } as const,
    bodyLimit: BODY_LIMIT,
  };

  app.post(
    '/status/:id',
    { ...shared, schema: { hide: true, params: idParamsSchema } },
    async (request, reply) => {
      await smsReplies.ofReport(request.params.id, signedForm(request, smsDriver));
      return reply.type(smsDriver.noAnswer.type).send(smsDriver.noAnswer.body);
    },
  );

  app.post('/incoming', { ...shared, schema: { hide: true } }, async (request, reply) => {
    await smsReplies.ofReply(signedForm(request, smsDriver));
    return reply.type(smsDriver.noAnswer.type).send(smsDriver.noAnswer.body);
  });
};

/** LINK_INVALID for what the provider did not sign. */
function signedForm({ body, headers, url }: FastifyRequest, driver: SmsDriver): URLSearchParams {
  const signature = headers[driver.signatureHeader];
  const form = new URLSearchParams(Buffer.isBuffer(body) ? body.toString() : '');
  const call: SmsCall = { path: url, form, signature: typeof signature === 'string' ? signature : undefined };
  if (!driver.isSigned(call)) throw new AppError('LINK_INVALID');
  return form;
}
