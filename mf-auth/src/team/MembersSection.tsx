import { useDropInvitationMutation, useGetTeamQuery } from '@plumbline/shared-api/team';
import { hasTeamRole } from '@plumbline/shared-schema/team-roles';
import type { Team, TeamInvitation, TeamMember } from '@plumbline/shared-schema/team';
import { useAction, useKeptFocus } from '@plumbline/shared-ui/action';
import { Button } from '@plumbline/shared-ui/actions';
import { TitledSection } from '@plumbline/shared-ui/cards';
import { useFormat } from '@plumbline/shared-ui/format';
import { CardList, Paper, Stack } from '@plumbline/shared-ui/layout';
import { lazily } from '@plumbline/shared-ui/lazy';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { Typography } from '@plumbline/shared-ui/text';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RemoveMemberDialog } from './RemoveMemberDialog';

const InviteDialog = lazily(() => import('./InviteDialog'), 'InviteDialog');
const RoleDialog = lazily(() => import('./RoleDialog'), 'RoleDialog');

type OpenDialog = { dialog: 'invite' | 'closed' } | { dialog: 'role' | 'remove'; member: TeamMember };

/** The team of the company: read by everybody in it, changed by owners. */
export function MembersSection() {
  const { t } = useTranslation('auth');
  const team = useGetTeamQuery();
  const [opened, setOpened] = useState<OpenDialog>();
  const close = () => setOpened({ dialog: 'closed' });
  // The card that was removed here is gone, with its button.
  const title = useKeptFocus<HTMLHeadingElement>(
    opened?.dialog === 'closed' ? team.data?.members.length : Infinity,
  );

  return (
    <TitledSection title={t('team.title')} titleRef={title} text={t('team.text')}>
      <QueryBoundary query={team} errorMessage={t('team.loadFailed')}>
        {(data) => <Members team={data} onOpen={setOpened} />}
      </QueryBoundary>
      {opened?.dialog === 'invite' && <InviteDialog onClose={close} />}
      {opened?.dialog === 'role' && <RoleDialog member={opened.member} onClose={close} />}
      {opened?.dialog === 'remove' && <RemoveMemberDialog member={opened.member} onClose={close} />}
    </TitledSection>
  );
}

function Members({ team, onOpen }: { team: Team; onOpen: (opened: OpenDialog) => void }) {
  const { t } = useTranslation('auth');
  const isOwner = hasTeamRole({ team: { role: team.role } }, 'owner');
  const { members, invitations } = team;

  return (
    <>
      {members.length === 0 && <Typography color="text.secondary">{t('team.nobody')}</Typography>}
      <CardList label={t('team.title')} rows={members} spacing={1.5}>
        {(member) => (
          <PersonCard name={member.fullName} text={`${t(`team.roles.${member.role}`)} · ${member.email}`}>
            {isOwner && (
              <>
                <Button
                  aria-label={t('team.changeRoleOf', { name: member.fullName })}
                  onClick={() => onOpen({ dialog: 'role', member })}
                >
                  {t('team.changeRole')}
                </Button>
                <Button
                  aria-label={t('team.removeOf', { name: member.fullName })}
                  onClick={() => onOpen({ dialog: 'remove', member })}
                >
                  {t('team.remove')}
                </Button>
              </>
            )}
          </PersonCard>
        )}
      </CardList>
      {invitations.length > 0 && <Invitations invitations={invitations} isOwner={isOwner} />}
      {isOwner && (
        <Button
          variant="contained"
          aria-haspopup="dialog"
          sx={{ alignSelf: 'flex-start' }}
          onClick={() => onOpen({ dialog: 'invite' })}
        >
          {t('team.invite')}
        </Button>
      )}
    </>
  );
}

function Invitations({ invitations, isOwner }: { invitations: TeamInvitation[]; isOwner: boolean }) {
  const { t } = useTranslation('auth');
  const { date } = useFormat();
  const [drop] = useDropInvitationMutation();
  const run = useAction();
  return (
    <CardList label={t('team.invitations')} rows={invitations} spacing={1.5}>
      {({ _id, email, role, expiresAt }) => (
        <PersonCard
          name={email}
          text={t('team.invited', { role: t(`team.roles.${role}`), date: date(expiresAt) })}
        >
          {isOwner && (
            <Button
              aria-label={t('team.dropOf', { email })}
              onClick={() => void run(drop(_id).unwrap(), { failed: t('team.failed') })}
            >
              {t('team.drop')}
            </Button>
          )}
        </PersonCard>
      )}
    </CardList>
  );
}

type PersonCardProps = { name: string; text: string; children: ReactNode };

function PersonCard({ name, text, children }: PersonCardProps) {
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Typography variant="subtitle1" component="h3" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {children}
      </Stack>
    </Paper>
  );
}
