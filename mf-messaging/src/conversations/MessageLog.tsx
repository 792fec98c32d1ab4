import { useTranslation } from 'react-i18next';
import { Button } from '@plumbline/shared-ui/actions';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { ChatIcon, KeyboardArrowDownIcon } from '@plumbline/shared-ui/icons';
import { Box, CardList } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { MessageBubble } from './MessageBubble';
import { byDay, type ThreadMessage } from './thread';
import { useMessageTimes } from './use-message-times';
import { useNewestInView } from './use-newest-in-view';

type MessageLogProps = {
  /** The other person's. */
  name: string;
  messages: readonly ThreadMessage[];
  onRetry: (id: string) => void;
  onDiscard: (id: string) => void;
};

/** The messages by day, the newest in view. What the other person writes is announced. */
export function MessageLog({ name, messages, onRetry, onDiscard }: MessageLogProps) {
  const { t } = useTranslation('messaging');
  const { day } = useMessageTimes();
  const { box, onScroll, hasNewer, showNewest } = useNewestInView(messages.at(-1));

  return (
    <Box sx={{ flex: 1, minHeight: 0, position: 'relative', display: 'flex' }}>
      <Box
        ref={box}
        role="log"
        aria-live="polite"
        aria-label={t('thread.log', { name })}
        tabIndex={0}
        onScroll={onScroll}
        sx={{
          flex: 1,
          overflowY: 'auto',
          px: { xs: 1.5, sm: 2 },
          py: 2,
          '&:focus-visible': { outlineOffset: -3 },
        }}
      >
        {messages.length === 0 && <EmptyState icon={<ChatIcon />} title={t('thread.empty')} />}
        {byDay(messages).map((group) => (
          <Box key={group.messages[0]?.id}>
            <Typography
              variant="caption"
              component="p"
              color="text.secondary"
              sx={{ textAlign: 'center', my: 1.5, fontWeight: 600 }}
            >
              <time dateTime={group.at}>{day(group.at)}</time>
            </Typography>
            <CardList rows={group.messages} keyOf={({ id }) => id} spacing={1}>
              {(message) => (
                <MessageBubble message={message} name={name} onRetry={onRetry} onDiscard={onDiscard} />
              )}
            </CardList>
          </Box>
        ))}
      </Box>
      {hasNewer && (
        <Button
          variant="contained"
          size="small"
          startIcon={<KeyboardArrowDownIcon />}
          onClick={showNewest}
          sx={{ position: 'absolute', bottom: 12, left: '50%', transform: 'translateX(-50%)' }}
        >
          {t('thread.newest')}
        </Button>
      )}
    </Box>
  );
}
