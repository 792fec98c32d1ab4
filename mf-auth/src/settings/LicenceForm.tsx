import { LICENCE_NUMBER_MAX } from '@plumbline/shared-schema/limits';
import type { LicenceFacts, LicenceForm as Values } from '@plumbline/shared-schema/proofs';
import { Form, SubmitButton, TextField, useZodForm } from '@plumbline/shared-ui/Form';
import { useTranslation } from 'react-i18next';

type LicenceFormProps = { known: LicenceFacts | null; onSend: (values: Values) => Promise<void> };

/** What stands on the licence in the chosen file, and the button that sends both. */
export function LicenceForm({ known, onSend }: LicenceFormProps) {
  const { t } = useTranslation('auth');
  const form = useZodForm({
    loadSchema: async () => (await import('@plumbline/shared-schema/proofs')).licenceFormSchema,
    // Another licence has another end, but mostly the same number.
    defaultValues: { number: known?.number ?? '', expiresOn: '' },
  });
  return (
    <Form form={form} onSubmit={onSend}>
      <TextField
        name="number"
        label={t('settings.proofs.licence.number')}
        helperText={t('settings.proofs.licence.numberHint')}
        maxLength={LICENCE_NUMBER_MAX}
      />
      <TextField
        name="expiresOn"
        type="date"
        label={t('settings.proofs.licence.expiresOn')}
        helperText={t('settings.proofs.licence.expiresHint')}
        isOptional
      />
      <SubmitButton sx={{ alignSelf: { sm: 'flex-start' } }}>{t('settings.proofs.send')}</SubmitButton>
    </Form>
  );
}
