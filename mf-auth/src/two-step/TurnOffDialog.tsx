import { useTurnTwoStepOffMutation } from '@plumbline/shared-api/two-step';
import { useTry } from '@plumbline/shared-ui/action';
import { useTranslation } from 'react-i18next';
import { OwnerDialog } from './OwnerDialog';

export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('auth');
  const [turnOff] = useTurnTwoStepOffMutation();
  const attempt = useTry();

  return (
    <OwnerDialog
      title={t('twoStep.turnOffTitle')}
      text={t('twoStep.turnOffText')}
      submit={t('twoStep.turnOff')}
      onSubmit={(owner) =>
        attempt(turnOff(owner).unwrap(), {
          failed: t('twoStep.failed'),
          fieldOf: { PASSWORD_INCORRECT: 'password' },
        })
      }
      onClose={onClose}
    />
  );
}
