import { useUndoEmailChangeMutation } from '@plumbline/shared-api/email-change';
import { useSession } from '@plumbline/shared-api/session';
import { useTry } from '@plumbline/shared-ui/action';
import { Button, ButtonLink } from '@plumbline/shared-ui/actions';
import { Alert } from '@plumbline/shared-ui/feedback';
import { Stack } from '@plumbline/shared-ui/layout';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { AuthFrame } from '../auth-frame/AuthFrame';
import { useStepArrival } from '../auth-frame/use-step-arrival';

/** Where the mail to a former address leads: the account takes it back. */
export function UndoEmailPage() {
  const { t } = useTranslation('auth');
  const { user } = useSession();
  const token = useTokenOfLink();
  const [isDone, setDone] = useState(false);
  const frame = useStepArrival(isDone ? 'done' : 'ask');
  const part = partOf({ token, isDone });

  return (
    <AuthFrame
      ref={frame}
      hasBar={false}
      title={t(`undoEmail.${part}.title`)}
      subtitle={t(`undoEmail.${part}.text`)}
    >
      {part === 'ask' && <Undo token={token} onDone={() => setDone(true)} />}
      {part !== 'ask' && <WayOn isSignedIn={part === 'broken' && user !== null} />}
    </AuthFrame>
  );
}

/** Putting the address back signs everybody out: whoever is still signed in has done nothing yet. */
function WayOn({ isSignedIn }: { isSignedIn: boolean }) {
  const { t } = useTranslation('auth');
  return (
    <ButtonLink size="large" variant="contained" to={isSignedIn ? '/setting' : '/signin'} replace>
      {t(isSignedIn ? 'undoEmail.toSettings' : 'undoEmail.signIn')}
    </ButtonLink>
  );
}

function partOf({ token, isDone }: { token: string; isDone: boolean }): 'done' | 'ask' | 'broken' {
  if (isDone) return 'done';
  return token === '' ? 'broken' : 'ask';
}

/** Only in memory, since the address may be seen, shared and logged. */
function useTokenOfLink(): string {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => new URLSearchParams(hash.slice(1)).get('token') ?? '');
  useEffect(() => {
    if (hash !== '') void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  return token;
}

function Undo({ token, onDone }: { token: string; onDone: () => void }) {
  const { t } = useTranslation('auth');
  const [undo, { isLoading }] = useUndoEmailChangeMutation();
  const [failure, setFailure] = useState('');
  const attempt = useTry();

  async function putBack() {
    try {
      await attempt(undo({ token }).unwrap(), { failed: t('undoEmail.failed'), done: null });
      onDone();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : t('undoEmail.failed'));
    }
  }

  return (
    <Stack spacing={2}>
      {failure !== '' && <Alert severity="error">{failure}</Alert>}
      <Button size="large" variant="contained" loading={isLoading} onClick={() => void putBack()}>
        {t('undoEmail.putBack')}
      </Button>
    </Stack>
  );
}
