import { useTranslation } from 'react-i18next';
import type { Material } from '@plumbline/shared-schema/materials';
import { Button } from '@plumbline/shared-ui/actions';
import { downloadCsv, toCsv } from '../reports/csv';

/** The list as a file: a row for each line, amounts as plain numbers. */
export function MaterialsCsv({ rows, contractId }: { rows: readonly Material[]; contractId: string }) {
  const { t } = useTranslation('contracts');

  function download() {
    const head = ['text', 'quantity', 'unit', 'price', 'amount', 'buyer', 'paid'] as const;
    const cells = rows.map((row) => [
      row.text,
      row.quantity,
      t(`quotes.unitNames.${row.unit}`),
      row.price,
      row.amount,
      t(`materials.buyers.${row.buyer}`),
      row.paid ?? '',
    ]);
    const name = t('materials.file', { number: contractId.slice(-6) });
    downloadCsv(name, toCsv([head.map((key) => t(`materials.${key}`)), ...cells]));
  }

  return <Button onClick={download}>{t('materials.csv')}</Button>;
}
