import { useId, useRef } from 'react';
import { useChatRoom, useLive } from '@plumbline/shared-api/live';
import { useListMessagesQuery } from '@plumbline/shared-api/messages';
import { useOutbox } from '@plumbline/shared-api/outbox';
import type { Conversation } from '@plumbline/shared-schema/chats';
import { Box } from '@plumbline/shared-ui/layout';
import { Slot } from '@plumbline/shared-ui/Slot';
import { DropArea } from '../attachments/DropArea';
import { useAttachments } from '../attachments/use-attachments';
import { MessageDialogs } from '../message-menu/MessageDialogs';
import { useMessageActions } from '../message-menu/use-message-actions';
import { canWriteIn, type Arrival } from './arrival';
import { ConversationHeader } from './ConversationHeader';
import { LoadedThread } from './LoadedThread';
import { TypingLine } from './TypingLine';
import { useFailureToast } from './use-failure-toast';
import { useMarkRead } from './use-mark-read';
import { WritingPlace } from './WritingPlace';

/** How often the thread is read again while the socket is down. */
const THREAD_REFRESH_MS = 5000;

type OpenConversationProps = {
  conversation: Arrival | Conversation;
  readerId: string;
  /** Number of the message to show. */
  seq: number | undefined;
};

/** One conversation: with whom, what was said, and what to say next. */
export function OpenConversation({ conversation, readerId, seq }: OpenConversationProps) {
  const { _id: chatId, other } = conversation;
  const headingId = useId();
  const thread = useListMessagesQuery(chatId, useLive({ fallbackMs: THREAD_REFRESH_MS }));
  const { isOtherTyping, tellTyping } = useChatRoom(chatId);
  const outbox = useOutbox(chatId);
  const attachments = useAttachments(chatId);
  const { acting, actions, end } = useMessageActions();
  const input = useRef<HTMLTextAreaElement>(null);
  useFailureToast(outbox.outgoing);
  useMarkRead({ chatId, readerId, thread });

  return (
    <DropArea labelledBy={headingId} onDrop={canWriteIn(conversation) ? attachments.add : undefined}>
      <ConversationHeader conversation={conversation} headingId={headingId} />
      <Slot name="conversation.deal/v1" props={{ chatId }} />
      <Box sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' }}>
        <LoadedThread
          conversation={conversation}
          readerId={readerId}
          seq={seq}
          thread={thread}
          outbox={outbox}
          actions={actions}
        />
      </Box>
      <TypingLine name={isOtherTyping ? other.fullName : undefined} />
      <WritingPlace
        conversation={conversation}
        input={input}
        editing={acting?.kind === 'edit' ? acting : undefined}
        onEdited={end}
        outbox={outbox}
        attachments={attachments}
        onTyping={tellTyping}
      />
      <MessageDialogs
        chatId={chatId}
        acting={acting}
        onEnd={end}
        onDeleteEnd={() => {
          end();
          input.current?.focus();
        }}
      />
    </DropArea>
  );
}
