import { useRemoveGoogleMutation } from '@plumbline/shared-api/access';
import { useTry } from '@plumbline/shared-ui/action';
import { useTranslation } from 'react-i18next';
import { BothStepsDialog } from '../two-step/BothStepsDialog';
import { FIELD_OF_STEP } from '../two-step/use-both-steps';

export function RemoveGoogleDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('auth');
  const [remove] = useRemoveGoogleMutation();
  const attempt = useTry();
  return (
    <BothStepsDialog
      title={t('access.googleTitle')}
      text={t('access.googleText')}
      submit={t('access.removeGoogle')}
      onSubmit={(given) =>
        attempt(remove(given).unwrap(), {
          failed: t('access.failed'),
          fieldOf: FIELD_OF_STEP,
          isDone: ({ status }) => status === 404,
          done: t('schema:success.googleRemoved'),
        })
      }
      onClose={onClose}
    />
  );
}
