import type { Contract } from '@plumbline/shared-schema/contracts';
import { lazily } from '@plumbline/shared-ui/lazy';
import { useAmendments } from './use-amendments';

const OpenAmendment = lazily(() => import('./OpenAmendment'), 'OpenAmendment');

type WaitingAmendmentProps = { contract: Contract; onAction: (action: string) => void };

/** The open proposal, if any. */
export function WaitingAmendment({ contract, onAction }: WaitingAmendmentProps) {
  const open = useAmendments(contract).find(({ status }) => status === 'open');
  return open && <OpenAmendment contract={contract} amendment={open} onAction={onAction} />;
}
