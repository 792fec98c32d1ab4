import type { Promotion } from '@plumbline/shared-schema/promotions';
import { Box, CardList, Paper } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';
import { PromotionFacts } from './PromotionFacts';

/** Renders nothing without any. */
export function PastPromotions({ promotions }: { promotions: Promotion[] }) {
  const { t } = useTranslation('marketing');
  if (promotions.length === 0) return null;
  return (
    <Box component="section">
      <Typography variant="h2" sx={{ fontSize: '1.375rem', mb: 2 }}>
        {t('promote.past')}
      </Typography>
      <CardList rows={promotions}>
        {(promotion) => (
          <Paper variant="outlined" sx={{ p: 2 }}>
            <PromotionFacts promotion={promotion} />
          </Paper>
        )}
      </CardList>
    </Box>
  );
}
