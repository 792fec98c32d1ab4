import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useChatRoom, useLive } from '@plumbline/shared-api/live';
import { useListMessagesQuery } from '@plumbline/shared-api/messages';
import { useOutbox } from '@plumbline/shared-api/outbox';
import type { Conversation } from '@plumbline/shared-schema/chats';
import { Alert, Spinner } from '@plumbline/shared-ui/feedback';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import type { Arrival } from './arrival';
import { Composer } from './Composer';
import { ConversationHeader } from './ConversationHeader';
import { ConversationNotFound } from './ConversationNotFound';
import { Thread } from './Thread';
import { TypingLine } from './TypingLine';
import { useFailureToast } from './use-failure-toast';
import { useMarkRead } from './use-mark-read';

/** How often the thread is read again while the socket is down. */
const THREAD_REFRESH_MS = 5000;

type OpenConversationProps = { conversation: Arrival | Conversation; readerId: string };

/** One conversation: with whom, what was said, and what to say next. */
export function OpenConversation({ conversation, readerId }: OpenConversationProps) {
  const { t } = useTranslation('messaging');
  const { _id: chatId, other } = conversation;
  const headingId = useId();
  const thread = useListMessagesQuery(chatId, useLive({ fallbackMs: THREAD_REFRESH_MS }));
  const { isOtherTyping, tellTyping } = useChatRoom(chatId);
  const outbox = useOutbox(chatId);
  useFailureToast(outbox.outgoing);
  useMarkRead({ chatId, readerId, thread });

  return (
    <Stack component="section" aria-labelledby={headingId} sx={{ minWidth: 0, minHeight: 0 }}>
      <ConversationHeader conversation={conversation} headingId={headingId} />
      <Box sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' }}>
        <QueryBoundary
          query={thread}
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
              messages={messages}
              outgoing={outbox.outgoing}
              onRetry={outbox.retry}
              onDiscard={outbox.discard}
            />
          )}
        </QueryBoundary>
      </Box>
      <TypingLine name={isOtherTyping ? other.fullName : undefined} />
      {'canWrite' in conversation && !conversation.canWrite ? (
        <Alert severity="info" sx={{ m: 1.5 }}>
          {t('thread.closed')}
        </Alert>
      ) : (
        <Composer
          onTyping={tellTyping}
          text={outbox.draft}
          onChange={outbox.changeDraft}
          onSend={(content) => {
            outbox.send({ recipientId: other._id, content });
          }}
        />
      )}
    </Stack>
  );
}
