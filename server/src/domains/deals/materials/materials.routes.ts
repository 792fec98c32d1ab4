import { messageSchema } from '@plumbline/shared-schema/envelope';
import { idParamsSchema } from '@plumbline/shared-schema/ids';
import {
  addMaterialSchema,
  buyMaterialSchema,
  changeMaterialSchema,
  materialParamsSchema,
  materialSavedSchema,
  materialsAnswerSchema,
  materialsSavedSchema,
} from '@plumbline/shared-schema/materials';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { done, found } from '../../../kit/answers';
import type { MaterialsService } from './materials.service';

type Options = { materials: MaterialsService };

const config = { access: 'signedIn' } as const;
const ERRORS = ['CONTRACT_NOT_FOUND', 'CONTRACT_OVER'] as const;
const ROW_ERRORS = [...ERRORS, 'MATERIAL_NOT_FOUND'] as const;

/** `/contracts/{id}/materials`: of both sides. */
export const materialsRoutes: FastifyPluginAsyncZod<Options> = async (app, { materials }) => {
  await app.register(materialRowRoutes, { materials });

  app.get(
    '/:id/materials',
    {
      config,
      schema: {
        summary: 'List what a contract needs, with its sums',
        errors: ['CONTRACT_NOT_FOUND'],
        params: idParamsSchema,
        response: { 200: materialsAnswerSchema },
      },
    },
    async ({ user, params }) => found(await materials.list(user, params.id)),
  );

  app.post(
    '/:id/materials',
    {
      config,
      schema: {
        summary: 'Add a line to what a contract needs',
        errors: [...ERRORS, 'MATERIAL_LIMIT'],
        params: idParamsSchema,
        body: addMaterialSchema,
        response: { 201: materialSavedSchema },
      },
    },
    async ({ user, params, body, say }, reply) =>
      reply.code(201).send(done(say('materialAdded'), { data: await materials.add(user, params.id, body) })),
  );

  app.post(
    '/:id/materials/from-quote',
    {
      config,
      schema: {
        summary: 'Take over the material of the quote that the contract was made of',
        errors: [...ERRORS, 'QUOTE_NOT_FOUND', 'MATERIAL_LIMIT'],
        params: idParamsSchema,
        response: { 200: materialsSavedSchema },
      },
    },
    async ({ user, params, say }) =>
      done(say('materialsTakenOver'), { data: await materials.takeOver(user, params.id) }),
  );
};

const materialRowRoutes: FastifyPluginAsyncZod<Options> = async (app, { materials }) => {
  app.put(
    '/:id/materials/:materialId',
    {
      config,
      schema: {
        summary: 'Change a line of what a contract needs',
        errors: [...ROW_ERRORS, 'MATERIAL_CHANGED', 'MATERIAL_BOUGHT'],
        params: materialParamsSchema,
        body: changeMaterialSchema,
        response: { 200: materialSavedSchema },
      },
    },
    async ({ user, params, body, say }) =>
      done(say('materialChanged'), { data: await materials.change(user, params, body) }),
  );

  app.put(
    '/:id/materials/:materialId/purchase',
    {
      config: {
        ...config,
        uploads: ['receipt'],
        // The file of an outsider is refused unread.
        admits: ({ user, params }) => materials.admit(user, (params as { id: string }).id),
      },
      schema: {
        summary: 'Say what a line did cost, with its receipt, or that it is still to be bought',
        errors: [...ROW_ERRORS, 'MATERIAL_CHANGED', 'ATTACHMENT_TYPE', 'ATTACHMENT_TOO_LARGE'],
        params: materialParamsSchema,
        body: buyMaterialSchema,
        response: { 200: materialSavedSchema },
      },
    },
    async ({ user, params, body, uploads, say }) =>
      done(say('materialChanged'), {
        data: await materials.buy(user, params, { ...body, upload: uploads?.['receipt'] }),
      }),
  );

  app.delete(
    '/:id/materials/:materialId',
    {
      config,
      schema: {
        summary: 'Remove a line of what a contract needs',
        errors: [...ROW_ERRORS, 'MATERIAL_BOUGHT'],
        params: materialParamsSchema,
        response: { 200: messageSchema },
      },
    },
    async ({ user, params, say }) => {
      await materials.remove(user, params);
      return done(say('materialRemoved'));
    },
  );
};
