import { useTranslation } from 'react-i18next';
import { useDeleteMessageMutation } from '@plumbline/shared-api/message-changes';
import { useTry } from '@plumbline/shared-ui/action';
import { ConfirmDialog } from '@plumbline/shared-ui/ConfirmDialog';

type DeleteMessageProps = { chatId: string; messageId: string; onClose: () => void };

/** Asks before a message is deleted on both sides. */
export function DeleteMessage({ chatId, messageId, onClose }: DeleteMessageProps) {
  const { t } = useTranslation('messaging');
  const [deleteMessage] = useDeleteMessageMutation();
  const attempt = useTry();

  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={t('message.deleteTitle')}
      text={t('message.deleteText')}
      confirmLabel={t('message.delete')}
      onConfirm={() =>
        attempt(deleteMessage({ chatId, messageId }).unwrap(), { failed: t('message.deleteFailed') })
      }
      onClose={onClose}
    />
  );
}
