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

const isUnsent = (state: ThreadMessage['state']) => state === 'failed' || state === 'waiting';

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
        {message.isDeleted ? (
          <Typography sx={{ fontStyle: 'italic' }}>{t('thread.deleted')}</Typography>
        ) : (
          <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {text}
          </Typography>
        )}
      </Box>
      <Typography variant="caption" color="text.secondary" sx={{ mt: 0.25, px: 0.5 }}>
        <time dateTime={at}>{time(at)}</time>
        {message.isEdited && ` · ${t('thread.edited')}`}
        {isOwn && (
          <Box component="span" sx={{ color: state === 'failed' ? 'error.main' : undefined }}>
            {` · ${t(`thread.${state}`)}`}
          </Box>
        )}
      </Typography>
      {isUnsent(state) && (
        <UnsentMessage message={message} onRetry={() => onRetry(id)} onDiscard={() => onDiscard(id)} />
      )}
    </Stack>
  );
}

type UnsentMessageProps = { message: ThreadMessage; onRetry: () => void; onDiscard: () => void };

function UnsentMessage({ message: { state, error }, onRetry, onDiscard }: UnsentMessageProps) {
  const { t } = useTranslation('messaging');

  return (
    <Stack
      direction="row"
      spacing={0.5}
      sx={{ alignItems: 'center', flexWrap: 'wrap', justifyContent: 'flex-end' }}
    >
      {state === 'failed' && (
        <Typography variant="caption" color="error">
          {error || t('schema:failures.sendMessage')}
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
