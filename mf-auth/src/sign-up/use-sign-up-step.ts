import { useEffect, useState } from 'react';
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

  const isBeyond = params.has('step') && step === 1;

  useEffect(() => {
    if (isBeyond) setParams(withoutStep, { replace: true });
  }, [isBeyond, setParams]);

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

function withoutStep(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params);
  rest.delete('step');
  return rest;
}
