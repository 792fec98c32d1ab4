import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '@plumbline/shared-api/session';
import type { Conversation } from '@plumbline/shared-schema/chats';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { Spinner } from '@plumbline/shared-ui/feedback';
import { ChatIcon } from '@plumbline/shared-ui/more-icons';
import { Box } from '@plumbline/shared-ui/layout';
import { QueryBoundary, type QueryLike } from '@plumbline/shared-ui/QueryBoundary';
import { ConversationNotFound } from './ConversationNotFound';
import { OpenConversation } from './OpenConversation';
import type { ConversationView } from '../conversation-items/use-conversation-view';

type ConversationPaneProps = {
  query: QueryLike<Conversation[]> & { fulfilledTimeStamp?: number };
  view: ConversationView;
};

const PANE = {
  minHeight: 0,
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
} as const;

/** The open conversation, or why there is none. To touch one that was only offered is to choose it. */
export function ConversationPane({ query, view }: ConversationPaneProps) {
  const { t } = useTranslation('messaging');
  const { user } = useSession();
  const [openedAt] = useState(() => Date.now());
  const listed = query.data?.find(({ _id }) => _id === view.chatId);
  const conversation = listed ?? view.arrival;

  if (conversation && user) {
    return (
      <Box
        sx={PANE}
        onFocusCapture={view.choose}
        onPointerDownCapture={view.choose}
        onWheelCapture={view.choose}
      >
        <OpenConversation
          key={conversation._id}
          conversation={conversation}
          readerId={user._id}
          seq={view.seq}
          isChosen={view.isChosen}
        />
      </Box>
    );
  }
  if (!view.chatId && isUndecided(query)) return null;
  if (!view.chatId) {
    return (
      <Centred>
        <EmptyState
          icon={<ChatIcon />}
          title={t('conversations.notSelected')}
          description={t('conversations.notSelectedText')}
        />
      </Centred>
    );
  }
  // An earlier answer cannot tell about a chat that was begun since.
  const isFresh = (query.fulfilledTimeStamp ?? 0) >= openedAt;
  return (
    <Centred>
      <QueryBoundary query={query} errorMessage={t('conversations.failed')} skeleton={<Spinner />}>
        {() => (isFresh ? <ConversationNotFound to={view.addressOf()} /> : <Spinner />)}
      </QueryBoundary>
    </Centred>
  );
}

/** The open chat is undecided until the list that is being read says which one is the newest. */
const isUndecided = ({ data, isLoading }: QueryLike<Conversation[]>) =>
  isLoading || data?.some(({ isArchived }) => !isArchived) === true;

function Centred({ children }: { children: ReactNode }) {
  return <Box sx={{ minHeight: 0, overflowY: 'auto', alignSelf: 'center' }}>{children}</Box>;
}
