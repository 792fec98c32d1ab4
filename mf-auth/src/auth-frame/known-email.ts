import { useAddress } from '@plumbline/shared-ui/address';
import { useLocation } from 'react-router-dom';

/** The e-mail address that another page handed over in the history's state, or an empty text. */
export function emailIn(state: unknown): string {
  const email = typeof state === 'object' && state !== null && 'email' in state ? state.email : '';
  return typeof email === 'string' ? email : '';
}

/** As `emailIn`, else that of `?email=`. */
export function useKnownEmail(): string {
  const { get } = useAddress();
  return emailIn(useLocation().state) || get('email');
}
