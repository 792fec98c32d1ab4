import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Conversation } from '@plumbline/shared-schema/chats';
import { titleCase } from '@plumbline/shared-ui/format';
import { ArchiveIcon, NotificationsOffIcon } from '@plumbline/shared-ui/more-icons';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { ListItem, ListItemButton } from '@plumbline/shared-ui/lists';
import { Chip, Typography, visuallyHidden } from '@plumbline/shared-ui/text';
import { OnlineAvatar } from './OnlineAvatar';
import { useIsPresent } from './use-is-present';
import { useMessageTimes } from '../thread/use-message-times';

type ConversationItemProps = {
  conversation: Conversation;
  to: string;
  isOpen: boolean;
  /** Choosing replaces the history entry of the open drawer. */
  isInDrawer: boolean;
};

const LAST_LINES = {
  none: 'nothingWritten',
  text: 'nothingWritten',
  files: 'files',
  deleted: 'deleted',
} as const;

/** The key of what stands for the text of the last message, where there is none. */
const textless = ({ lastMessageKind }: Conversation) => LAST_LINES[lastMessageKind ?? 'none'];

/** One conversation of the list: who, about which job, the last message, when, and how many are unread. */
export function ConversationItem({ conversation, to, isOpen, isInDrawer }: ConversationItemProps) {
  const { t } = useTranslation('messaging');
  const { shortTime } = useMessageTimes();
  const { other, jobTitle, lastMessage, lastMessageTime, unread } = conversation;
  const isOnline = useIsPresent(conversation);
  const weight = unread > 0 ? 700 : undefined;

  return (
    <ListItem disablePadding>
      <ListItemButton
        component={Link}
        to={to}
        replace={isInDrawer}
        selected={isOpen}
        aria-current={isOpen ? 'true' : undefined}
        sx={{ gap: 1.5, py: 1.25, alignItems: 'flex-start' }}
      >
        <OnlineAvatar person={other} isOnline={isOnline} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Stack direction="row" spacing={1} sx={{ justifyContent: 'space-between', alignItems: 'baseline' }}>
            <Typography component="span" noWrap sx={{ fontWeight: weight ?? 600 }}>
              {other.fullName}
            </Typography>
            <Signs conversation={conversation} />
            {lastMessageTime && (
              <Typography variant="caption" color="text.secondary" sx={{ flexShrink: 0 }}>
                <time dateTime={lastMessageTime}>{shortTime(lastMessageTime)}</time>
              </Typography>
            )}
          </Stack>
          {jobTitle && (
            <Typography variant="caption" component="div" color="text.secondary" noWrap>
              {titleCase(jobTitle)}
            </Typography>
          )}
          <Stack direction="row" spacing={1} sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
            <Typography
              variant="body2"
              component="span"
              dir="auto"
              color={unread > 0 ? 'text.primary' : 'text.secondary'}
              noWrap
              sx={{ flex: 1, minWidth: 0, fontWeight: weight }}
            >
              {lastMessage || t(`list.${textless(conversation)}`)}
            </Typography>
            {unread > 0 && (
              <>
                <Chip size="small" color="primary" label={unread} aria-hidden />
                <Box component="span" sx={visuallyHidden}>
                  {t('list.unread', { count: unread })}
                </Box>
              </>
            )}
          </Stack>
        </Box>
      </ListItemButton>
    </ListItem>
  );
}

/** Signs of what is set for this conversation. */
function Signs({ conversation: { isMuted, isArchived } }: Pick<ConversationItemProps, 'conversation'>) {
  const { t } = useTranslation('messaging');
  const signs = [
    ...(isMuted ? [{ Icon: NotificationsOffIcon, name: t('list.muted') }] : []),
    ...(isArchived ? [{ Icon: ArchiveIcon, name: t('list.inArchive') }] : []),
  ];

  return signs.map(({ Icon, name }) => (
    <Icon
      key={name}
      titleAccess={name}
      sx={{ fontSize: 16, color: 'text.secondary', alignSelf: 'center', ml: 'auto' }}
    />
  ));
}
