import { useTranslation } from 'react-i18next';
import type { Conversation } from '@plumbline/shared-schema/chats';
import { SearchField } from '@plumbline/shared-ui/fields';
import { Box, Skeleton, Stack } from '@plumbline/shared-ui/layout';
import { lazily } from '@plumbline/shared-ui/lazy';
import { QueryBoundary, type QueryLike } from '@plumbline/shared-ui/QueryBoundary';
import { NoConversations } from '../no-conversations/NoConversations';
import { ShownConversations } from './ShownConversations';
import type { ConversationView } from '../conversation-items/use-conversation-view';

type ConversationListProps = {
  query: QueryLike<Conversation[]>;
  view: ConversationView;
  isInDrawer: boolean;
};

const SearchResults = lazily(() => import('../message-search/SearchResults'), 'SearchResults');

const SEARCH = { p: 2, position: 'sticky', top: 0, zIndex: 1, bgcolor: 'background.paper' } as const;

/** My conversations, latest first, those that are archived apart; and a search over them and their messages. */
export function ConversationList({ query, view, isInDrawer }: ConversationListProps) {
  const { t } = useTranslation('messaging');

  return (
    <Box
      component="nav"
      aria-label={t('list.label')}
      sx={{ minHeight: 0, overflowY: 'auto', borderRight: { md: 1 }, borderColor: { md: 'divider' } }}
    >
      <QueryBoundary
        query={query}
        loadingLabel={t('conversations.loading')}
        skeleton={<LoadingRows />}
        errorMessage={t('conversations.failed')}
        isEmpty={(conversations) => conversations.length === 0}
        empty={<NoConversations />}
      >
        {(conversations) => (
          <>
            <SearchField
              label={t('list.search')}
              placeholder={t('list.searchHint')}
              text={view.search}
              onChange={view.changeSearch}
              sx={SEARCH}
            />
            {view.search.trim() === '' ? (
              <ShownConversations conversations={conversations} view={view} isInDrawer={isInDrawer} />
            ) : (
              <SearchResults conversations={conversations} view={view} isInDrawer={isInDrawer} />
            )}
          </>
        )}
      </QueryBoundary>
    </Box>
  );
}

function LoadingRows() {
  return (
    <Stack spacing={1} sx={{ p: 2 }}>
      {[0, 1, 2, 3, 4].map((row) => (
        <Skeleton key={row} variant="rounded" height={88} />
      ))}
    </Stack>
  );
}
