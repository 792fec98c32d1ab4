import { useListArticlesQuery } from '@plumbline/shared-api/content';
import type { Article } from '@plumbline/shared-schema/content';
import { useLanguage } from '@plumbline/shared-ui/i18n';
import { Skeleton, Stack } from '@plumbline/shared-ui/layout';
import { Page } from '@plumbline/shared-ui/Page';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { useTranslation } from 'react-i18next';
import { ArticleCard } from '../articles/ArticleCard';
import { ArticleGrid } from '../articles/ArticleGrid';
import { Banner } from './Banner';

export function BlogsPage() {
  const { t } = useTranslation('marketing');
  const { language } = useLanguage();
  const articles = useListArticlesQuery(language);
  return (
    <Page title={t('titles.blogs')} subtitle={t('articles.lead')}>
      <QueryBoundary
        // The articles of the other language must not stand here while these are on the way.
        query={{ ...articles, data: articles.currentData }}
        skeleton={<Skeleton variant="rounded" height={480} />}
      >
        {(rows) => <Articles rows={rows} />}
      </QueryBoundary>
    </Page>
  );
}

function Articles({ rows: [newest, ...others] }: { rows: readonly Article[] }) {
  return (
    <Stack spacing={4}>
      {newest && <ArticleCard article={newest} component="h2" isFeatured />}
      <Banner />
      <ArticleGrid articles={others} component="h2" />
    </Stack>
  );
}
