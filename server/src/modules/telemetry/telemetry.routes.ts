import { telemetryBatchSchema } from '@plumbline/shared-schema/telemetry';
import type { TelemetryEvent } from '@plumbline/shared-schema/telemetry';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { TelemetryService } from './telemetry.service';

/** A full batch is about 40 KiB. */
const BODY_LIMIT = 64 * 1024;

type Options = {
  telemetry: TelemetryService;
  meter?: ((events: readonly TelemetryEvent[]) => void) | undefined;
};

/** `POST /telemetry`: what pages report. As `text/plain` too, which a page that is being left may send anywhere. */
export const telemetryRoutes: FastifyPluginAsyncZod<Options> = async (app, { telemetry, meter }) => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (request, body, done) => {
    parse(request, body.toString(), done);
  });
  app.post(
    '/',
    {
      config: { access: 'public', limit: 'telemetry' },
      bodyLimit: BODY_LIMIT,
      schema: { body: telemetryBatchSchema },
    },
    async ({ body }, reply) => {
      const counted = telemetry.note(body.events);
      meter?.(counted);
      return reply.code(202).send();
    },
  );
};
