import { useAskPasskeyMutation, usePasskeySignIn } from '@plumbline/shared-api/passkeys';
import { useAction } from '@plumbline/shared-ui/action';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { offersPasskeys } from '../webauthn/support';

type Options = { onDone: () => unknown; isRemembered: () => boolean };

// Lazy-loaded: most visitors sign in with a password.
const loadWebauthn = () => import('../webauthn/webauthn');

/** Signs in with a passkey, by `ask` or where the browser offers it in the field of the address. */
export function usePasskey({ onDone, isRemembered }: Options) {
  const { t } = useTranslation('auth');
  const [askFor] = useAskPasskeyMutation();
  const signIn = usePasskeySignIn();
  const run = useAction();
  const [isBusy, setBusy] = useState(false);
  const failed = t('passkeys.signInFailed');

  const asked = useRef({ stop: () => undefined as void });

  async function sign(isOffered: boolean, isLeft: () => boolean = () => false) {
    const [options, { signWithPasskey, stopAsking }] = await Promise.all([askFor().unwrap(), loadWebauthn()]);
    if (isLeft()) return undefined;
    asked.current.stop = stopAsking;
    const credential = await signWithPasskey(options, isOffered);
    return credential && !isLeft() ? { credential, remember: isRemembered() } : undefined;
  }

  const arrive = async (isSigned: boolean) => {
    if (isSigned) await onDone();
  };

  const offer = useEffectEvent(async (isLeft: () => boolean) => {
    if (!(await offersPasskeys()) || isLeft()) return;
    // Nobody asked for it, so nobody is told where it fails.
    const signed = await sign(true, isLeft).catch(() => undefined);
    if (signed) await arrive(Boolean(await run(signIn(signed), { failed })));
  });

  // The browser is asked one thing at a time, and nothing before somebody is there.
  useEffect(() => {
    if (isBusy) return;
    const left = new AbortController();
    const stopWatching = onFirstSign(() => void offer(() => left.signal.aborted));
    const { current } = asked;
    return () => {
      stopWatching();
      left.abort();
      current.stop();
    };
  }, [isBusy]);

  const ask = async () => {
    setBusy(true);
    const signIt = async () => {
      const signed = await sign(false);
      return signed && signIn(signed);
    };
    const answer = await run(signIt(), { failed });
    setBusy(false);
    await arrive(answer !== undefined);
  };
  return { ask, isBusy };
}

const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Calls back at the first sign that somebody looks at the page; what it returns ends the watch. */
function onFirstSign(begin: () => void): () => void {
  const stop = () => {
    for (const sign of SIGNS) document.removeEventListener(sign, onSign);
  };
  function onSign() {
    stop();
    begin();
  }
  for (const sign of SIGNS) document.addEventListener(sign, onSign);
  return stop;
}
