import { isContractor, isHirer } from '@plumbline/shared-schema/policies';
import fp from 'fastify-plugin';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../kit/errors';
import type { CurrentUser } from './session';

/**
 * Who may call a route, declared as `config: { access }`. `hirer` is a client or a company. A `public` route still
 * gets `request.viewer` when a valid token was sent.
 */
export type Access = 'public' | 'signedIn' | 'hirer' | 'contractor' | 'admin';

type Rule = {
  allows: (user: CurrentUser) => boolean;
  code: 'FORBIDDEN' | 'HIRERS_ONLY' | 'CONTRACTORS_ONLY' | 'ADMINS_ONLY';
};

const RULES: Record<Exclude<Access, 'public'>, Rule> = {
  signedIn: { allows: () => true, code: 'FORBIDDEN' },
  hirer: { allows: ({ userType }) => isHirer(userType), code: 'HIRERS_ONLY' },
  contractor: { allows: ({ userType }) => isContractor(userType), code: 'CONTRACTORS_ONLY' },
  admin: { allows: ({ userType }) => userType === 'admin', code: 'ADMINS_ONLY' },
};

/** Enforces the declared access before the body is read; a route that declares none stops start-up. */
export const access = fp(
  async (app) => {
    app.addHook('onRoute', ({ config, method, url }) => {
      if (config?.access === undefined) throw new Error(`${String(method)} ${url} declares no access`);
    });
    app.addHook('onRequest', (request, _reply, done) => {
      // A request that matches no route has no config; its answer is the 404.
      done(request.is404 ? undefined : refusalOf(request));
    });
  },
  { name: 'access', dependencies: ['session'] },
);

function refusalOf(request: FastifyRequest): AppError | undefined {
  const declared = request.routeOptions.config.access;
  if (declared === 'public') return undefined;
  if (declared === undefined) return new AppError('FORBIDDEN');
  if (request.viewer === undefined)
    return new AppError(request.hasToken ? 'SESSION_EXPIRED' : 'NOT_SIGNED_IN');
  const rule = RULES[declared];
  if (!rule.allows(request.viewer)) return new AppError(rule.code);
  return declared === 'admin' && !request.viewer.isAdmin ? new AppError('ADMIN_TWO_STEP') : undefined;
}
