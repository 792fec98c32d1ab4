import { useTranslation } from 'react-i18next';
import { useUpdateChatMutation } from '@plumbline/shared-api/chats';
import type { Conversation, UpdateChat } from '@plumbline/shared-schema/chats';
import { useAction } from '@plumbline/shared-ui/action';
import { toast } from '@plumbline/shared-ui/toasts';

/** Mutes and archives a conversation; a toast says so and undoes it. */
export function useChatChange({ _id: chatId }: Pick<Conversation, '_id'>) {
  const { t } = useTranslation('messaging');
  const [updateChat] = useUpdateChatMutation();
  const run = useAction();
  const update = (changes: UpdateChat) =>
    run(updateChat({ chatId, changes }).unwrap(), { failed: t('chat.failed'), done: null });

  async function changeTo(changes: UpdateChat, before: UpdateChat, done: string) {
    if (!(await update(changes))) return;
    toast.success(done, { action: { label: t('chat.undo'), onSelect: () => void update(before) } });
  }

  return {
    mute: (isMuted: boolean) =>
      void changeTo({ isMuted }, { isMuted: !isMuted }, t(isMuted ? 'chat.muted' : 'chat.unmuted')),
    archive: (isArchived: boolean) =>
      void changeTo(
        { isArchived },
        { isArchived: !isArchived },
        t(isArchived ? 'chat.archived' : 'chat.unarchived'),
      ),
  };
}
