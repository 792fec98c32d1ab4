import { Alert } from '@plumbline/shared-ui/feedback';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBoot } from '../boot/use-site';

/** What the edge says about the requested address, such as an expired preview link. */
export function BootNotice() {
  const { t } = useTranslation('shell');
  const { notice } = useBoot();
  const [isRead, setRead] = useState(false);
  if (notice === null || isRead) return null;
  return (
    <Alert
      severity="warning"
      variant="outlined"
      closeText={t('notice.close')}
      onClose={() => setRead(true)}
      sx={{ bgcolor: 'background.paper' }}
    >
      {t(`notice.${notice}`)}
    </Alert>
  );
}
