import { useLocation, useSearchParams } from 'react-router-dom';

/** The address another page already knows: from a fresh sign-up, or `?email=`. Empty otherwise. */
export function useKnownEmail(): string {
  const [params] = useSearchParams();
  const state: unknown = useLocation().state;
  const fromPage = typeof state === 'object' && state !== null && 'email' in state ? state.email : undefined;
  return typeof fromPage === 'string' ? fromPage : (params.get('email') ?? '');
}
