import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useListMessagesQuery } from '@plumbline/shared-api/messages';
import type { Conversation } from '@plumbline/shared-schema/chats';
import { Spinner } from '@plumbline/shared-ui/feedback';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import type { Arrival } from './arrival';
import { Composer } from './Composer';
import { ConversationHeader } from './ConversationHeader';
import { ConversationNotFound } from './ConversationNotFound';
import { MessageLog } from './MessageLog';
import { THREAD_REFRESH } from './refresh';
import { toThread } from './thread';
import { useMarkRead } from './use-mark-read';
import type { Outbox } from './use-outbox';

type OpenConversationProps = { conversation: Arrival | Conversation; readerId: string; outbox: Outbox };

/** One conversation: with whom, what was said, and what to say next. */
export function OpenConversation({ conversation, readerId, outbox }: OpenConversationProps) {
  const { t } = useTranslation('messaging');
  const { _id: chatId, other } = conversation;
  const headingId = useId();
  const thread = useListMessagesQuery(chatId, THREAD_REFRESH);
  const { settle } = outbox;
  useMarkRead({ chatId, readerId, thread });

  useEffect(() => {
    if (thread.data) settle(thread.data);
  }, [thread.data, settle]);

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
            <MessageLog
              name={other.fullName}
              messages={toThread({ messages, readerId, outgoing: outbox.of(chatId) })}
              onRetry={outbox.retry}
              onDiscard={outbox.discard}
            />
          )}
        </QueryBoundary>
      </Box>
      <Composer
        draftKey={`draft:chat:${readerId}:${chatId}`}
        onSend={(content) => {
          outbox.send({ chatId, recipientId: other._id, content });
        }}
      />
    </Stack>
  );
}
