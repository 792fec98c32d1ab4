import { useListDealsQuery } from '@plumbline/shared-api/deals';
import type { SlotPropsOf } from '@plumbline/shared-schema/platform-contract';
import { DealStrip } from './DealStrip';

/** On top of a conversation: what its two people have to do with each other. Nothing, where that is nothing yet. */
export function ConversationDealSlot({ chatId, jobId }: SlotPropsOf<'conversation.deal/v1'>) {
  const { currentData: [deal, ...others] = [] } = useListDealsQuery(chatId);
  if (!deal) return null;
  return <DealStrip key={deal._id} deal={deal} others={others.length} isNamed={deal.job._id === jobId} />;
}
