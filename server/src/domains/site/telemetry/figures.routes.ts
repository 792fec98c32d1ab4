import { timingSafeEqual } from 'node:crypto';
import {
  canaryFiguresAnswerSchema,
  canaryQuerySchema,
  figuresQuerySchema,
  platformFiguresAnswerSchema,
} from '@plumbline/shared-schema/telemetry';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { found } from '../../../kit/answers';
import type { Config } from '../../../settings/config';
import { AppError } from '../../../kit/errors';
import type { FiguresService } from './figures.service';

type Options = { figures: FiguresService; config: Pick<Config, 'profile' | 'figuresToken'> };

/** `/platform`: how the releases do. For admins and for the guard's own token; for everybody in the demo. */
export const figuresRoutes: FastifyPluginAsyncZod<Options> = async (app, { figures, config }) => {
  // `public` for the access rule, which knows people only: the hook adds the one caller that is none.
  const OPEN = { access: 'public' } as const;
  const security = [{ bearer: ['admin'] }];
  app.addHook('onRequest', async (request) => {
    const { viewer, headers } = request;
    if (!mayInspect({ viewer, authorization: headers.authorization }, config)) refuse(request);
  });
  app.get(
    '/figures',
    {
      config: OPEN,
      schema: {
        summary: 'Read how the releases of the remotes do',
        errors: ['NOT_SIGNED_IN', 'SESSION_EXPIRED', 'ADMINS_ONLY'],
        security,
        querystring: figuresQuerySchema,
        response: { 200: platformFiguresAnswerSchema },
      },
    },
    async ({ query }) => found(await figures.read(query.hours)),
  );
  app.get(
    '/canaries',
    {
      config: OPEN,
      schema: {
        summary: 'Compare a canary with what it is to replace',
        errors: ['NOT_SIGNED_IN', 'SESSION_EXPIRED', 'ADMINS_ONLY'],
        security,
        querystring: canaryQuerySchema,
        response: { 200: canaryFiguresAnswerSchema },
      },
    },
    async ({ query }) => found(await figures.canary(query)),
  );
};

type Caller = { viewer: FastifyRequest['viewer']; authorization: string | undefined };

/** Whether a caller may know how the releases do, and what fails in them. */
export function mayInspect(
  { viewer, authorization = '' }: Caller,
  { profile, figuresToken }: Options['config'],
): boolean {
  if (profile === 'demo' || viewer?.isAdmin) return true;
  const sent = /^Bearer (\S+)$/i.exec(authorization)?.[1];
  return figuresToken !== undefined && sent !== undefined && isSame(sent, figuresToken);
}

function isSame(sent: string, expected: string): boolean {
  const [a, b] = [Buffer.from(sent), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function refuse({ viewer, hasToken }: FastifyRequest): never {
  if (viewer !== undefined) throw new AppError('ADMINS_ONLY');
  throw new AppError(hasToken ? 'SESSION_EXPIRED' : 'NOT_SIGNED_IN');
}
