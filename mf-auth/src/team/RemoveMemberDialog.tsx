import { useRemoveMemberMutation } from '@plumbline/shared-api/team';
import type { TeamMember } from '@plumbline/shared-schema/team';
import { useTry } from '@plumbline/shared-ui/action';
import { ConfirmDialog } from '@plumbline/shared-ui/ConfirmDialog';
import { useTranslation } from 'react-i18next';

export function RemoveMemberDialog({ member, onClose }: { member: TeamMember; onClose: () => void }) {
  const { t } = useTranslation('auth');
  const [remove] = useRemoveMemberMutation();
  const attempt = useTry();
  return (
    <ConfirmDialog
      isOpen
      title={t('team.askRemove', { name: member.fullName })}
      text={t('team.askRemoveText')}
      confirmLabel={t('team.remove')}
      isDestructive
      onConfirm={() =>
        attempt(remove(member._id).unwrap(), {
          failed: t('team.failed'),
          isDone: ({ status }) => status === 404,
          done: t('schema:success.memberRemoved'),
        })
      }
      onClose={onClose}
    />
  );
}
