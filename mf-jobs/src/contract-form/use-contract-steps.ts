import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

export type ContractStep = 1 | 2;

type Arrival = { cameFromStepOne?: boolean } | null;

/** Without the rules, which did not load, nothing stands in the way: sending checks again. */
async function isWorkComplete(values: unknown): Promise<boolean> {
  try {
    return (await import('./contract-schema')).isWorkComplete(values);
  } catch {
    return true;
  }
}

/**
 * Which step `?step=` asks for. Step 2 without a valid step 1 (a shared link, a lost draft) becomes step 1;
 * `valuesNow` is read after the draft has been put back.
 */
export function useContractSteps(valuesNow: () => unknown) {
  const [params, setParams] = useSearchParams();
  const arrival = useLocation().state as Arrival;
  const navigate = useNavigate();
  const step: ContractStep = params.get('step') === '2' ? 2 : 1;

  useEffect(() => {
    if (step === 1) return;
    let isCurrent = true;
    void isWorkComplete(valuesNow()).then((isComplete) => {
      if (isCurrent && !isComplete) setParams({}, { replace: true });
    });
    return () => {
      isCurrent = false;
    };
  }, [step, setParams, valuesNow]);

  function goOn() {
    setParams({ step: '2' }, { state: { cameFromStepOne: true } satisfies Arrival });
  }

  /** As the browser's Back does, where step 1 is the entry before. */
  function goBack() {
    if (arrival?.cameFromStepOne) void navigate(-1);
    else setParams({}, { replace: true });
  }
  function startOver() {
    setParams({}, { replace: true });
  }
  return { step, goOn, goBack, startOver };
}
