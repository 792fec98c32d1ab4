import { useTranslation } from 'react-i18next';
import { useListDealEventsQuery } from '@plumbline/shared-api/deals';
import type { useOutbox } from '@plumbline/shared-api/outbox';
import type { Conversation } from '@plumbline/shared-schema/chats';
import type { Message } from '@plumbline/shared-schema/messages';
import { Spinner } from '@plumbline/shared-ui/feedback';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import type { QueryLike } from '@plumbline/shared-ui/QueryBoundary';
import type { MessageActions } from '../message-menu/use-message-actions';
import type { Arrival } from '../conversation-items/arrival';
import { ConversationNotFound } from './ConversationNotFound';
import { Thread } from './Thread';

type LoadedThreadProps = {
  conversation: Arrival | Conversation;
  readerId: string;
  /** Number of the message to show. */
  seq: number | undefined;
  thread: QueryLike<Message[]>;
  outbox: ReturnType<typeof useOutbox>;
  actions: MessageActions;
};

/** The thread once it is there, with the events of the deal: lines that came later would push it from where it begins. */
export function LoadedThread(props: LoadedThreadProps) {
  const { conversation, readerId, seq, thread, outbox, actions } = props;
  const { t } = useTranslation('messaging');
  const { _id: chatId, other, jobTitle } = conversation;
  const { data: events = [], isLoading } = useListDealEventsQuery(chatId);

  return (
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
          hasJob={jobTitle !== null}
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
  );
}
