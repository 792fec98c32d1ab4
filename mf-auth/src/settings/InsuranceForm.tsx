import { INSURER_MAX } from '@plumbline/shared-schema/limits';
import type { InsuranceFacts, InsuranceForm as Values } from '@plumbline/shared-schema/proofs';
import { Form, MoneyField, SubmitButton, TextField, useZodForm } from '@plumbline/shared-ui/Form';
import { useTranslation } from 'react-i18next';

type InsuranceFormProps = { known: InsuranceFacts | null; onSend: (values: Values) => Promise<void> };

/** What stands on the certificate in the chosen file, and the button that sends both. */
export function InsuranceForm({ known, onSend }: InsuranceFormProps) {
  const { t } = useTranslation('auth');
  const form = useZodForm({
    loadSchema: async () => (await import('@plumbline/shared-schema/proofs')).insuranceFormSchema,
    // The next certificate is mostly of the same insurer.
    defaultValues: { insurer: known?.insurer ?? '', cover: known?.cover ?? '', endsOn: '' },
  });
  return (
    <Form form={form} onSubmit={onSend}>
      <TextField name="insurer" label={t('settings.proofs.insurance.insurer')} maxLength={INSURER_MAX} />
      <MoneyField name="cover" label={t('settings.proofs.insurance.cover')} autoComplete="off" />
      <TextField
        name="endsOn"
        type="date"
        label={t('settings.proofs.insurance.endsOn')}
        helperText={t('settings.proofs.insurance.endsHint')}
      />
      <SubmitButton sx={{ alignSelf: { sm: 'flex-start' } }}>{t('settings.proofs.send')}</SubmitButton>
    </Form>
  );
}
