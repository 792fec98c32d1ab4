import { useTranslation } from 'react-i18next';
import type { Conversation } from '@plumbline/shared-schema/chats';
import { Button } from '@plumbline/shared-ui/actions';
import { Alert, Spinner } from '@plumbline/shared-ui/feedback';
import { fold, NothingFound } from '@plumbline/shared-ui/fields';
import { Box } from '@plumbline/shared-ui/layout';
import { ConversationItems, type ConversationItemsProps } from '../conversation-items/ConversationItems';
import { MessageHits } from './MessageHits';
import { useMessageSearch } from './use-message-search';

/** Looks for the text in the other person's name and the last message. */
function hasText(text: string) {
  const wanted = fold(text.trim());
  return ({ other, lastMessage }: Conversation) =>
    [other.fullName, lastMessage ?? ''].some((field) => fold(field).includes(wanted));
}

/** What a search finds: conversations, the archived ones too, and below them messages. */
export function SearchResults({ conversations, view, isInDrawer }: ConversationItemsProps) {
  const { t } = useTranslation('messaging');
  const { q, state, hits, retry } = useMessageSearch(view.search);
  const matches = conversations.filter(hasText(view.search));

  return (
    <>
      <Box role="status">
        {state === 'answered' && !hits && matches.length === 0 && (
          <NothingFound isSearch title={t('list.noMatch')} onClear={() => view.changeSearch('')} />
        )}
      </Box>
      <ConversationItems conversations={matches} view={view} isInDrawer={isInDrawer} />
      {state === 'pending' && <Spinner label={t('search.loading')} />}
      {state === 'failed' && (
        <Alert
          severity="error"
          sx={{ m: 2 }}
          action={
            <Button color="inherit" size="small" onClick={retry}>
              {t('thread.retry')}
            </Button>
          }
        >
          {t('search.failed')}
        </Alert>
      )}
      {hits && <MessageHits key={q} hits={hits} q={q} view={view} isInDrawer={isInDrawer} />}
    </>
  );
}
