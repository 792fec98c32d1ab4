import { useMemo, useRef } from 'react';
import { useListOlderMessagesMutation } from '@plumbline/shared-api/messages';
import type { Outgoing } from '@plumbline/shared-api/outbox';
import type { DealEvent } from '@plumbline/shared-schema/deals';
import type { Message } from '@plumbline/shared-schema/messages';
import { useAddressDialog } from '@plumbline/shared-ui/address';
import { lazily } from '@plumbline/shared-ui/lazy';
import { isPicture } from '../attachments/pictures';
import type { MessageActions } from '../message-menu/use-message-actions';
import { MessageLog } from './MessageLog';
import { useJump } from '../message-search/use-jump';
import { toThread } from '../thread/thread';
import { withEvents } from './thread-events';

const PictureViewer = lazily(() => import('../attachments/PictureViewer'), 'PictureViewer');

type ThreadProps = {
  chatId: string;
  /** The other person's. */
  name: string;
  readerId: string;
  hasJob: boolean;
  /** Number of the message to show. */
  seq: number | undefined;
  messages: readonly Message[];
  events: readonly DealEvent[];
  outgoing: readonly Outgoing[];
  actions: MessageActions;
  onRetry: (id: string) => void;
  onDiscard: (id: string) => void;
};

/** What was said and what is on its way, with older messages as one scrolls up. */
export function Thread({ chatId, readerId, seq, hasJob, messages, events, outgoing, ...log }: ThreadProps) {
  const [loadOlder, { isLoading }] = useListOlderMessagesMutation();
  /** The page asked for last: scrolling asks more often than the page renders. */
  const asked = useRef<string>(undefined);
  const [first] = messages;
  // The first message of a chat has the number 1.
  const isThere = first !== undefined && first.seq > 1;
  const jump = useJump({ chatId, messages, seq });
  const target = messages.find((message) => message.seq === seq)?._id;
  const viewer = useAddressDialog('picture');
  const viewed = viewer.value === null ? [] : picturesWith(messages, viewer.value);
  const rows = useMemo(
    () => withEvents(toThread({ messages, readerId, outgoing }), events, { isWhole: !isThere, hasJob }),
    [messages, events, readerId, outgoing, isThere, hasJob],
  );

  return (
    <>
      <MessageLog
        messages={rows}
        targetId={rows.find(({ messageId }) => messageId !== undefined && messageId === target)?.id}
        older={{
          isThere,
          isLoading: isLoading || jump.isLoading,
          load() {
            if (!first || asked.current === first._id) return;
            asked.current = first._id;
            void loadOlder({ chatId, before: first._id })
              .unwrap()
              .catch(() => {
                asked.current = undefined;
              });
          },
        }}
        pictureLink={viewer.link}
        {...log}
      />
      {viewer.value !== null && viewed.length > 0 && (
        <PictureViewer pictures={viewed} firstId={viewer.value} onClose={viewer.close} />
      )}
    </>
  );
}

/** The pictures of the message that has this one. */
function picturesWith(messages: readonly Message[], fileId: string) {
  const message = messages.find(({ files }) => files.some(({ _id }) => _id === fileId));
  return message?.files.filter(isPicture) ?? [];
}
