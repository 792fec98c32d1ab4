import { useTranslation } from 'react-i18next';
import { useReadNotificationsMutation } from '@plumbline/shared-api/notifications';
import { Button } from '@plumbline/shared-ui/actions';
import { toast } from '@plumbline/shared-ui/toasts';

/** Marks everything as read. */
export function ReadAllButton() {
  const { t } = useTranslation('messaging');
  const [markRead, { isLoading }] = useReadNotificationsMutation();

  async function readAll() {
    const { error } = await markRead(null);
    if (error) toast.error(t('notifications.readFailed'));
  }

  return (
    <Button variant="outlined" loading={isLoading} onClick={() => void readAll()}>
      {t('notifications.readAll')}
    </Button>
  );
}
