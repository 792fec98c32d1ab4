import { idParamsSchema } from '@plumbline/shared-schema/ids';
import { paperQuerySchema } from '@plumbline/shared-schema/money-documents';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { languageOf } from './texts';
import type { Language } from './texts';

/** A PDF, and the name of its file. */
export type DrawnPaper = { name: string; bytes: Buffer };

/** The schema of a call that sends a paper, but for its summary and errors. */
export const paperSchema = {
  params: idParamsSchema,
  querystring: paperQuerySchema,
  response: { 200: { description: 'The paper', content: { 'application/pdf': { schema: z.any() } } } },
};

type PaperRequest = Pick<FastifyRequest, 'headers'> & { query: { language?: Language | undefined } };

/** What the reader asked for, else what their browser reads. */
export const paperLanguage = ({ headers, query }: PaperRequest): Language =>
  query.language ?? languageOf(headers['accept-language']);

/** To be kept by its reader alone. */
export const sendPaper = (reply: FastifyReply, { name, bytes }: DrawnPaper): FastifyReply =>
  reply
    .type('application/pdf')
    .header('x-content-type-options', 'nosniff')
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'private, no-store')
    .send(bytes);
