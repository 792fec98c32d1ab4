import type { ALL_USER_TYPES } from '@plumbline/shared-schema/options';
import type { TeamRole } from '@plumbline/shared-schema/team-roles';
import fp from 'fastify-plugin';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../kit/errors';
import { networkOf } from './networks';

/** Who makes the request. `_id`, like the name and the type, is of the account that acts: the company’s for a member of a team. */
export type CurrentUser = {
  _id: string;
  fullName: string;
  email: string;
  userType: (typeof ALL_USER_TYPES)[number];
  emailVerified: boolean;
  /** Holds the powers of an administrator: the role and, in production, two-step sign-in. */
  isAdmin: boolean;
  sessionId: string;
  sessionExpiresAt: Date;
  /** Who acts for this company, and with which role; absent: the account itself. */
  team?: { personId: string; role: TeamRole };
};

/** The person behind a call, whoever they act for: whose session, device, choices and limits these are. */
export const personOf = ({ _id, team }: Pick<CurrentUser, '_id' | 'team'>): string => team?.personId ?? _id;

/** Who has a share of the server: a person, or the network of who is not signed in. */
export const callerOf = ({ viewer, ip }: Pick<FastifyRequest, 'viewer' | 'ip'>): string =>
  viewer ? personOf(viewer) : networkOf(ip);

/** Finds the living session of a token; `undefined` for an unknown, expired or revoked one. */
export type SessionLookup = (token: string) => Promise<CurrentUser | undefined>;

/** The token of an `Authorization: Bearer` header; undefined where there is none that could be one. */
export const tokenIn = (authorization: string | undefined) =>
  /^Bearer ([\w-]{20,200})$/i.exec(authorization ?? '')?.[1];

/**
 * Reads `Authorization: Bearer` (nothing else: a cookie alone is no sign-in, so there is no CSRF lever) and sets
 * `request.viewer`. A bad token is no error here; the access rule of the route decides.
 */
export const session = fp<{ lookup: SessionLookup }>(
  async (app, { lookup }) => {
    app.decorateRequest('viewer', undefined);
    app.decorateRequest('hasToken', false);
    app.decorateRequest('user', {
      getter(this: FastifyRequest) {
        if (this.viewer === undefined) throw new AppError('NOT_SIGNED_IN');
        return this.viewer;
      },
    });
    app.addHook('onRequest', (request, _reply, done) => {
      const { authorization } = request.headers;
      if (authorization === undefined) return done();
      request.hasToken = true;
      const token = tokenIn(authorization);
      if (token === undefined) return done();
      lookup(token).then((viewer) => {
        request.viewer = viewer;
        done();
      }, done);
    });
  },
  { name: 'session' },
);
