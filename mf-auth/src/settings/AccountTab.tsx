import { Stack } from '@plumbline/shared-ui/layout';
import { DeletionSection } from '../account/DeletionSection';
import { ExportSection } from '../account/ExportSection';
import { useTranslation } from 'react-i18next';
import { EmailSection } from '../email-change/EmailSection';
import { LookSection } from './LookSection';

export function AccountTab() {
  const { t } = useTranslation('auth');
  return (
    <Stack spacing={3}>
      {/* The language is that of mails as well. */}
      <LookSection text={t('settings.look.text')} />
      <EmailSection />
      <ExportSection />
      <DeletionSection />
    </Stack>
  );
}
