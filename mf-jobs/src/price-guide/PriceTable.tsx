import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Price } from '@plumbline/shared-schema/prices';
import { DataTable } from '@plumbline/shared-ui/DataTable';
import { useFormat } from '@plumbline/shared-ui/format';

type PriceTableProps = {
  label: string;
  /** What the rows are. */
  of: string;
  rows: readonly (Price & { key: string; name: ReactNode })[];
};

export function PriceTable({ label, of, rows }: PriceTableProps) {
  const { t } = useTranslation('jobs');
  const { money, moneyRange, number } = useFormat();
  return (
    <DataTable
      label={label}
      columns={[of, t('prices.half'), t('prices.middle'), t('prices.dealsColumn')]}
      rows={rows.map(({ key, name, low, median, high, deals }) => ({
        key,
        cells: [name, moneyRange(low, high), money(median), number(deals)],
      }))}
      isFigures
    />
  );
}
