import { useTranslation } from 'react-i18next';
import { Typography } from '@plumbline/shared-ui/text';
import type { ThreadMessage } from './thread';
import { useMessageTimes } from './use-message-times';

/** What happened to an offer or a contract, quietly between the messages; `text` is its job, where that needs saying. */
export function EventLine({ event, text, at }: Pick<ThreadMessage, 'event' | 'text' | 'at'>) {
  const { t } = useTranslation('messaging');
  const { time } = useMessageTimes();
  return (
    <Typography
      variant="body2"
      color="text.secondary"
      sx={{ textAlign: 'center', overflowWrap: 'anywhere', my: 0.5 }}
    >
      {[t(`deal.${event ?? ''}`), text].filter(Boolean).join(' · ')}
      {' · '}
      <time dateTime={at}>{time(at)}</time>
    </Typography>
  );
}
