import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

type SignUpStep = {
  step: 1 | 2;
  /** Step 2 was asked for by its address, before step 1 was complete. */
  isResumed: boolean;
  goOn: () => void;
  goBack: () => void;
};

/** The step is in the address; the second one opens only behind a complete first one (SPEC §4). */
export function useSignUpStep(isAccountComplete: boolean): SignUpStep {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const asksForDetails = params.get('step') === '2';
  const step = asksForDetails && isAccountComplete ? 2 : 1;
  const [isResumed] = useState(asksForDetails);

  useEffect(() => {
    if (asksForDetails && step === 1) setParams(withoutStep, { replace: true });
  }, [asksForDetails, step, setParams]);

  return {
    step,
    isResumed,
    goOn: () => {
      setParams((before) => {
        const after = withoutStep(before);
        after.set('step', '2');
        return after;
      });
    },
    // Step 2 is only ever reached by going on from step 1, so the entry before it is step 1.
    goBack: () => {
      void navigate(-1);
    },
  };
}

/** After a change of step: to the top, with the focus on the heading, unless a form has taken it for its errors. */
export function useStepArrival(step: number): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef(step);

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (document.activeElement?.getAttribute('role') === 'alert') return;
    document.documentElement.scrollTop = 0;
    frame.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [step]);

  return frame;
}

function withoutStep(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params);
  rest.delete('step');
  return rest;
}
