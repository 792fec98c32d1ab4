import { FormDialog } from '@plumbline/shared-ui/dialogs';
import { TextField, useZodForm } from '@plumbline/shared-ui/Form';
import { useTranslation } from 'react-i18next';
import type { Days } from './wallet-period';

type PeriodDialogProps = { days: Days; onSelect: (days: Days) => void; onClose: () => void };

/** Two days, both in the period. */
export function PeriodDialog({ days, onSelect, onClose }: PeriodDialogProps) {
  const { t } = useTranslation('profile');
  const form = useZodForm({
    loadSchema: async () => (await import('@plumbline/shared-schema/wallet')).walletPeriodSchema,
    defaultValues: days,
    mode: 'onSubmit',
  });

  return (
    <FormDialog
      title={t('wallet.select')}
      submit={t('wallet.show')}
      size="xs"
      form={form}
      onSubmit={onSelect}
      onClose={onClose}
    >
      <TextField name="from" type="date" label={t('wallet.from')} />
      <TextField name="to" type="date" label={t('wallet.to')} />
    </FormDialog>
  );
}
