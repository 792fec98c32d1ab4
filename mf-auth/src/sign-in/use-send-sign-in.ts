import { useSignIn } from '@plumbline/shared-api/auth';
import { ticketIn } from '@plumbline/shared-api/two-step';
import type { Login } from '@plumbline/shared-schema/auth';
import { useTry, type Refusal } from '@plumbline/shared-ui/action';
import { useAddress } from '@plumbline/shared-ui/address';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { keepPendingAccount } from '../arrival/pending-account';

type Options = {
  onDone: () => unknown;
  /** The password was right, and a code is asked for. */
  onTicket: (ticket: string) => void;
};

/** Signs in; a failure is a toast and a `Refusal` for the form. */
export function useSendSignIn({ onDone, onTicket }: Options): (credentials: Login) => Promise<unknown> {
  const { t } = useTranslation('schema');
  const { signIn } = useSignIn();
  const attempt = useTry({ isToasted: true });
  const navigate = useNavigate();
  const { carryTo } = useAddress();

  return async (credentials) => {
    const call = signIn(credentials);
    const ticket = await call.then(() => undefined, ticketIn);
    if (ticket !== undefined) return onTicket(ticket);
    try {
      await attempt(call, { failed: t('failures.signIn') });
    } catch (error) {
      if ((error as Refusal).code !== 'EMAIL_NOT_VERIFIED') throw error;
      keepPendingAccount({ email: credentials.email, resendAt: 0, isRequired: true });
      return navigate(carryTo('/signup', { step: 3 }));
    }
    return onDone();
  };
}
