import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnblockPersonMutation } from '@plumbline/shared-api/blocks';
import { useMay } from '@plumbline/shared-api/session';
import type { Conversation } from '@plumbline/shared-schema/chats';
import { useAction } from '@plumbline/shared-ui/action';
import { NotificationsIcon } from '@plumbline/shared-ui/icons';
import {
  ArchiveIcon,
  BlockIcon,
  FlagIcon,
  MoreIcon,
  NotificationsOffIcon,
} from '@plumbline/shared-ui/more-icons';
import { lazily } from '@plumbline/shared-ui/lazy';
import { MenuAction, MenuButton } from '@plumbline/shared-ui/menus';
import { useChatChange } from './use-chat-change';

const BlockPerson = lazily(() => import('./BlockPerson'), 'BlockPerson');
const ReportPerson = lazily(() => import('../report-person/ReportPerson'), 'ReportPerson');

const BUTTON = { minWidth: 44, minHeight: 44, p: 0, color: 'text.secondary', flexShrink: 0 };

/** What can be done with a conversation and the other person. */
export function ConversationMenu({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation('messaging');
  const [dialog, setDialog] = useState<'block' | 'report'>();
  const { mute, archive } = useChatChange(conversation);
  const [unblock] = useUnblockPersonMutation();
  const run = useAction();
  const { other, isMuted, isArchived, isBlocked } = conversation;
  const mayWrite = useMay('write');
  const ownsAccount = useMay('account');
  const close = () => setDialog(undefined);

  if (!mayWrite) return null;
  return (
    <>
      <MenuButton label={t('chat.menu', { name: other.fullName })} content={<MoreIcon />} sx={BUTTON}>
        <MenuAction
          icon={isMuted ? <NotificationsIcon fontSize="small" /> : <NotificationsOffIcon fontSize="small" />}
          onSelect={() => mute(!isMuted)}
        >
          {t(isMuted ? 'chat.unmute' : 'chat.mute')}
        </MenuAction>
        <MenuAction icon={<ArchiveIcon fontSize="small" />} onSelect={() => archive(!isArchived)}>
          {t(isArchived ? 'chat.unarchive' : 'chat.archive')}
        </MenuAction>
        {ownsAccount && (
          <MenuAction icon={<FlagIcon fontSize="small" />} onSelect={() => setDialog('report')}>
            {t('chat.report', { name: other.fullName })}
          </MenuAction>
        )}
        {ownsAccount && (
          <MenuAction
            icon={<BlockIcon fontSize="small" />}
            onSelect={() => {
              if (isBlocked) void run(unblock(other._id).unwrap(), { failed: t('chat.unblockFailed') });
              else setDialog('block');
            }}
          >
            {t(isBlocked ? 'chat.unblock' : 'chat.block', { name: other.fullName })}
          </MenuAction>
        )}
      </MenuButton>
      {dialog === 'block' && <BlockPerson person={other} onClose={close} />}
      {dialog === 'report' && (
        <ReportPerson
          title={t('report.person', { name: other.fullName })}
          reported={{ personId: other._id }}
          onClose={close}
        />
      )}
    </>
  );
}
