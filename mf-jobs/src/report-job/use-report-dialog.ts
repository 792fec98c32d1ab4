import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const PARAMETER = 'report';

/** What the entry in the history carries when the dialog was opened from its page. */
type Opened = { isReportOpened?: boolean } | null;

/** The report dialog's state, kept in the address (`?report=1`), so that Back closes it and signing in leads to it. */
export function useReportDialog(): {
  isOpen: boolean;
  /** The page's address with the dialog open. */
  address: string;
  open: () => void;
  close: () => void;
} {
  const [params, setParams] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const opened = new URLSearchParams(params);
  opened.set(PARAMETER, '1');

  return {
    isOpen: params.has(PARAMETER),
    address: `${pathname}?${opened.toString()}`,
    open() {
      setParams(opened, { state: { ...(state as Opened), isReportOpened: true } });
    },
    close() {
      if ((state as Opened)?.isReportOpened) {
        void navigate(-1);
        return;
      }
      const closed = new URLSearchParams(params);
      closed.delete(PARAMETER);
      setParams(closed, { replace: true, state: state as Opened });
    },
  };
}
