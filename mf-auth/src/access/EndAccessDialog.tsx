import { useEndAccessMutation } from '@plumbline/shared-api/access';
import { useTry } from '@plumbline/shared-ui/action';
import { useTranslation } from 'react-i18next';
import { BothStepsDialog } from '../two-step/BothStepsDialog';
import { FIELD_OF_STEP } from '../two-step/use-both-steps';

export function EndAccessDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('auth');
  const [end] = useEndAccessMutation();
  const attempt = useTry();

  return (
    <BothStepsDialog
      title={t('access.endTitle')}
      text={t('access.endText')}
      submit={t('access.end')}
      onSubmit={(given) =>
        attempt(end(given).unwrap(), {
          failed: t('access.failed'),
          fieldOf: FIELD_OF_STEP,
          done: t('schema:success.accessEnded'),
        })
      }
      onClose={onClose}
    />
  );
}
