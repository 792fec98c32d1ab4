import { useTranslation } from 'react-i18next';
import { useListPricesQuery } from '@plumbline/shared-api/prices';
import { optionLabel } from '@plumbline/shared-schema/options';
import type { TradePrice } from '@plumbline/shared-schema/prices';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { Skeleton, Stack } from '@plumbline/shared-ui/layout';
import { Page } from '@plumbline/shared-ui/Page';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { Link } from '@plumbline/shared-ui/text';
import { HowMade } from '../price-guide/HowMade';
import { PriceTable } from '../price-guide/PriceTable';

/** What each trade has cost, wherever the work was done. */
export function PricesPage() {
  const { t } = useTranslation('jobs');
  const prices = useListPricesQuery();
  return (
    <Page title={t('titles.prices')} subtitle={t('prices.lead')} width="narrow">
      <Stack spacing={4}>
        <QueryBoundary
          query={prices}
          skeleton={<Skeleton variant="rounded" height={480} />}
          errorMessage={t('prices.failed')}
          isEmpty={(rows) => rows.length === 0}
          empty={<EmptyState title={t('prices.none')} description={t('prices.noneHint')} />}
        >
          {(rows) => <TradeTable rows={rows} />}
        </QueryBoundary>
        <HowMade />
      </Stack>
    </Page>
  );
}

function TradeTable({ rows }: { rows: readonly TradePrice[] }) {
  const { t } = useTranslation('jobs');
  return (
    <PriceTable
      label={t('titles.prices')}
      of={t('prices.trade')}
      rows={rows.map((price) => ({
        ...price,
        key: price.tradeKey,
        name: <Link to={`/prices/${price.tradeKey}`}>{t(optionLabel('skill', price.trade))}</Link>,
      }))}
    />
  );
}
