import { idParamsSchema } from '@plumbline/shared-schema/ids';
import { pictureQuerySchema } from '@plumbline/shared-schema/pictures';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { FileRow } from '../../../database/tables/users';
import type { FilesService } from './files.service';
import type { PicturesService } from './pictures.service';

const ONE_YEAR = 'public, max-age=31536000, immutable';
const ONE_HOUR = 'private, max-age=3600';

type Options = { files: FilesService; pictures: PicturesService };

/** `GET /files/{id}?sig=`: the link is the permission, so no sign-in is asked for. */
export const filesRoutes: FastifyPluginAsyncZod<Options> = async (app, { files, pictures }) => {
  app.get(
    '/:id',
    {
      config: { access: 'public' },
      schema: {
        summary: 'Read a file by its signed link',
        errors: ['LINK_INVALID'],
        params: idParamsSchema,
        querystring: z.object({ sig: z.string().max(200).optional() }),
        response: { 200: { description: 'The file', content: { '*/*': { schema: z.any() } } } },
      },
    },
    async ({ params, query }, reply) => {
      const { file, isBrief, stream, size } = await files.open(params.id, query.sig);
      const isImage = file.mimeType.startsWith('image/');
      return reply
        .type(file.mimeType)
        .header('x-content-type-options', 'nosniff')
        .header(
          'content-disposition',
          `${isImage ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeName(file.name)}`,
        )
        .header('cache-control', cacheControl(file, isBrief))
        .header('content-length', size)
        .send(stream);
    },
  );

  app.get(
    '/:id/picture',
    {
      config: { access: 'public' },
      schema: {
        summary: 'Read a smaller copy of a picture by its signed link',
        errors: ['LINK_INVALID'],
        params: idParamsSchema,
        querystring: pictureQuerySchema,
        response: { 200: { description: 'The picture', content: { '*/*': { schema: z.any() } } } },
      },
    },
    async ({ params, query }, reply) => {
      const { stream, size } = await pictures.open(params.id, query);
      return reply
        .type('image/webp')
        .header('x-content-type-options', 'nosniff')
        .header('cache-control', ONE_HOUR)
        .header('content-length', size)
        .send(stream);
    },
  );
};

function cacheControl({ visibility }: Pick<FileRow, 'visibility'>, isBrief: boolean): string {
  if (isBrief) return 'no-store';
  return visibility === 'public' ? ONE_YEAR : ONE_HOUR;
}

/** RFC 5987: what encodeURIComponent leaves but the header does not allow is encoded too. */
function encodeName(name: string): string {
  return encodeURIComponent(name.replace(/\p{Surrogate}/gu, '_')).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
