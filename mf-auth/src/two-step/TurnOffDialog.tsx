import { useTurnTwoStepOffMutation } from '@plumbline/shared-api/two-step';
import { useTry } from '@plumbline/shared-ui/action';
import { useTranslation } from 'react-i18next';
import { BothStepsDialog } from './BothStepsDialog';
import { FIELD_OF_STEP } from './use-both-steps';

export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('auth');
  const [turnOff] = useTurnTwoStepOffMutation();
  const attempt = useTry();

  return (
    <BothStepsDialog
      title={t('twoStep.turnOffTitle')}
      text={t('twoStep.turnOffText')}
      submit={t('twoStep.turnOff')}
      onSubmit={(given) =>
        attempt(turnOff(given).unwrap(), {
          failed: t('twoStep.failed'),
          fieldOf: FIELD_OF_STEP,
        })
      }
      onClose={onClose}
    />
  );
}
