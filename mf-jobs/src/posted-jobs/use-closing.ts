import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const PARAMETER = 'close';
type Arrival = { cameFromList?: boolean } | null;

/** The contract that `?close=` asks about, so that a reload keeps the question and Back takes it away. */
export function useClosing() {
  const [params, setParams] = useSearchParams();
  const arrival = useLocation().state as Arrival;
  const navigate = useNavigate();

  return {
    closing: params.get(PARAMETER),
    ask(jobId: string) {
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          after.set(PARAMETER, jobId);
          return after;
        },
        { state: { cameFromList: true } satisfies Arrival, preventScrollReset: true },
      );
    },
    dismiss() {
      if (arrival?.cameFromList) {
        void navigate(-1);
        return;
      }
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          after.delete(PARAMETER);
          return after;
        },
        { replace: true },
      );
    },
  };
}
