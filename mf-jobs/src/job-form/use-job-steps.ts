import { useCallback, useEffect } from 'react';
import { useAddress, useAddressDialog } from '@plumbline/shared-ui/address';

export type JobStep = 1 | 2;

/** True when the schema did not load: the server checks again. */
async function isWorkComplete(values: unknown): Promise<boolean> {
  try {
    return (await import('./job-schema')).isWorkComplete(values);
  } catch {
    return true;
  }
}

/**
 * The step that `?step=` asks for. Step 2 without a valid step 1 (a shared link, a lost draft) becomes step 1;
 * `valuesNow` is read after the draft has been restored.
 */
export function useJobSteps(valuesNow: () => unknown) {
  const { change } = useAddress();
  const second = useAddressDialog('step');
  const step: JobStep = second.value === '2' ? 2 : 1;
  const startOver = useCallback(() => change({ step: '' }, { replace: true }), [change]);

  useEffect(() => {
    if (step === 1) return;
    let isCurrent = true;
    void isWorkComplete(valuesNow()).then((isComplete) => {
      if (isCurrent && !isComplete) startOver();
    });
    return () => {
      isCurrent = false;
    };
  }, [step, startOver, valuesNow]);

  return { step, goOn: () => second.open('2'), goBack: second.close, startOver };
}
