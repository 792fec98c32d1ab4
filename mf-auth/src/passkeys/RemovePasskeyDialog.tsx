import { useRemovePasskeyMutation } from '@plumbline/shared-api/passkeys';
import type { Passkey } from '@plumbline/shared-schema/passkeys';
import { useTry } from '@plumbline/shared-ui/action';
import { useTranslation } from 'react-i18next';
import { BothStepsDialog } from '../two-step/BothStepsDialog';
import { FIELD_OF_STEP } from '../two-step/use-both-steps';

export function RemovePasskeyDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { t } = useTranslation('auth');
  const [remove] = useRemovePasskeyMutation();
  const attempt = useTry();

  return (
    <BothStepsDialog
      title={t('passkeys.ask', { name: passkey.name })}
      text={t('passkeys.askText')}
      submit={t('passkeys.remove')}
      onSubmit={(given) =>
        attempt(remove({ id: passkey._id, ...given }).unwrap(), {
          failed: t('passkeys.failed'),
          fieldOf: FIELD_OF_STEP,
          isDone: ({ status }) => status === 404,
          done: t('schema:success.passkeyRemoved'),
        })
      }
      onClose={onClose}
    />
  );
}
