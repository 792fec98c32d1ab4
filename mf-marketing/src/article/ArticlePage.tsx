import { useGetArticleQuery, useListArticlesQuery } from '@plumbline/shared-api/content';
import { useSession } from '@plumbline/shared-api/session';
import type { ArticleWithText } from '@plumbline/shared-schema/content';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { useLanguage } from '@plumbline/shared-ui/i18n';
import { Box, Skeleton } from '@plumbline/shared-ui/layout';
import { Page } from '@plumbline/shared-ui/Page';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { Link, Typography } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { ArticleGrid } from '../articles/ArticleGrid';
import { ArticleMeta } from '../articles/ArticleMeta';
import { ArticlePicture } from '../articles/ArticlePicture';
import { isPhoto } from '../articles/photos';
import { Prose } from '../articles/Prose';
import { sectionsOf } from '../articles/sections';
import { touchable } from '../articles/touchable';
import { WithContents } from '../articles/WithContents';
import { NextStep } from './NextStep';

const MORE = 3;

export function ArticlePage() {
  const { t } = useTranslation('marketing');
  const { slug = '' } = useParams();
  const { language } = useLanguage();
  const { user } = useSession();
  const article = useGetArticleQuery({ slug, language });
  const { currentData } = article;
  return (
    <Page
      title={currentData?.title ?? t('titles.article')}
      subtitle={currentData && <ArticleMeta {...currentData} />}
      back={
        user && (
          <Link to="/blogs" sx={touchable}>
            {t('articles.all')}
          </Link>
        )
      }
    >
      <QueryBoundary
        query={{ ...article, data: currentData }}
        skeleton={<Skeleton variant="rounded" height={640} />}
        notFound={<EmptyState title={t('articles.missing')} />}
      >
        {(found) => <ArticleText article={found} />}
      </QueryBoundary>
      <MoreArticles than={slug} />
    </Page>
  );
}

function ArticleText({ article: { summary, picture, blocks } }: { article: ArticleWithText }) {
  const { t } = useTranslation('marketing');
  return (
    <WithContents sections={sectionsOf(blocks)}>
      <article>
        <Typography sx={{ fontSize: { xs: '1.125rem', md: '1.375rem' }, lineHeight: 1.5 }}>
          {summary}
        </Typography>
        <Box component="figure" sx={{ mx: 0, my: 4 }}>
          <Box sx={{ borderRadius: 2, overflow: 'hidden' }}>
            <ArticlePicture picture={picture} sizes="(min-width: 900px) 800px, 100vw" isFirst />
          </Box>
          {isPhoto(picture) && (
            <Typography component="figcaption" variant="body2" color="text.secondary" sx={{ mt: 1 }}>
              {t(`articles.shown.${picture}`)}
            </Typography>
          )}
        </Box>
        <Prose blocks={blocks} hasSections />
      </article>
      <NextStep />
    </WithContents>
  );
}

/** The three that follow it, around the end of the list. */
function MoreArticles({ than }: { than: string }) {
  const { t } = useTranslation('marketing');
  const { language } = useLanguage();
  const { currentData: articles = [] } = useListArticlesQuery(language);
  const place = articles.findIndex(({ slug }) => slug === than);
  const next = [...articles.slice(place + 1), ...articles].filter(({ slug }) => slug !== than).slice(0, MORE);
  if (next.length === 0) return null;
  return (
    <Box component="section" sx={{ mt: 8 }}>
      <Typography variant="h2" sx={{ mb: 3 }}>
        {t('articles.more')}
      </Typography>
      <ArticleGrid articles={next} component="h3" />
    </Box>
  );
}
