import { useDeleteAccountMutation } from '@plumbline/shared-api/account-deletion';
import { DELETION_DAYS } from '@plumbline/shared-schema/limits';
import { useTry } from '@plumbline/shared-ui/action';
import { useTranslation } from 'react-i18next';
import { OwnerDialog } from '../two-step/OwnerDialog';

export function DeleteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('auth');
  const [deleteAccount] = useDeleteAccountMutation();
  const attempt = useTry();

  return (
    <OwnerDialog
      title={t('deletion.dialogTitle')}
      text={t('deletion.dialogText', { days: DELETION_DAYS })}
      submit={t('deletion.ask')}
      onSubmit={(owner) =>
        attempt(deleteAccount(owner).unwrap(), {
          failed: t('deletion.failed'),
          fieldOf: { PASSWORD_INCORRECT: 'password' },
        })
      }
      onClose={onClose}
    />
  );
}
