import type { DealEvent } from '@plumbline/shared-schema/deals';
import { titleCase } from '@plumbline/shared-ui/format';
import type { ThreadMessage } from '../thread/thread';

type Place = {
  /** The server has no older messages than these. */
  isWhole: boolean;
  /** The chat is about a job, which no line has to name. */
  hasJob: boolean;
};

/** The messages with what happened to offers and contracts between them. What is not sent yet stays last. */
export function withEvents(
  messages: readonly ThreadMessage[],
  events: readonly DealEvent[],
  { isWhole, hasJob }: Place,
): ThreadMessage[] {
  const oldest = messages[0]?.at;
  const lines = events
    .filter(({ createdAt }) => isWhole || (oldest !== undefined && createdAt >= oldest))
    .map((event) => toLine(event, hasJob));
  const takeBefore = (at?: string) => {
    const later = at === undefined ? -1 : lines.findIndex((line) => line.at >= at);
    return lines.splice(0, later === -1 ? lines.length : later);
  };
  const rows = messages.flatMap((message) => [
    ...takeBefore(isStored(message) ? message.at : undefined),
    message,
  ]);
  return [...rows, ...takeBefore()];
}

const isStored = ({ state }: ThreadMessage) => state === 'received' || state === 'sent' || state === 'read';

const toLine = ({ _id, what, jobTitle, createdAt }: DealEvent, hasJob: boolean): ThreadMessage => ({
  id: _id,
  text: hasJob ? '' : titleCase(jobTitle),
  at: createdAt,
  state: 'received',
  isUnread: false,
  event: what,
});
