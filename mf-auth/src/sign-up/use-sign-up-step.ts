import { useAddress, useAddressDialog } from '@plumbline/shared-ui/address';
import { useEffect, useState } from 'react';

type SignUpStep = {
  step: 1 | 2;
  /** Step 2 was asked for by its address, before step 1 was complete. */
  isResumed: boolean;
  goOn: () => void;
  goBack: () => void;
};

/** The step of the address (`?step=2`); the second one opens only when the first is complete. */
export function useSignUpStep(isAccountComplete: boolean): SignUpStep {
  const { change } = useAddress();
  const second = useAddressDialog('step');
  const step = second.value === '2' && isAccountComplete ? 2 : 1;
  const [isResumed] = useState(second.value === '2');
  const isBeyond = second.isOpen && step === 1;

  useEffect(() => {
    if (isBeyond) change({ step: '' }, { replace: true });
  }, [isBeyond, change]);

  return { step, isResumed, goOn: () => second.open('2'), goBack: second.close };
}
