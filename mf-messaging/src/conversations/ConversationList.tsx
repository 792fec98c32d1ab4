import { useTranslation } from 'react-i18next';
import type { Conversation } from '@plumbline/shared-schema/chats';
import { Button } from '@plumbline/shared-ui/actions';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { fold, InputAdornment, TextInput } from '@plumbline/shared-ui/fields';
import { SearchIcon } from '@plumbline/shared-ui/icons';
import { Box, Skeleton, Stack } from '@plumbline/shared-ui/layout';
import { List } from '@plumbline/shared-ui/lists';
import { QueryBoundary, type QueryLike } from '@plumbline/shared-ui/QueryBoundary';
import { NoConversations } from '../no-conversations/NoConversations';
import { ConversationItem } from './ConversationItem';
import type { ConversationView } from './use-conversation-view';

type ConversationListProps = {
  query: QueryLike<Conversation[]>;
  view: ConversationView;
  isInDrawer: boolean;
};

/** My conversations, latest first, searched by name or last message. */
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
            <SearchField view={view} />
            <Matches conversations={conversations} view={view} isInDrawer={isInDrawer} />
          </>
        )}
      </QueryBoundary>
    </Box>
  );
}

function SearchField({ view }: { view: ConversationView }) {
  const { t } = useTranslation('messaging');

  return (
    <Box sx={{ p: 2, position: 'sticky', top: 0, zIndex: 1, bgcolor: 'background.paper' }}>
      <TextInput
        type="search"
        size="small"
        placeholder={t('list.search')}
        value={view.search}
        onChange={({ target }) => view.changeSearch(target.value)}
        slotProps={{
          htmlInput: { 'aria-label': t('list.search') },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchIcon fontSize="small" aria-hidden />
              </InputAdornment>
            ),
          },
        }}
      />
    </Box>
  );
}

/** In the other person's name or the last message; a blank text is in everything. */
function hasText(text: string) {
  const wanted = fold(text.trim());
  return ({ other, lastMessage }: Conversation) =>
    [other.fullName, lastMessage ?? ''].some((field) => fold(field).includes(wanted));
}

type MatchesProps = { conversations: readonly Conversation[]; view: ConversationView; isInDrawer: boolean };

function Matches({ conversations, view, isInDrawer }: MatchesProps) {
  const { t } = useTranslation('messaging');
  const matches = conversations.filter(hasText(view.search));

  return (
    <>
      <Box role="status">
        {matches.length === 0 && (
          <EmptyState
            title={t('list.noMatch')}
            icon={<SearchIcon />}
            action={
              <Button variant="outlined" onClick={() => view.changeSearch('')}>
                {t('ui:search.clear')}
              </Button>
            }
          />
        )}
      </Box>
      <List disablePadding>
        {matches.map((conversation) => (
          <ConversationItem
            key={conversation._id}
            conversation={conversation}
            to={view.addressOf(conversation._id)}
            isOpen={conversation._id === view.chatId}
            isInDrawer={isInDrawer}
          />
        ))}
      </List>
    </>
  );
}

function LoadingRows() {
  return (
    <Stack spacing={1} sx={{ p: 2 }}>
      {[0, 1, 2, 3, 4].map((row) => (
        <Skeleton key={row} variant="rounded" height={72} />
      ))}
    </Stack>
  );
}
