import { useBeginTwoStepMutation } from '@plumbline/shared-api/two-step';
import type { TwoStepBegun } from '@plumbline/shared-schema/two-step';
import { useTry } from '@plumbline/shared-ui/action';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppDialog } from './AppDialog';
import { CodesDialog } from './CodesDialog';
import { OwnerDialog } from './OwnerDialog';

/** The password, then the app, then the recovery codes. */
export function TurnOnDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('auth');
  const [begin] = useBeginTwoStepMutation();
  const attempt = useTry();
  const [begun, setBegun] = useState<TwoStepBegun>();
  const [codes, setCodes] = useState<string[]>();

  if (codes) return <CodesDialog codes={codes} onClose={onClose} />;
  if (begun) return <AppDialog begun={begun} onCodes={setCodes} onClose={onClose} />;
  return (
    <OwnerDialog
      title={t('twoStep.turnOnTitle')}
      text={t('twoStep.passwordText')}
      submit={t('twoStep.next')}
      isKeptOpen
      onSubmit={async (owner) => {
        const fieldOf = { PASSWORD_INCORRECT: 'password' };
        setBegun(await attempt(begin(owner).unwrap(), { failed: t('twoStep.failed'), fieldOf }));
      }}
      onClose={onClose}
    />
  );
}
