import type { Contract } from '@plumbline/shared-schema/contracts';
import { OpenAmendment } from './OpenAmendment';
import { useAmendments } from './use-amendments';

type WaitingAmendmentProps = { contract: Contract; onAction: (action: string) => void };

/** The open proposal, if any. */
export function WaitingAmendment({ contract, onAction }: WaitingAmendmentProps) {
  const open = useAmendments(contract).find(({ status }) => status === 'open');
  return open && <OpenAmendment contract={contract} amendment={open} onAction={onAction} />;
}
