import { Stack } from '@plumbline/shared-ui/layout';
import { ExternalLink } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';

/** The texts that hold for everybody, in a tab of their own: the form stays as it is. */
export function TextLinks() {
  const { t } = useTranslation('auth');
  return (
    <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
      <ExternalLink href="/terms">{t('signUp.readTerms')}</ExternalLink>
      <ExternalLink href="/privacy">{t('signUp.readPrivacy')}</ExternalLink>
    </Stack>
  );
}
