import { useTranslation } from 'react-i18next';
import { useListChatsQuery } from '@plumbline/shared-api/chats';
import { useLive } from '@plumbline/shared-api/live';
import { useMay } from '@plumbline/shared-api/session';
import type { Conversation } from '@plumbline/shared-schema/chats';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { EditIcon } from '@plumbline/shared-ui/more-icons';
import { Card, Container, Stack } from '@plumbline/shared-ui/layout';
import { Page, PageHeading } from '@plumbline/shared-ui/Page';
import { useMediaQuery } from '@plumbline/shared-ui/theme';
import { ConversationDrawer } from './ConversationDrawer';
import { ConversationList } from './ConversationList';
import { ConversationPane } from './ConversationPane';
import { useBoardHeight } from './use-board-height';
import { useConversationView } from '../conversation-items/use-conversation-view';

/** Below this a list beside the thread would leave neither enough room. */
const NARROW = '(max-width: 899.95px)';

/** How often the list is read again while the socket is down. */
const LIST_REFRESH_MS = 15_000;

/** Conversations beside the open one, at first the newest; on a small screen first the list, then the one that was chosen. */
export function ConversationsPage() {
  const { t } = useTranslation('messaging');
  const isNarrow = useMediaQuery(NARROW, { noSsr: true });
  const live = useLive({ fallbackMs: LIST_REFRESH_MS });
  const chats = useListChatsQuery(undefined, { ...live, refetchOnMountOrArgChange: true });
  const view = useConversationView(chats, !isNarrow);
  const isOpen = Boolean(view.chatId);
  const { board, size } = useBoardHeight(isNarrow && !isOpen);
  const unread = unreadIn(chats.data);
  const mayWrite = useMay('write');
  const newMessage = mayWrite && (
    <ButtonLink to="/messages/new" variant="outlined" startIcon={<EditIcon />}>
      {t('conversations.new')}
    </ButtonLink>
  );
  const list = <ConversationList query={chats} view={view} isInDrawer={isNarrow && isOpen} />;

  return (
    <Page title={t('titles.conversations')} isFullBleed>
      <Container
        ref={board}
        maxWidth="lg"
        sx={{
          display: 'flex',
          flexDirection: 'column',
          gap: 2,
          ...size,
          py: { xs: 1.5, md: 3 },
        }}
      >
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <PageHeading sx={{ mr: 'auto' }}>{t('titles.conversations')}</PageHeading>
          {isNarrow && isOpen ? (
            <ConversationDrawer unread={unread} view={view} actions={newMessage}>
              {list}
            </ConversationDrawer>
          ) : (
            newMessage
          )}
        </Stack>
        <Card
          sx={{
            flex: 1,
            minHeight: 0,
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '340px minmax(0, 1fr)' },
            gridTemplateRows: 'minmax(0, 1fr)',
          }}
        >
          {!(isNarrow && isOpen) && list}
          {(!isNarrow || isOpen) && <ConversationPane query={chats} view={view} />}
        </Card>
      </Container>
    </Page>
  );
}

/** How many messages are unread in all of them. */
const unreadIn = (conversations: readonly Conversation[] = []): number =>
  conversations.reduce((sum, { unread }) => sum + unread, 0);
