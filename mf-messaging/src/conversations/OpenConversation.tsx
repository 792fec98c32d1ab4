import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useChatRoom, useLive } from '@plumbline/shared-api/live';
import { useListMessagesQuery } from '@plumbline/shared-api/messages';
import { useOutbox } from '@plumbline/shared-api/outbox';
import type { Outgoing } from '@plumbline/shared-api/outbox';
import { useMay } from '@plumbline/shared-api/session';
import type { Conversation } from '@plumbline/shared-schema/chats';
import { Box } from '@plumbline/shared-ui/layout';
import { Slot } from '@plumbline/shared-ui/Slot';
import { Typography } from '@plumbline/shared-ui/text';
import { toast } from '@plumbline/shared-ui/toasts';
import { DropArea } from '../attachments/DropArea';
import { useAttachments } from '../attachments/use-attachments';
import { MessageDialogs } from '../message-menu/MessageDialogs';
import { useMessageActions } from '../message-menu/use-message-actions';
import { canWriteIn, type Arrival } from '../conversation-items/arrival';
import { ConversationHeader } from './ConversationHeader';
import { LoadedThread } from './LoadedThread';
import { useMarkRead } from './use-mark-read';
import { WritingPlace } from './WritingPlace';

/** How often the thread is read again while the socket is down. */
const THREAD_REFRESH_MS = 5000;

/** About as high as what fills its slot, so that the messages stay where they are. */
const DEAL_HEIGHT = 57;

type OpenConversationProps = {
  conversation: Arrival | Conversation;
  readerId: string;
  /** Number of the message to show. */
  seq: number | undefined;
  /** False for one that stands there unasked: nobody is told that it was read. */
  isChosen: boolean;
};

/** One conversation: with whom, what was said, and what to say next. */
export function OpenConversation({ conversation, readerId, seq, isChosen }: OpenConversationProps) {
  const { _id: chatId, other } = conversation;
  const jobId = 'jobId' in conversation ? conversation.jobId : null;
  const headingId = useId();
  const thread = useListMessagesQuery(chatId, useLive({ fallbackMs: THREAD_REFRESH_MS }));
  const { isOtherTyping, tellTyping } = useChatRoom(chatId);
  const outbox = useOutbox(chatId);
  const attachments = useAttachments(chatId);
  const { acting, actions, end } = useMessageActions();
  const mayWrite = useMay('write');
  const input = useRef<HTMLTextAreaElement>(null);
  useFailureToast(outbox.outgoing);
  useMarkRead({ chatId, readerId, thread, isChosen });

  return (
    <DropArea
      labelledBy={headingId}
      onDrop={mayWrite && canWriteIn(conversation) ? attachments.add : undefined}
    >
      <ConversationHeader conversation={conversation} headingId={headingId} />
      <Slot
        name="conversation.deal/v1"
        pending={jobId && <Box sx={{ height: DEAL_HEIGHT }} />}
        props={{ chatId, jobId }}
      />
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

/** Who is typing. Its line stays while nobody is, so that nothing moves; it is not announced, which would interrupt. */
function TypingLine({ name }: { name: string | undefined }) {
  const { t } = useTranslation('messaging');

  return (
    <Box sx={{ height: 20, px: 2, flexShrink: 0 }}>
      {name !== undefined && (
        <Typography variant="caption" component="p" color="text.secondary" noWrap>
          {t('thread.typing', { name })}
        </Typography>
      )}
    </Box>
  );
}

/** Says once of each message that it was refused: the mark beside it is not announced. */
function useFailureToast(outgoing: readonly Outgoing[]): void {
  const { t } = useTranslation('messaging');
  const told = useRef(new Set<string>());

  useEffect(() => {
    for (const { clientMessageId, state, error } of outgoing) {
      if (state !== 'failed') told.current.delete(clientMessageId);
      else if (!told.current.has(clientMessageId)) {
        told.current.add(clientMessageId);
        toast.error(error || t('schema:failures.sendMessage'));
      }
    }
  }, [outgoing, t]);
}
