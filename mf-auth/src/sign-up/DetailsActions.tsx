import { Button } from '@plumbline/shared-ui/actions';
import { SubmitButton } from '@plumbline/shared-ui/Form';
import { ArrowBackIcon } from '@plumbline/shared-ui/icons';
import { Stack } from '@plumbline/shared-ui/layout';
import { useTranslation } from 'react-i18next';

/** Back to step 1, or on. On phones the main action comes first. */
export function DetailsActions({ submitLabel, onBack }: { submitLabel: string; onBack: () => void }) {
  const { t } = useTranslation('auth');
  return (
    <Stack direction={{ xs: 'column', sm: 'row-reverse' }} spacing={0} sx={{ gap: 1.5, pt: 1 }}>
      <SubmitButton size="large" sx={{ flex: { sm: 1 } }}>
        {submitLabel}
      </SubmitButton>
      <Button size="large" variant="outlined" startIcon={<ArrowBackIcon />} onClick={onBack}>
        {t('signUp.back')}
      </Button>
    </Stack>
  );
}
