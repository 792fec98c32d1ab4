import type { Article } from '@plumbline/shared-schema/content';
import { Box, Card } from '@plumbline/shared-ui/layout';
import { Link, Typography } from '@plumbline/shared-ui/text';
import { ArticleMeta } from './ArticleMeta';
import { ArticlePicture } from './ArticlePicture';

type ArticleCardProps = {
  article: Article;
  /** Of the title. */
  component: 'h2' | 'h3';
  /** Wide, with the picture beside the text. */
  isFeatured?: boolean;
};

export function ArticleCard({ article, component, isFeatured = false }: ArticleCardProps) {
  return (
    <Card
      component="article"
      sx={{
        position: 'relative',
        height: '100%',
        ...(isFeatured && { display: { md: 'grid' }, gridTemplateColumns: { md: '1.2fr 1fr' } }),
      }}
    >
      <ArticlePicture
        picture={article.picture}
        sizes={isFeatured ? '(min-width: 900px) 620px, 100vw' : '(min-width: 900px) 400px, 100vw'}
        isFirst={isFeatured}
      />
      <Box
        sx={{
          p: isFeatured ? { xs: 2.5, md: 5 } : 2.5,
          display: 'flex',
          flexDirection: 'column',
          gap: 1,
          justifyContent: 'center',
        }}
      >
        <ArticleMeta {...article} />
        <Typography variant={isFeatured ? 'h2' : 'h3'} component={component} sx={{ hyphens: 'manual' }}>
          <Link to={`/blogs/${article.slug}`} isCoveringCard color="inherit" underline="hover">
            {article.title}
          </Link>
        </Typography>
        <Typography color="text.secondary">{article.summary}</Typography>
      </Box>
    </Card>
  );
}
