import type { Marketplace } from '@plumbline/shared-schema/marketplace';
import { Facts } from '@plumbline/shared-ui/cards';
import { useFormat } from '@plumbline/shared-ui/format';
import { Card } from '@plumbline/shared-ui/layout';
import { useTranslation } from 'react-i18next';

const COUNTS = ['people', 'openJobs', 'runningContracts', 'suspended'] as const;

/** How many there are at this moment. */
export function NowFigures({ now }: { now: Marketplace['now'] }) {
  const { t } = useTranslation('admin');
  const { number, money } = useFormat();
  const counts = COUNTS.map((name) => ({ term: t(`overview.now.${name}`), text: number(now[name]) }));

  return (
    <Card sx={{ p: 3 }}>
      <Facts
        columns="fit"
        size="large"
        entries={[...counts, { term: t('overview.now.held'), text: money(now.held) }]}
      />
    </Card>
  );
}
