import { useTranslation } from 'react-i18next';
import { Button } from '@plumbline/shared-ui/actions';
import { TitledDialog } from '@plumbline/shared-ui/dialogs';
import { CheckCircleIcon } from '@plumbline/shared-ui/icons';

/** Every way out of it leads on, because the form behind it is spent. */
export function AppliedDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('jobs');

  return (
    <TitledDialog
      isOpen={isOpen}
      icon={<CheckCircleIcon />}
      title={t('apply.congratulations')}
      text={t('apply.submitted')}
      size="xs"
      isWithoutCloseButton
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose} autoFocus>
          {t('ui:close')}
        </Button>
      }
    />
  );
}
