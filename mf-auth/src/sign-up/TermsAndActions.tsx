import { Button } from '@plumbline/shared-ui/actions';
import { CheckboxField, SubmitButton } from '@plumbline/shared-ui/Form';
import { ArrowBackIcon } from '@plumbline/shared-ui/icons';
import { Stack } from '@plumbline/shared-ui/layout';
import { ExternalLink } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';

/** The end of step 2, the same for every role. */
export function TermsAndActions({ submitLabel, onBack }: { submitLabel: string; onBack: () => void }) {
  const { t } = useTranslation('auth');
  return (
    <>
      <CheckboxField name="termsAccepted" label={t('fields.terms')} />
      {/* In a tab of their own: the form stays as it is. */}
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
        <ExternalLink href="/terms">{t('signUp.readTerms')}</ExternalLink>
        <ExternalLink href="/privacy">{t('signUp.readPrivacy')}</ExternalLink>
      </Stack>
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
