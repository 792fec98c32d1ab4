import { telemetryBatchSchema } from '@plumbline/shared-schema/telemetry';
import type { TelemetryEvent } from '@plumbline/shared-schema/telemetry';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { TelemetryService } from './telemetry.service';
import { toEvents, violationReportsSchema } from '../../../http/plugins/violation-reports';

/** A full batch is about 40 KiB. */
const BODY_LIMIT = 64 * 1024;

type Options = {
  telemetry: TelemetryService;
  meter?: ((events: readonly TelemetryEvent[]) => void) | undefined;
};

/** Content types of the reports that browsers send by themselves. */
const REPORT_TYPES = ['application/reports+json', 'application/csp-report'];

/**
 * `POST /telemetry`: what pages report. As `text/plain` too, which a page that is being left may send anywhere.
 * `POST /telemetry/violations`: what browsers blocked by a policy of a page.
 */
export const telemetryRoutes: FastifyPluginAsyncZod<Options> = async (app, { telemetry, meter }) => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser(['text/plain', ...REPORT_TYPES], { parseAs: 'string' }, (request, body, done) => {
    parse(request, body.toString(), done);
  });
  const response = { 202: z.undefined() };
  const record = (events: readonly TelemetryEvent[]) => {
    const counted = telemetry.record(events);
    meter?.(counted);
  };
  app.post(
    '/',
    {
      config: { access: 'public', limit: 'telemetry' },
      bodyLimit: BODY_LIMIT,
      schema: { summary: 'Report views, errors and vitals of pages', body: telemetryBatchSchema, response },
    },
    async ({ body }, reply) => {
      record(body.events);
      return reply.code(202).send();
    },
  );
  app.post(
    '/violations',
    {
      config: { access: 'public', limit: 'telemetry' },
      bodyLimit: BODY_LIMIT,
      schema: { summary: 'Report what a policy of a page blocked', body: violationReportsSchema, response },
    },
    async ({ body }, reply) => {
      record(toEvents(body));
      return reply.code(202).send();
    },
  );
};
