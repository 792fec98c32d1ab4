import type { Article } from '@plumbline/shared-schema/content';
import { CardList, PHONE_RAIL } from '@plumbline/shared-ui/layout';
import { ArticleCard } from './ArticleCard';

type ArticleGridProps = {
  articles: readonly Article[];
  component: 'h2' | 'h3';
  label?: string;
  /** One part of a page among others. */
  isTeaser?: boolean;
};

export function ArticleGrid({ articles, component, label, isTeaser = false }: ArticleGridProps) {
  return (
    <CardList
      label={label}
      rows={articles}
      keyOf={({ slug }) => slug}
      spacing={0}
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
        ...(isTeaser ? PHONE_RAIL : {}),
      }}
    >
      {(article) => <ArticleCard article={article} component={component} />}
    </CardList>
  );
}
