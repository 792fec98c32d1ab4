import { Button } from '@plumbline/shared-ui/actions';
import { CheckboxField, SubmitButton } from '@plumbline/shared-ui/Form';
import { ArrowBackIcon } from '@plumbline/shared-ui/icons';
import { Stack } from '@plumbline/shared-ui/layout';
import { useTranslation } from 'react-i18next';
import { TextLinks } from './TextLinks';

/** The end of step 2, the same for every role. */
export function TermsAndActions({ submitLabel, onBack }: { submitLabel: string; onBack: () => void }) {
  const { t } = useTranslation('auth');
  return (
    <>
      <CheckboxField name="termsAccepted" label={t('fields.terms')} />
      <TextLinks />
      <Stack direction={{ xs: 'column', sm: 'row-reverse' }} spacing={0} sx={{ gap: 1.5, pt: 1 }}>
        <SubmitButton size="large" sx={{ flex: { sm: 1 } }}>
          {submitLabel}
        </SubmitButton>
        <Button size="large" variant="outlined" startIcon={<ArrowBackIcon />} onClick={onBack}>
          {t('signUp.back')}
        </Button>
      </Stack>
    </>
  );
}
