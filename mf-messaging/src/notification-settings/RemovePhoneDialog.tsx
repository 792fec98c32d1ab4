import { useTranslation } from 'react-i18next';
import { useRemovePhoneMutation } from '@plumbline/shared-api/notification-preferences';
import { useTry } from '@plumbline/shared-ui/action';
import { ConfirmDialog } from '@plumbline/shared-ui/ConfirmDialog';

export function RemovePhoneDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('messaging');
  const [remove] = useRemovePhoneMutation();
  const attempt = useTry();

  return (
    <ConfirmDialog
      isOpen
      title={t('settings.phone.removeTitle')}
      text={t('settings.phone.removeText')}
      confirmLabel={t('settings.phone.remove')}
      onConfirm={async () => {
        await attempt(remove().unwrap(), {});
        onClose();
      }}
      onClose={onClose}
    />
  );
}
