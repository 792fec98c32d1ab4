import { useTranslation } from 'react-i18next';
import { Button } from '@plumbline/shared-ui/actions';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { Typography, visuallyHidden } from '@plumbline/shared-ui/text';
import { UnsentFiles } from '../attachments/UnsentFiles';
import { MessageFiles, type PictureLink } from '../attachments/MessageFiles';
import { MessageMenu } from '../message-menu/MessageMenu';
import type { MessageActions } from '../message-menu/use-message-actions';
import type { ThreadMessage } from '../thread/thread';
import { useMessageTimes } from '../thread/use-message-times';

type MessageBubbleProps = {
  message: ThreadMessage;
  /** The other person's. */
  name: string;
  /** The next message is another's, or got less far. */
  isLastOfRun: boolean;
  pictureLink: PictureLink;
  actions: MessageActions;
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
export function MessageBubble(props: MessageBubbleProps) {
  const { message, name, isLastOfRun, pictureLink, actions, onRetry, onDiscard } = props;
  const { t } = useTranslation('messaging');
  const { id, state } = message;
  const isOwn = state !== 'received';

  return (
    <Stack
      // The writer knows what they typed: only the other person's messages are announced.
      aria-live={isOwn ? 'off' : undefined}
      sx={{ alignItems: isOwn ? 'flex-end' : 'flex-start' }}
    >
      <Stack
        direction={isOwn ? 'row-reverse' : 'row'}
        sx={{ alignItems: 'center', maxWidth: '100%', minWidth: 0 }}
      >
        <Box
          sx={{
            minWidth: 0,
            maxWidth: '60ch',
            px: 1.75,
            py: 1,
            borderRadius: '14px',
            ...(isOwn ? ownLook : otherLook),
          }}
        >
          <Box component="span" sx={visuallyHidden}>
            {isOwn ? t('thread.you') : t('thread.other', { name })}
          </Box>
          <Content message={message} pictureLink={pictureLink} />
        </Box>
        {message.messageId !== undefined && !message.isDeleted && (
          <MessageMenu message={message} actions={actions} />
        )}
      </Stack>
      <Caption message={message} isLastOfRun={isLastOfRun} />
      {isUnsent(state) && (
        <UnsentMessage message={message} onRetry={() => onRetry(id)} onDiscard={() => onDiscard(id)} />
      )}
    </Stack>
  );
}

type CaptionProps = { message: ThreadMessage; isLastOfRun: boolean };

/** When it was written and, of one's own, how far it got: of several in a row the last says so for all. */
function Caption({ message: { at, state, isEdited = false }, isLastOfRun }: CaptionProps) {
  const { t } = useTranslation('messaging');
  const { time } = useMessageTimes();

  return (
    <Typography variant="caption" color="text.secondary" sx={{ mt: 0.25, px: 0.5 }}>
      <time dateTime={at}>{time(at)}</time>
      {isEdited && ` · ${t('thread.edited')}`}
      {state !== 'received' && isLastOfRun && (
        <Box component="span" sx={{ color: state === 'failed' ? 'error.main' : undefined }}>
          {` · ${t(`thread.${state}`)}`}
        </Box>
      )}
    </Typography>
  );
}

type ContentProps = Pick<MessageBubbleProps, 'message' | 'pictureLink'>;

function Content({ message: { id, text, files, unsentFiles, isDeleted }, pictureLink }: ContentProps) {
  const { t } = useTranslation('messaging');
  if (isDeleted) return <Typography sx={{ fontStyle: 'italic' }}>{t('thread.deleted')}</Typography>;

  return (
    <>
      {files && files.length > 0 && <MessageFiles files={files} pictureLink={pictureLink} />}
      {unsentFiles && <UnsentFiles clientMessageId={id} files={unsentFiles} />}
      {text !== '' && (
        <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
      )}
    </>
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
      <Button size="small" onClick={onDiscard}>
        {t('thread.discard')}
      </Button>
    </Stack>
  );
}
