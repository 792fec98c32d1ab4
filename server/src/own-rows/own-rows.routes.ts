import { messageSchema } from '@plumbline/shared-schema/envelope';
import { idParamsSchema } from '@plumbline/shared-schema/ids';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { done, listed } from '../answers';
import type { SuccessKey } from '../texts';
import type { OwnRowsService } from './own-rows.service';

type Kind<Input, Changes, Wire> = {
  rows: OwnRowsService<Input, Changes, Wire>;
  input: z.ZodType<Input>;
  changes: z.ZodType<Changes>;
  answers: {
    list: z.ZodType<{ success: true; data: Wire[]; count: number }>;
    saved: z.ZodType<{ success: true; message: string; data: Wire }>;
  };
  says: Record<'added' | 'changed' | 'removed', SuccessKey>;
};

const config = { access: 'signedIn' } as const;

/** `GET` and `POST /`, `PUT` and `DELETE /:id` of the caller's own rows of one kind. */
export function ownRowsRoutes<Input, Changes, Wire>({
  rows,
  input,
  changes,
  answers,
  says,
}: Kind<Input, Changes, Wire>): FastifyPluginAsyncZod {
  return async (app) => {
    app.get('/', { config, schema: { response: { 200: answers.list } } }, async ({ user }, reply) =>
      reply.send(listed(await rows.list(user))),
    );

    app.post(
      '/',
      { config, schema: { body: input, response: { 201: answers.saved } } },
      async ({ user, body, say }, reply) =>
        reply.code(201).send(done(say(says.added), { data: await rows.add(user, body as Input) })),
    );

    app.put(
      '/:id',
      { config, schema: { params: idParamsSchema, body: changes, response: { 200: answers.saved } } },
      async ({ user, params, body, say }, reply) =>
        reply.send(done(say(says.changed), { data: await rows.change(user, params.id, body as Changes) })),
    );

    app.delete(
      '/:id',
      { config, schema: { params: idParamsSchema, response: { 200: messageSchema } } },
      async ({ user, params, say }) => {
        await rows.remove(user, params.id);
        return done(say(says.removed));
      },
    );
  };
}
