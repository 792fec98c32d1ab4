import { messageSchema } from '@plumbline/shared-schema/envelope';
import { idParamsSchema } from '@plumbline/shared-schema/ids';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { done } from '../../kit/answers';
import type { Access } from '../plugins/access';
import type { SuccessKey } from '../../kit/texts';
import type { OwnRowsService } from './own-rows.service';

type Kind<Input, Changes, Wire> = {
  rows: OwnRowsService<Input, Changes, Wire>;
  input: z.ZodType<Input>;
  saved: z.ZodType<{ success: true; message: string; data: Wire }>;
  says: Record<'added' | 'removed', SuccessKey>;
  /** What the calls do, for the description of the API. */
  summaries: Record<'add' | 'remove', string>;
  /** Without it rows are added and removed only. */
  change?: { input: z.ZodType<Changes>; says: SuccessKey; summary: string };
  /** Who may write. */
  access?: Access;
  /** Where an entry is added. */
  addPath?: string;
};

/** `POST` of a new row, `PUT` and `DELETE /:id` of the caller's own rows of one kind. */
export function ownRowWrites<Input, Changes, Wire>(kind: Kind<Input, Changes, Wire>): FastifyPluginAsyncZod {
  const { rows, input, saved, says, summaries, change, access = 'signedIn', addPath = '/' } = kind;
  const config = { access };
  return async (app) => {
    app.post(
      addPath,
      {
        config,
        schema: { summary: summaries.add, errors: rows.errors.add, body: input, response: { 201: saved } },
      },
      async ({ user, body, say }, reply) =>
        reply.code(201).send(done(say(says.added), { data: await rows.add(user, body as Input) })),
    );

    if (change)
      app.put(
        '/:id',
        {
          config,
          schema: {
            summary: change.summary,
            errors: rows.errors.change,
            params: idParamsSchema,
            body: change.input,
            response: { 200: saved },
          },
        },
        async ({ user, params, body, say }, reply) =>
          reply.send(done(say(change.says), { data: await rows.change(user, params.id, body as Changes) })),
      );

    app.delete(
      '/:id',
      {
        config,
        schema: {
          summary: summaries.remove,
          errors: rows.errors.remove,
          params: idParamsSchema,
          response: { 200: messageSchema },
        },
      },
      async ({ user, params, say }) => {
        await rows.remove(user, params.id);
        return done(say(says.removed));
      },
    );
  };
}
