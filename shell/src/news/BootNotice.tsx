import { Alert } from '@plumbline/shared-ui/feedback';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBoot } from '../boot/use-boot';

/** What the edge has to say about the address that was asked for: a preview link that is over, say. */
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
      onClose={() => {
        setRead(true);
      }}
      sx={{ bgcolor: 'background.paper' }}
    >
      {t(`notice.${notice}`)}
    </Alert>
  );
}
