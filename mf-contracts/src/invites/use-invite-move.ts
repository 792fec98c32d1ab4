import { useTranslation } from 'react-i18next';
import {
  useAcceptInviteMutation,
  useDeclineInviteMutation,
  useWithdrawInviteMutation,
} from '@plumbline/shared-api/invites';
import type { Invite } from '@plumbline/shared-schema/invites';
import { useAction } from '@plumbline/shared-ui/action';

const LEADS_TO = { accept: 'accepted', decline: 'declined', withdraw: 'withdrawn' } as const;

/** Moves an invitation and says the outcome; resolves to a truthy value if it succeeded, now or before. */
export function useInviteMove({ _id }: Invite) {
  const { t } = useTranslation('contracts');
  const [accept, accepting] = useAcceptInviteMutation();
  const [decline] = useDeclineInviteMutation();
  const [withdraw] = useWithdrawInviteMutation();
  const run = useAction();
  const calls = { accept, decline, withdraw };

  return {
    isAccepting: accepting.isLoading,
    move: (kind: keyof typeof LEADS_TO) =>
      run(calls[kind](_id).unwrap(), {
        failed: t('invites.failed'),
        isDone: ({ details }) =>
          (details as { invite?: Invite } | undefined)?.invite?.status === LEADS_TO[kind],
      }),
  };
}
