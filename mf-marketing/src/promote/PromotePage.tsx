import { useListPromotionsQuery } from '@plumbline/shared-api/promotions';
import type { Promotion } from '@plumbline/shared-schema/promotions';
import { Alert } from '@plumbline/shared-ui/feedback';
import { Stack } from '@plumbline/shared-ui/layout';
import { Page } from '@plumbline/shared-ui/Page';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { useTranslation } from 'react-i18next';
import { PastPromotions } from './PastPromotions';
import { PromotionForm } from './PromotionForm';
import { RunningPromotion } from './RunningPromotion';

/** A contractor has their profile, or one of their works, shown further up in searches. */
export function PromotePage() {
  const { t } = useTranslation('marketing');
  const promotions = useListPromotionsQuery();
  return (
    <Page title={t('titles.promote')} subtitle={t('promote.lead')} width="narrow">
      <Stack spacing={4}>
        <Alert severity="info" role="note">
          {t('promote.sandbox')}
        </Alert>
        <QueryBoundary query={promotions} errorMessage={t('promote.loadFailed')}>
          {(all) => <Promotions all={all} />}
        </QueryBoundary>
      </Stack>
    </Page>
  );
}

function Promotions({ all }: { all: Promotion[] }) {
  const running = all.find(({ status }) => status === 'running');
  return (
    <Stack spacing={4}>
      {running ? <RunningPromotion promotion={running} /> : <PromotionForm />}
      <PastPromotions promotions={all.filter((promotion) => promotion !== running)} />
    </Stack>
  );
}
