import { useListDealsQuery } from '@plumbline/shared-api/deals';
import type { SlotPropsOf } from '@plumbline/shared-schema/platform-contract';
import { Box } from '@plumbline/shared-ui/layout';
import { DealStrip } from './DealStrip';
import { VisitStrip } from './VisitStrip';

/** The height of a strip that is not unfolded. */
const STRIP_HEIGHT = 57;

/** On top of a conversation: what its two people have to do with each other, or how to meet about the job. */
export function ConversationDealSlot({ chatId, jobId }: SlotPropsOf<'conversation.deal/v1'>) {
  const { currentData: [deal, ...others] = [], isLoading } = useListDealsQuery(chatId);
  // A conversation about a job has a deal nearly always: its place is kept, so that the messages stay where they are.
  if (isLoading && jobId) return <Box sx={{ height: STRIP_HEIGHT }} />;
  if (deal) return <DealStrip key={deal._id} deal={deal} others={others.length} jobId={jobId ?? null} />;
  return jobId ? <VisitStrip chatId={chatId} jobId={jobId} /> : null;
}
