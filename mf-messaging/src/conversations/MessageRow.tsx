import { useTranslation } from 'react-i18next';
import type { DealEvent } from '@plumbline/shared-schema/deals';
import { optionLabel } from '@plumbline/shared-schema/options';
import { Box, Divider } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import type { PictureLink } from '../attachments/MessageFiles';
import type { MessageActions } from '../message-menu/use-message-actions';
import { MessageBubble } from './MessageBubble';
import type { ThreadMessage } from '../thread/thread';
import { dayOf, useMessageTimes } from '../thread/use-message-times';

type MessageRowProps = {
  message: ThreadMessage;
  /** The message above it, if it is loaded. */
  before: ThreadMessage | undefined;
  /** The message below it. */
  after: ThreadMessage | undefined;
  /** Nothing was written before it. */
  isFirst: boolean;
  /** The other person's. */
  name: string;
  isTarget: boolean;
  isFirstUnread: boolean;
  isAnnounced: boolean;
  pictureLink: PictureLink;
  actions: MessageActions;
  onRetry: (id: string) => void;
  onDiscard: (id: string) => void;
};

const FOUND = { bgcolor: 'action.selected', borderRadius: 1, px: 0.5 };

/** A message under what divides it from the one before: a new day, the beginning of what is unread. */
export function MessageRow({
  message,
  before,
  after,
  isFirst,
  isTarget,
  isFirstUnread,
  isAnnounced,
  ...bubble
}: MessageRowProps) {
  const { t } = useTranslation('messaging');
  const { day } = useMessageTimes();
  // Above the oldest that is loaded stands no day: it would go when more come, and the list lose its place.
  const isNewDay = before ? dayOf(before.at) !== dayOf(message.at) : isFirst;

  return (
    <Box
      aria-live={isAnnounced ? undefined : 'off'}
      aria-current={isTarget ? 'true' : undefined}
      sx={{ pt: isNewDay ? 1 : 0.5, pb: 0.5, ...(isTarget && FOUND) }}
    >
      {isNewDay && (
        <Typography
          variant="caption"
          component="p"
          color="text.secondary"
          sx={{ textAlign: 'center', my: 1, fontWeight: 600 }}
        >
          <time dateTime={message.at}>{day(message.at)}</time>
        </Typography>
      )}
      {isFirstUnread && (
        <Divider
          sx={{ my: 1, color: 'primary.main', '&::before, &::after': { borderColor: 'primary.main' } }}
        >
          <Typography variant="caption" component="span" sx={{ fontWeight: 600 }}>
            {t('thread.unreadFrom')}
          </Typography>
        </Divider>
      )}
      {message.event ? (
        <EventLine {...message} />
      ) : (
        <MessageBubble message={message} isLastOfRun={after?.state !== message.state} {...bubble} />
      )}
    </Box>
  );
}

/** What happened to an offer or a contract, quietly between the messages; `text` is its job, where that needs saying. */
function EventLine({ event, text, at }: Pick<ThreadMessage, 'event' | 'text' | 'at'>) {
  const { t } = useTranslation('messaging');
  const { time } = useMessageTimes();
  return (
    <Typography
      variant="body2"
      color="text.secondary"
      sx={{ textAlign: 'center', overflowWrap: 'anywhere', my: 0.5 }}
    >
      {[event && t(eventText(event)), text].filter(Boolean).join(' · ')}
      {' · '}
      <time dateTime={at}>{time(at)}</time>
    </Typography>
  );
}

function eventText(event: DealEvent['what']): string {
  const [noun, action = ''] = event.split('.');
  return noun === 'contract' ? optionLabel('contractEvent', action) : `offerEvent.${action}`;
}
