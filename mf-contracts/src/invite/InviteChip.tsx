import { useTranslation } from 'react-i18next';
import type { Invite } from '@plumbline/shared-schema/invites';
import { optionLabel } from '@plumbline/shared-schema/options';
import { Chip } from '@plumbline/shared-ui/text';

const COLOURS = { pending: 'warning', accepted: 'success', declined: 'error', withdrawn: 'default' } as const;

/** The status of an invitation, coloured. */
export function InviteChip({ invite }: { invite: Invite }) {
  const { t } = useTranslation('contracts');
  return (
    <Chip size="small" color={COLOURS[invite.status]} label={t(optionLabel('inviteStatus', invite.status))} />
  );
}
