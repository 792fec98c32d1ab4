import { useRenewRecoveryCodesMutation } from '@plumbline/shared-api/two-step';
import { useTry } from '@plumbline/shared-ui/action';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodesDialog } from './CodesDialog';
import { OwnerDialog } from './OwnerDialog';

export function NewCodesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('auth');
  const [renew] = useRenewRecoveryCodesMutation();
  const attempt = useTry();
  const [codes, setCodes] = useState<string[]>();

  if (codes) return <CodesDialog codes={codes} onClose={onClose} />;
  return (
    <OwnerDialog
      title={t('twoStep.newCodes')}
      text={t('twoStep.newCodesText')}
      submit={t('twoStep.newCodes')}
      isKeptOpen
      bringsCodes
      onSubmit={async (owner) => {
        const fieldOf = { PASSWORD_INCORRECT: 'password' };
        const { data } = await attempt(renew(owner).unwrap(), { failed: t('twoStep.failed'), fieldOf });
        setCodes(data.recoveryCodes);
      }}
      onClose={onClose}
    />
  );
}
