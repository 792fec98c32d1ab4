import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession } from '@plumbline/shared-api/session';
import type { MessageHit } from '@plumbline/shared-schema/messages';
import { titleCase } from '@plumbline/shared-ui/format';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { ListItem, ListItemButton } from '@plumbline/shared-ui/lists';
import { clampedTo, PersonAvatar, Typography } from '@plumbline/shared-ui/text';
import type { ConversationView } from '../conversation-items/use-conversation-view';
import { useMessageTimes } from '../thread/use-message-times';
import { excerptOf } from './excerpt';

type MessageHitItemProps = { hit: MessageHit; q: string; view: ConversationView; isInDrawer: boolean };

/** One message that was found: with whom, when, and the words around the hit. */
export function MessageHitItem({ hit: { message, chat }, q, view, isInDrawer }: MessageHitItemProps) {
  const { t } = useTranslation('messaging');
  const { user } = useSession();
  const { shortTime } = useMessageTimes();
  const { before, match, after } = excerptOf(message.messageText, q);
  const isOpen = view.chatId === chat._id && view.seq === message.seq;

  return (
    <ListItem disablePadding>
      <ListItemButton
        component={Link}
        to={view.addressOf(chat._id, message.seq)}
        replace={isInDrawer}
        selected={isOpen}
        aria-current={isOpen ? 'true' : undefined}
        sx={{ gap: 1.5, py: 1, alignItems: 'flex-start' }}
      >
        <PersonAvatar name={chat.other.fullName} src={chat.other.profile} size={32} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Stack direction="row" spacing={1} sx={{ justifyContent: 'space-between', alignItems: 'baseline' }}>
            <Typography component="span" noWrap variant="body2" sx={{ fontWeight: 600 }}>
              {chat.other.fullName}
            </Typography>
            <Typography variant="caption" color="text.secondary" sx={{ flexShrink: 0 }}>
              <time dateTime={message.createdAt}>{shortTime(message.createdAt)}</time>
            </Typography>
          </Stack>
          {chat.jobTitle && (
            <Typography variant="caption" component="div" color="text.secondary" noWrap>
              {titleCase(chat.jobTitle)}
            </Typography>
          )}
          <Typography variant="body2" component="div" dir="auto" color="text.secondary" sx={clampedTo(2)}>
            {message.senderId === user?._id && `${t('thread.you')} `}
            {before}
            {match && (
              <Box component="mark" sx={{ color: 'text.primary', bgcolor: 'transparent', fontWeight: 700 }}>
                {match}
              </Box>
            )}
            {after}
          </Typography>
        </Box>
      </ListItemButton>
    </ListItem>
  );
}
