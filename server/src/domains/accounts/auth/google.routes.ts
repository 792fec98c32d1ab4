import {
  googleSignedInSchema,
  googleSignInSchema,
  googleStartSchema,
  providersSchema,
} from '@plumbline/shared-schema/google-sign-in';
import type { GoogleError } from '@plumbline/shared-schema/google-sign-in';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { answer, done } from '../../../kit/answers';
import { AppError } from '../../../kit/errors';
import { languageOf } from '../../../kit/texts';
import { deviceOf } from './device';
import { newToken } from '../../../kit/digests';
import type { GoogleService } from './google.service';
import { forgetVisit, isSitePath, keepVisit, readVisit } from './visit-cookie';

const CALLBACK = '/api/v1/auth/google/callback';
const REDIRECT = { 302: z.undefined() };

type GoogleOptions = { google: GoogleService; publicUrl: string | undefined };

/** `/auth/providers`, and the visit to the provider: start → provider → callback → `/signin?google=` → POST. */
export const googleRoutes: FastifyPluginAsyncZod<GoogleOptions> = async (app, { google, publicUrl }) => {
  // Without PUBLIC_URL (never in production) the provider checks that it knows the address.
  const siteOf = ({ protocol, host }: FastifyRequest) => publicUrl ?? `${protocol}://${host}`;

  app.get(
    '/providers',
    {
      config: { access: 'public' },
      schema: { summary: 'Say which identity providers there are', response: { 200: providersSchema } },
    },
    async () => answer({ google: google.isConfigured }),
  );

  await app.register(visitRoutes, { google, siteOf });

  app.post(
    '/google',
    {
      config: { access: 'public', isReplayable: false },
      schema: {
        summary: 'Sign in with what Google said',
        errors: [
          'GOOGLE_INFO_MISSING',
          'INVALID_CREDENTIALS',
          'ACCOUNT_EXISTS',
          'EMAIL_TAKEN',
          'TWO_STEP_REQUIRED',
          'ACCOUNT_SUSPENDED',
        ],
        body: googleSignInSchema,
        response: { 200: googleSignedInSchema },
      },
    },
    async (request, reply) => {
      const browser = readVisit(request)?.browser;
      const language = languageOf(request.headers['accept-language']);
      const { token, user } = await google.signIn(request.body, {
        browser,
        device: deviceOf(request),
        language,
      });
      forgetVisit(reply, isHttps(siteOf(request)));
      return done(request.say('signedInWithGoogle'), { accessToken: token, token, user });
    },
  );
};

type VisitOptions = { google: GoogleService; siteOf: (request: FastifyRequest) => string };

/** What the browser calls by navigating: every answer is a redirect. */
const visitRoutes: FastifyPluginAsyncZod<VisitOptions> = async (app, { google, siteOf }) => {
  app.get(
    '/google/start',
    {
      config: { access: 'public' },
      schema: { summary: 'Go to Google to sign in', querystring: googleStartSchema, response: REDIRECT },
    },
    async (request, reply) => {
      try {
        const begun = await google.begin(`${siteOf(request)}${CALLBACK}`);
        if (begun === undefined) return sendError(reply, 'notConfigured');
        const { returnTo } = request.query;
        const isReturn = returnTo !== undefined && isSitePath(returnTo);
        keepVisit(
          reply,
          { ...begun.visit, browser: newToken(), ...(isReturn && { returnTo }) },
          isHttps(siteOf(request)),
        );
        return await reply.redirect(begun.url);
      } catch (error) {
        request.log.error({ err: error }, 'identity provider: start');
        return sendError(reply, 'failed');
      }
    },
  );

  app.get(
    '/google/callback',
    { config: { access: 'public' }, schema: { summary: 'Come back from Google', response: REDIRECT } },
    async (request, reply) => {
      const visit = readVisit(request);
      if (visit === undefined) return sendError(reply, 'expired');
      if (request.url.includes('error=access_denied')) return sendError(reply, 'cancelled');
      try {
        const code = await google.finish(new URL(request.url, siteOf(request)), visit, visit.browser);
        const query = new URLSearchParams({
          google: code,
          ...(visit.returnTo !== undefined && { returnTo: visit.returnTo }),
        });
        return await reply.redirect(`/signin?${query.toString()}`);
      } catch (error) {
        request.log.warn({ err: error }, 'identity provider: callback');
        return sendError(reply, isInfoMissing(error) ? 'missingInfo' : 'failed');
      }
    },
  );
};

function isHttps(url: string): boolean {
  return url.startsWith('https:');
}

function sendError(reply: FastifyReply, error: GoogleError): FastifyReply {
  return reply.redirect(`/signin?googleError=${error}`);
}

function isInfoMissing(error: unknown): boolean {
  return error instanceof AppError && error.code === 'GOOGLE_INFO_MISSING';
}
