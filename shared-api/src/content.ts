import type {
  Article,
  ArticleWithText,
  ContentLanguage,
  HelpEntry,
  SiteText,
  SiteTextName,
} from '@plumbline/shared-schema/content';
import { api } from '@plumbline/shared-api/api';
import { at, read } from './calls';

/** What the site has to read; it changes with a release only, so nothing makes it stale. */
export const contentApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Newest first, without their texts. */
    listArticles: build.query<Article[], ContentLanguage>(
      read<Article[], ContentLanguage>(
        (language) => ({ url: 'content/articles', params: { language } }),
        () => [],
      ),
    ),
    getArticle: build.query<ArticleWithText, { slug: string; language: ContentLanguage }>(
      read<ArticleWithText, { slug: string; language: ContentLanguage }>(
        ({ slug, language }) => ({ url: at('content', 'articles', slug), params: { language } }),
        () => [],
      ),
    ),
    getSiteText: build.query<SiteText, { name: SiteTextName; language: ContentLanguage }>(
      read<SiteText, { name: SiteTextName; language: ContentLanguage }>(
        ({ name, language }) => ({ url: at('content', 'texts', name), params: { language } }),
        () => [],
      ),
    ),
    listHelp: build.query<HelpEntry[], ContentLanguage>(
      read<HelpEntry[], ContentLanguage>(
        (language) => ({ url: 'content/help', params: { language } }),
        () => [],
      ),
    ),
  }),
});

export const { useListArticlesQuery, useGetArticleQuery, useGetSiteTextQuery, useListHelpQuery } = contentApi;
