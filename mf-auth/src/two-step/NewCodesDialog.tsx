import { useRenewRecoveryCodesMutation } from '@plumbline/shared-api/two-step';
import { useTry } from '@plumbline/shared-ui/action';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodesDialog } from './CodesDialog';
import { BothStepsDialog } from './BothStepsDialog';
import { FIELD_OF_STEP } from './use-both-steps';

export function NewCodesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('auth');
  const [renew] = useRenewRecoveryCodesMutation();
  const attempt = useTry();
  const [codes, setCodes] = useState<string[]>();

  if (codes) return <CodesDialog codes={codes} onClose={onClose} />;
  return (
    <BothStepsDialog
      title={t('twoStep.newCodes')}
      text={t('twoStep.newCodesText')}
      submit={t('twoStep.newCodes')}
      bringsCodes
      onSubmit={async (given) => {
        const { data } = await attempt(renew(given).unwrap(), {
          failed: t('twoStep.failed'),
          fieldOf: FIELD_OF_STEP,
        });
        setCodes(data.recoveryCodes);
      }}
      onClose={onClose}
    />
  );
}
