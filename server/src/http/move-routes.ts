import type { ErrorCode } from '@plumbline/shared-schema/errors';
import { idParamsSchema } from '@plumbline/shared-schema/ids';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { done } from '../kit/answers';
import type { Access } from './plugins/access';
import type { CurrentUser } from './plugins/session';
import type { SuccessKey } from '../kit/texts';

type App = Parameters<FastifyPluginAsyncZod>[0];
type Answer<T> = z.ZodType<{ success: true; message: string; data: T }>;

/** A move that needs nothing but the id in its path. */
export type MoveRoute<T> = {
  path: string;
  access: Access;
  /** What it does, for the description of the API. */
  summary: string;
  errors: readonly ErrorCode[];
  says: SuccessKey;
  move: (user: CurrentUser, id: string) => Promise<T>;
};

/** Adds `<method> /:id/<path>` for each of the moves; all of them answer with the record as it is afterwards. */
export function addMoveRoutes<T>(
  app: App,
  { method, answer, moves }: { method: 'PUT' | 'PATCH'; answer: Answer<T>; moves: readonly MoveRoute<T>[] },
): void {
  for (const { path, access, summary, errors, says, move } of moves) {
    app.route({
      method,
      url: `/:id/${path}`,
      config: { access },
      schema: { summary, errors, params: idParamsSchema, response: { 200: answer } },
      handler: async (request, reply) =>
        reply.send(done(request.say(says), { data: await move(request.user, request.params.id) })),
    });
  }
}
