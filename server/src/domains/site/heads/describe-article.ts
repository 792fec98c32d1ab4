import type { PageDescription } from '@plumbline/registry/edge';
import type { ArticleWithText } from '@plumbline/shared-schema/content';
import type { BlogPosting, WithContext } from 'schema-dts';
import { breadcrumbs, CONTEXT, organization, shortened } from './structured-data';
import type { Place } from './structured-data';

export function describeArticle(article: ArticleWithText, { siteUrl, language }: Place): PageDescription {
  const path = `/blogs/${article.slug}`;
  const posting: WithContext<BlogPosting> = {
    '@context': CONTEXT,
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.summary,
    datePublished: article.date,
    inLanguage: language,
    mainEntityOfPage: siteUrl + path,
    author: organization(siteUrl),
    publisher: organization(siteUrl),
  };
  return {
    status: 200,
    title: article.title,
    description: shortened(article.summary),
    kind: 'article',
    data: [posting, breadcrumbs(siteUrl, [[article.title, path]])],
  };
}
