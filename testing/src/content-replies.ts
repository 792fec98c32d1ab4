import { http } from 'msw';
import {
  articleAnswerSchema,
  articlesSchema,
  type Article,
  type ArticleWithText,
} from '@plumbline/shared-schema/content';
import { api } from '@plumbline/testing/server';
import { answer } from './answer';

type InLanguage<T> = (language: string | null) => T;
const languageOf = (request: Request) => new URL(request.url).searchParams.get('language');

export const contentReplies = {
  articles: (rows: Article[] | InLanguage<Article[]>) =>
    http.get(api('/content/articles'), ({ request }) => {
      const data = typeof rows === 'function' ? rows(languageOf(request)) : rows;
      return answer(articlesSchema, { success: true, data });
    }),
  article: (data: ArticleWithText) =>
    http.get(api(`/content/articles/${data.slug}`), () =>
      answer(articleAnswerSchema, { success: true, data }),
    ),
};
