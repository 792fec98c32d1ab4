import {
  articleAnswerSchema,
  articleParamsSchema,
  articlesSchema,
  contentQuerySchema,
  helpSchema,
  siteTextAnswerSchema,
  siteTextParamsSchema,
} from '@plumbline/shared-schema/content';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { answer, found } from '../../../kit/answers';
import type { Content } from './content.service';

const config = { access: 'public', isPublicRead: true } as const;
const querystring = contentQuerySchema;

/** `/content`: what everybody reads, in the language they ask for. */
export const contentRoutes: FastifyPluginAsyncZod<{ content: Content }> = async (app, { content }) => {
  app.get(
    '/articles',
    { config, schema: { summary: 'List the articles', querystring, response: { 200: articlesSchema } } },
    async ({ query }) => answer({ data: content.listArticles(query.language) }),
  );

  app.get(
    '/articles/:slug',
    {
      config,
      schema: {
        summary: 'Read an article',
        querystring,
        params: articleParamsSchema,
        response: { 200: articleAnswerSchema },
      },
    },
    async ({ query, params }) => found(content.getArticle(query.language, params.slug)),
  );

  // For readers of feeds; the description of the API knows JSON alone.
  app.get('/feed.xml', { config, schema: { querystring, hide: true } }, async ({ query }, reply) =>
    reply.type('application/rss+xml; charset=utf-8').send(content.feed(query.language)),
  );

  app.get(
    '/texts/:name',
    {
      config,
      schema: {
        summary: 'Read the terms, the privacy policy, the safety advice or what payment protection covers',
        querystring,
        params: siteTextParamsSchema,
        response: { 200: siteTextAnswerSchema },
      },
    },
    async ({ query, params }) => found(content.getText(query.language, params.name)),
  );

  app.get(
    '/help',
    {
      config,
      schema: { summary: 'List questions with their answers', querystring, response: { 200: helpSchema } },
    },
    async ({ query }) => found(content.listHelp(query.language)),
  );
};
