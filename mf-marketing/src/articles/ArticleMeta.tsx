import type { Article } from '@plumbline/shared-schema/content';
import { DotLine, Typography } from '@plumbline/shared-ui/text';
import { useArticleMeta } from './use-article-meta';

/** Below the title of the article's own page. */
export function ArticleMeta(article: Pick<Article, 'topic' | 'date' | 'minutes'>) {
  return (
    <Typography variant="body2" color="text.secondary">
      <DotLine facts={useArticleMeta(article)} />
    </Typography>
  );
}
