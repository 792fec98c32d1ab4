import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const PARAMETER = 'invite';

/** The dialog that the address opens (`?invite=1`); Back closes it. */
export function useInviteDialog() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { wasOpenedHere?: boolean } | null };

  return {
    isOpen: params.has(PARAMETER),
    open() {
      const next = new URLSearchParams(params);
      next.set(PARAMETER, '1');
      setParams(next, { state: { wasOpenedHere: true }, preventScrollReset: true });
    },
    close() {
      // A dialog that came with the address has no entry of this page behind it.
      if (state?.wasOpenedHere) {
        void navigate(-1);
        return;
      }
      const next = new URLSearchParams(params);
      next.delete(PARAMETER);
      setParams(next, { replace: true });
    },
  };
}
