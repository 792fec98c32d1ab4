import {
  availabilityAnswerSchema,
  availabilitySchema,
  ownAvailabilityAnswerSchema,
  ownAvailabilitySavedSchema,
} from '@plumbline/shared-schema/availability';
import { idParamsSchema } from '@plumbline/shared-schema/ids';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { done, found } from '../../../kit/answers';
import type { AvailabilityService } from './availability.service';

const own = { access: 'contractor' } as const;
/** Hirers have a calendar, too: of their visits. */
const anyones = { access: 'signedIn' } as const;
/** The answers hold the secret of an address. */
const secret = { isReplayable: false } as const;
const saved = { 200: ownAvailabilitySavedSchema };

/** `/availability` */
export const availabilityRoutes: FastifyPluginAsyncZod<{ availability: AvailabilityService }> = async (
  app,
  { availability },
) => {
  app.get(
    '/me',
    {
      config: anyones,
      schema: {
        summary: 'Read when one works, and the address of one’s calendar',
        response: { 200: ownAvailabilityAnswerSchema },
      },
    },
    async ({ user }) => found(await availability.getOwn(user)),
  );

  app.put(
    '/me',
    {
      config: { ...own, ...secret },
      schema: {
        summary: 'Say when one works',
        errors: ['USER_NOT_FOUND'],
        body: availabilitySchema,
        response: saved,
      },
    },
    async ({ user, body, say }) =>
      done(say('availabilitySaved'), { data: await availability.save(user, body) }),
  );

  app.post(
    '/me/feed',
    {
      config: { ...anyones, ...secret },
      schema: {
        summary: 'Make a new secret address for one’s calendar',
        errors: ['USER_NOT_FOUND'],
        response: saved,
      },
    },
    async ({ user, say }) => done(say('calendarLinked'), { data: await availability.makeFeed(user) }),
  );

  app.delete(
    '/me/feed',
    {
      config: anyones,
      schema: { summary: 'End the address of one’s calendar', errors: ['USER_NOT_FOUND'], response: saved },
    },
    async ({ user, say }) => done(say('calendarUnlinked'), { data: await availability.endFeed(user) }),
  );

  // For calendars; the description of the API knows JSON alone.
  app.get(
    '/calendar.ics',
    {
      config: { access: 'public' },
      schema: { querystring: z.object({ token: z.string().max(200).default('') }), hide: true },
    },
    async ({ query }, reply) => {
      const text = await availability.calendar(query.token);
      void reply.header('cache-control', 'private, no-store');
      return reply.type('text/calendar; charset=utf-8').send(text);
    },
  );

  app.get(
    '/:id',
    {
      config: { access: 'public' },
      schema: {
        summary: 'Read when a contractor works',
        errors: ['USER_NOT_FOUND'],
        params: idParamsSchema,
        response: { 200: availabilityAnswerSchema },
      },
    },
    async ({ params }) => found(await availability.get(params.id)),
  );
};
