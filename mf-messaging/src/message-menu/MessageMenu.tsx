import { useTranslation } from 'react-i18next';
import { useMay } from '@plumbline/shared-api/session';
import { MESSAGE_EDIT_MINUTES } from '@plumbline/shared-schema/limits';
import { ContentCopyIcon, DeleteIcon, EditIcon, FlagIcon, MoreIcon } from '@plumbline/shared-ui/more-icons';
import { Box } from '@plumbline/shared-ui/layout';
import { MenuAction, MenuButton } from '@plumbline/shared-ui/menus';
import type { ThreadMessage } from '../thread/thread';
import { useMessageTimes } from '../thread/use-message-times';
import type { MessageActions } from './use-message-actions';

type MessageMenuProps = { message: ThreadMessage; actions: MessageActions };

const BUTTON = { minWidth: 36, width: 36, minHeight: 36, p: 0, color: 'text.secondary' };
/** Where there is a mouse it appears with it; a touch screen shows it always, and so does the keyboard. */
const SHY = {
  '@media (hover: hover)': {
    opacity: 0,
    'li:hover &, &:focus-within': { opacity: 1 },
  },
};

/** What can be done with a message that the server has. */
export function MessageMenu({ message, actions }: MessageMenuProps) {
  const { t } = useTranslation('messaging');
  const { time } = useMessageTimes();

  return (
    // A message that arrives is announced without the name of its menu.
    <Box aria-live="off" sx={SHY}>
      <MenuButton
        label={t('message.menu', { time: time(message.at) })}
        content={<MoreIcon fontSize="small" />}
        sx={BUTTON}
      >
        <Entries message={message} actions={actions} />
      </MenuButton>
    </Box>
  );
}

const MINUTE_MS = 60_000;
const isEditable = ({ at, text }: ThreadMessage) =>
  text !== '' && Date.now() - Date.parse(at) < MESSAGE_EDIT_MINUTES * MINUTE_MS;

function Entries({ message, actions }: MessageMenuProps) {
  const { t } = useTranslation('messaging');
  const mayWrite = useMay('write');
  const isOwn = message.state !== 'received';

  return (
    <>
      {message.text !== '' && (
        <MenuAction icon={<ContentCopyIcon fontSize="small" />} onSelect={() => actions.copy(message)}>
          {t('message.copy')}
        </MenuAction>
      )}
      {mayWrite && isOwn && isEditable(message) && (
        <MenuAction icon={<EditIcon fontSize="small" />} onSelect={() => actions.begin('edit', message)}>
          {t('message.edit')}
        </MenuAction>
      )}
      {mayWrite && isOwn && (
        <MenuAction icon={<DeleteIcon fontSize="small" />} onSelect={() => actions.begin('delete', message)}>
          {t('message.delete')}
        </MenuAction>
      )}
      {mayWrite && !isOwn && (
        <MenuAction icon={<FlagIcon fontSize="small" />} onSelect={() => actions.begin('report', message)}>
          {t('message.report')}
        </MenuAction>
      )}
    </>
  );
}
