import type { Deal } from '@plumbline/shared-schema/deals';
import { StatusChip } from '@plumbline/shared-ui/StatusChip';
import { offerStanding } from '../proposals/offer-standing';

export function DealState({ deal: { offer, contract } }: { deal: Deal }) {
  if (contract) return <StatusChip of="contractStatus" status={contract.status} />;
  if (offer) return <StatusChip of="offerState" status={offerStanding(offer)} />;
  return <StatusChip of="applicationState" status="applied" />;
}
