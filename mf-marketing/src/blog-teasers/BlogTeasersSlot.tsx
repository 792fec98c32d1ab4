import { useListArticlesQuery } from '@plumbline/shared-api/content';
import { useLanguage } from '@plumbline/shared-ui/i18n';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { Link, Typography } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';
import { ArticleGrid } from '../articles/ArticleGrid';
import { touchable } from '../articles/touchable';

const TEASERS = 3;

/** The newest articles; nothing until they are there, and nothing where they do not come. */
export function BlogTeasersSlot() {
  const { t } = useTranslation('marketing');
  const { language } = useLanguage();
  const { currentData } = useListArticlesQuery(language);
  if (!currentData?.length) return null;
  return (
    <Box component="section">
      <Stack
        direction="row"
        spacing={2}
        sx={{ justifyContent: 'space-between', alignItems: 'baseline', mb: 2 }}
      >
        <Typography variant="h2">{t('articles.teasers')}</Typography>
        <Link to="/blogs" sx={touchable}>
          {t('articles.all')}
        </Link>
      </Stack>
      <ArticleGrid articles={currentData.slice(0, TEASERS)} component="h3" isTeaser />
    </Box>
  );
}
