import { Button } from '@plumbline/shared-ui/actions';
import { useKeptFocus } from '@plumbline/shared-ui/action';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { hasPasskeys } from '../webauthn/support';
import { usePasskey } from './use-passkey';

type PasskeyButtonProps = { onDone: () => unknown; isRemembered: () => boolean };

const neverChanges = () => () => undefined;

/** The way past the password; nothing where the browser knows no passkeys. HTML rendered elsewhere supposes it does. */
export function PasskeyButton(props: PasskeyButtonProps) {
  const isKnown = useSyncExternalStore(neverChanges, hasPasskeys, () => true);
  return isKnown ? <AskingButton {...props} /> : null;
}

function AskingButton(props: PasskeyButtonProps) {
  const { t } = useTranslation('auth');
  const { ask, isBusy } = usePasskey(props);
  const button = useKeptFocus(isBusy);
  return (
    <Button
      ref={button}
      variant="outlined"
      size="large"
      fullWidth
      loading={isBusy}
      onClick={() => void ask()}
    >
      {t('passkeys.signIn')}
    </Button>
  );
}
