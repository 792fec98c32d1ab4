import { pathWith, useAddress } from '@plumbline/shared-ui/address';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useArrival } from '../arrival/use-arrival';
import { useSendSignIn } from '../sign-in/use-send-sign-in';

type FirstSignIn = {
  /** In memory alone: a reload forgets it. */
  keepPassword: (password: string | undefined) => void;
  /** Signs in, or leads to the sign-in with the address filled in where the password is not known any more. */
  signInAs: (email: string) => Promise<void>;
};

/** Spares people who have just signed up to type their password once more. */
export function useFirstSignIn(): FirstSignIn {
  const { get } = useAddress();
  const navigate = useNavigate();
  const password = useRef<string>(undefined);
  const email = useRef('');
  const arrive = useArrival();
  const toSignIn = () =>
    navigate(pathWith('/signin', { returnTo: get('returnTo') }), { state: { email: email.current } });
  const send = useSendSignIn({ onDone: arrive, onTicket: () => void toSignIn() });

  return {
    keepPassword(known) {
      password.current = known;
    },
    async signInAs(address) {
      email.current = address;
      if (password.current === undefined) return toSignIn();
      try {
        await send({ email: address, password: password.current });
      } catch {
        // A toast has said why.
        await toSignIn();
      }
    },
  };
}
