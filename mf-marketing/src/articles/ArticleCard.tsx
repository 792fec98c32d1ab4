import type { Article } from '@plumbline/shared-schema/content';
import { EntryCard } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { ArticlePicture } from './ArticlePicture';
import { useArticleMeta } from './use-article-meta';

type ArticleCardProps = {
  article: Article;
  /** Of the title. */
  component: 'h2' | 'h3';
  /** Wide, with the picture beside the text. */
  isFeatured?: boolean;
};

export function ArticleCard({ article, component, isFeatured = false }: ArticleCardProps) {
  return (
    <EntryCard
      size={isFeatured ? 'feature' : 'tile'}
      title={article.title}
      heading={component}
      link={{ to: `/blogs/${article.slug}` }}
      cover={
        <ArticlePicture
          picture={article.picture}
          sizes={isFeatured ? '(min-width: 900px) 620px, 100vw' : '(min-width: 900px) 400px, 100vw'}
          isFirst={isFeatured}
          isCover
        />
      }
      meta={useArticleMeta(article)}
    >
      <Typography color="text.secondary">{article.summary}</Typography>
    </EntryCard>
  );
}
