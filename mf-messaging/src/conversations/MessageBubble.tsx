import { useTranslation } from 'react-i18next';
import { Button } from '@plumbline/shared-ui/actions';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { Typography, visuallyHidden } from '@plumbline/shared-ui/text';
import type { ThreadMessage } from './thread';
import { useMessageTimes } from './use-message-times';

type MessageBubbleProps = {
  message: ThreadMessage;
  /** The other person's. */
  name: string;
  onRetry: (id: string) => void;
  onDiscard: (id: string) => void;
};

const ownLook = { bgcolor: 'primary.main', color: 'primary.contrastText', borderBottomRightRadius: 4 };
const otherLook = {
  bgcolor: 'background.default',
  border: 1,
  borderColor: 'divider',
  borderBottomLeftRadius: 4,
};

/** One message: text, time, and for one's own how far it got. */
export function MessageBubble({ message, name, onRetry, onDiscard }: MessageBubbleProps) {
  const { t } = useTranslation('messaging');
  const { time } = useMessageTimes();
  const { id, text, at, state } = message;
  const isOwn = state !== 'received';

  return (
    <Stack
      // The writer knows what they typed: only the other person's messages are announced.
      aria-live={isOwn ? 'off' : undefined}
      sx={{ alignItems: isOwn ? 'flex-end' : 'flex-start' }}
    >
      <Box
        sx={{
          maxWidth: 'min(85%, 60ch)',
          px: 1.75,
          py: 1,
          borderRadius: '14px',
          ...(isOwn ? ownLook : otherLook),
        }}
      >
        <Box component="span" sx={visuallyHidden}>
          {isOwn ? t('thread.you') : t('thread.other', { name })}
        </Box>
        <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
      </Box>
      <Typography variant="caption" color="text.secondary" sx={{ mt: 0.25, px: 0.5 }}>
        <time dateTime={at}>{time(at)}</time>
        {isOwn && (
          <Box component="span" sx={{ color: state === 'failed' ? 'error.main' : undefined }}>
            {` · ${t(`thread.${state}`)}`}
          </Box>
        )}
      </Typography>
      {state === 'failed' && (
        <FailedMessage error={message.error} onRetry={() => onRetry(id)} onDiscard={() => onDiscard(id)} />
      )}
    </Stack>
  );
}

type FailedMessageProps = { error: string | undefined; onRetry: () => void; onDiscard: () => void };

function FailedMessage({ error, onRetry, onDiscard }: FailedMessageProps) {
  const { t } = useTranslation('messaging');

  return (
    <Stack
      direction="row"
      spacing={0.5}
      sx={{ alignItems: 'center', flexWrap: 'wrap', justifyContent: 'flex-end' }}
    >
      {error && (
        <Typography variant="caption" color="error">
          {error}
        </Typography>
      )}
      <Button size="small" onClick={onRetry}>
        {t('thread.retry')}
      </Button>
      <Button size="small" color="error" onClick={onDiscard}>
        {t('thread.discard')}
      </Button>
    </Stack>
  );
}
