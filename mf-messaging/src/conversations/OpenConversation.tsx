import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useListDealEventsQuery } from '@plumbline/shared-api/deals';
import { useChatRoom, useLive } from '@plumbline/shared-api/live';
import { useListMessagesQuery } from '@plumbline/shared-api/messages';
import { useOutbox } from '@plumbline/shared-api/outbox';
import type { Conversation } from '@plumbline/shared-schema/chats';
import { Spinner } from '@plumbline/shared-ui/feedback';
import { Box } from '@plumbline/shared-ui/layout';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { Slot } from '@plumbline/shared-ui/Slot';
import { DropArea } from '../attachments/DropArea';
import { useAttachments } from '../attachments/use-attachments';
import { MessageDialogs } from '../message-menu/MessageDialogs';
import { useMessageActions } from '../message-menu/use-message-actions';
import { canWriteIn, type Arrival } from './arrival';
import { ConversationHeader } from './ConversationHeader';
import { ConversationNotFound } from './ConversationNotFound';
import { Thread } from './Thread';
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
  const { t } = useTranslation('messaging');
  const { _id: chatId, other } = conversation;
  const headingId = useId();
  const thread = useListMessagesQuery(chatId, useLive({ fallbackMs: THREAD_REFRESH_MS }));
  // Before the log is shown: lines that came later would push it away from where it begins.
  const { data: events = [], isLoading } = useListDealEventsQuery(chatId);
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
        <QueryBoundary
          query={isLoading ? { ...thread, data: undefined, isLoading } : thread}
          loadingLabel={t('thread.loading')}
          skeleton={<Spinner label={t('thread.loading')} />}
          errorMessage={t('schema:failures.loadMessages')}
          notFound={<ConversationNotFound to="/messages" />}
        >
          {(messages) => (
            <Thread
              chatId={chatId}
              name={other.fullName}
              readerId={readerId}
              hasJob={conversation.jobTitle !== null}
              seq={seq}
              messages={messages}
              events={events}
              outgoing={outbox.outgoing}
              actions={actions}
              onRetry={outbox.retry}
              onDiscard={outbox.discard}
            />
          )}
        </QueryBoundary>
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
