import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import fastify from 'fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Config } from '../settings/config';
import type { Connection } from '../database/connect';
import { answerError, answerUnknownRoute } from './plugins/errors';
import { logSerializers } from '../kit/logs/log-serializers';
import { readableLines } from '../kit/logs/readable-lines';
import { RequestLog } from './request-log';
import { openapi } from './openapi/openapi';
import { writeChecked, writeDeclared } from './written-answers';
import type { Incoming } from '../kit/storage/incoming';
import { access } from './plugins/access';
import { admission } from './plugins/admission';
import { bodyPace } from './plugins/body-pace';
import { callTurns } from './plugins/call-turns';
import { secretOf } from '../kit/storage/kept-key';
import { idempotency } from './plugins/idempotency';
import { incomingFolders } from './plugins/incoming-folders';
import { cleanInput, refuseManyValues } from './plugins/input';
import { largeTexts } from './plugins/large-texts';
import { leaving } from './plugins/leaving';
import { loadShedding } from './plugins/load-shedding';
import { plainRequests } from './plugins/plain-requests';
import { publicReads } from './plugins/public-reads';
import { addressLimits, callLimits } from './plugins/rate-limit';
import { safeHeaders } from './plugins/safe-headers';
import { session } from './plugins/session';
import type { SessionLookup } from './plugins/session';
import { teamAccess } from './plugins/team-access';
import type { RecordDeed } from './plugins/team-access';
import { traces } from './plugins/traces';
import { unreadBodies } from './plugins/unread-bodies';
import { uploadTurns } from './plugins/upload-turns';
import { uploads } from './plugins/uploads';
import type { KeptAnswers } from '../kit/kept-answers';
import type { SuccessKey } from '../kit/texts';
import { languageOf, successText } from '../kit/texts';
import { isTracing } from '../tracing/span';

/** What answers depend on. */
const VARY = 'authorization, accept-language, origin, accept-encoding';
const BODY_LIMIT = 1024 * 1024;

/** The bare server: logging, request ids, the one error body, security headers, API documentation. No routes of ours. */
export async function createHttp(config: Config): Promise<FastifyInstance> {
  const app = fastify({
    logger: {
      level: config.logLevel,
      serializers: logSerializers,
      ...(config.profile !== 'production' && { stream: readableLines(process.stdout) }),
    },
    logController: new RequestLog(),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: config.trustProxy,
    bodyLimit: BODY_LIMIT,
    requestTimeout: 60_000,
    // A caller's time for the headers; and how often is looked for those whose time is over.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2000 },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 256 },
    frameworkErrors: (error, request, reply) => {
      keepAddress(request);
      app
        .countUnreadable(request.ip)
        .then(() => error)
        .catch((refusal: unknown) => refusal)
        .then((reason) => answerError(reason, request, reply));
    },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(config.profile === 'test' ? writeChecked : writeDeclared);
  app.setErrorHandler(answerError);
  acceptEmptyJson(app);
  app.decorateRequest('say', {
    // A closure, so that handlers can take it out of the request: `({ say }) => …`.
    getter(this: FastifyRequest) {
      const language = languageOf(this.headers['accept-language']);
      return (key: SuccessKey) => successText(language, key);
    },
  });
  app.decorateRequest('failure', undefined);
  app.addHook('onRequest', (request, reply, done) => {
    keepAddress(request);
    void reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
    done();
  });
  if (isTracing()) await app.register(traces);
  await app.register(unreadBodies);
  await app.register(plainRequests);
  await app.register(addressLimits, { limits: config.limits, isLifted: config.isLoadTest });
  await app.register(leaving);
  await app.register(cors, {
    origin: [originOf(config.publicUrl), ...config.allowedOrigins].filter((origin) => origin !== undefined),
    credentials: true,
    exposedHeaders: ['x-total-count', 'x-rating-counts', 'x-request-id', 'retry-after', 'etag'],
    maxAge: 600,
  });
  // The API documentation is for developers: production does not serve it.
  if (config.profile !== 'production') await openapi(app);
  return app;
}

type ApiOptions = {
  config: Config;
  connection: Connection;
  lookup: SessionLookup;
  recordDeed: RecordDeed;
  incoming: Incoming;
  kept: KeptAnswers;
};

/**
 * Prepares the scope of `/api/v1`: hooks run in the order of registration. Idempotency and the tags of answers
 * come before compression, so that they see plain text.
 */
export async function prepareApi(app: FastifyInstance, options: ApiOptions) {
  const { config, connection, lookup, recordDeed, incoming, kept } = options;
  // Once more: an error while an error is answered goes to the next handler, which else is Fastify's own.
  app.setErrorHandler(answerError);
  await app.register(safeHeaders);
  app.addHook('onSend', (_request, reply, _payload, done) => {
    // Answers depend on who asks; only files, which say otherwise themselves, may be kept by a cache.
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
    void reply.header('vary', VARY);
    done();
  });
  await app.register(bodyPace);
  await app.register(loadShedding, { atOnce: config.databasePool });
  await app.register(session, { lookup });
  await app.register(callLimits, { limits: config.limits, isLifted: config.isLoadTest });
  await app.register(access);
  await app.register(teamAccess, { recordDeed });
  await app.register(callTurns, { limits: config.limits, isLifted: config.isLoadTest });
  await app.register(uploadTurns);
  await app.register(incomingFolders, { incoming });
  await app.register(largeTexts);
  await app.register(uploads);
  await app.register(cleanInput);
  await app.register(idempotency, { connection, key: secretOf(config), oldKey: config.oldSigningKey });
  await app.register(admission, { database: connection.database });
  await app.register(publicReads, { kept });
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  app.setNotFoundHandler((request, reply) => answerUnknownRoute(request, reply));
  return app.withTypeProvider<ZodTypeProvider>();
}

/**
 * The address is read from the connection each time, which behind a proxy throws once the caller has left: then the
 * line about the call would end the process.
 */
function keepAddress(request: FastifyRequest): void {
  Object.defineProperty(request, 'ip', { value: addressOf(request) });
}

/** The address of a caller who left before the call was looked at. */
const NO_ADDRESS = '0.0.0.0';

function addressOf(request: FastifyRequest): string {
  try {
    const address: unknown = request.ip;
    return typeof address === 'string' ? address : NO_ADDRESS;
  } catch {
    return NO_ADDRESS;
  }
}

/** `PUT …/accept` with a JSON content type and no body is a call of the wire; Fastify would refuse it. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const json = body.toString();
    if (json.length === 0) return done(null, undefined);
    refuseManyValues(json);
    parse(request, json, done);
  });
}

function originOf(url: string | undefined): string | undefined {
  return url === undefined ? undefined : new URL(url).origin;
}
