import { useTranslation } from 'react-i18next';
import { isApiError } from '@plumbline/shared-api/api';
import {
  useAcceptInviteMutation,
  useDeclineInviteMutation,
  useWithdrawInviteMutation,
} from '@plumbline/shared-api/invites';
import type { Invite } from '@plumbline/shared-schema/invites';
import { toast } from '@plumbline/shared-ui/toasts';

const OUTCOME = {
  accept: { status: 'accepted', success: 'inviteAccepted' },
  decline: { status: 'declined', success: 'inviteDeclined' },
  withdraw: { status: 'withdrawn', success: 'inviteWithdrawn' },
} as const;
export type InviteMove = keyof typeof OUTCOME;

/** Changes an invitation and tells the outcome; true when it is now as asked, also when it was before. */
export function useInviteMove(invite: Invite) {
  const { t } = useTranslation('contracts');
  const [accept, accepting] = useAcceptInviteMutation();
  const [decline] = useDeclineInviteMutation();
  const [withdraw] = useWithdrawInviteMutation();
  const calls = { accept, decline, withdraw };

  return {
    isAccepting: accepting.isLoading,
    async move(kind: InviteMove): Promise<boolean> {
      const { status, success } = OUTCOME[kind];
      try {
        const { message } = await calls[kind](invite._id).unwrap();
        toast.success(message || t(`schema:success.${success}`));
        return true;
      } catch (error) {
        const details = isApiError(error) ? (error.details as { invite?: Invite } | undefined) : undefined;
        if (details?.invite?.status === status) return true;
        toast.error((isApiError(error) && error.message) || t('invites.failed'));
        return false;
      }
    },
  };
}
