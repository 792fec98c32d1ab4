import type { Contract } from '@plumbline/shared-schema/contracts';
import { lazily } from '@plumbline/shared-ui/lazy';
import { useAmendments } from './use-amendments';

const AmendmentSection = lazily(() => import('./AmendmentSection'), 'AmendmentSection');

/** Nothing where no proposal was ever answered. */
export function AmendmentHistory({ contract }: { contract: Contract }) {
  const closed = useAmendments(contract).filter(({ status }) => status !== 'open');
  return closed.length > 0 && <AmendmentSection contract={contract} amendments={closed} />;
}
