import { useSession } from '@plumbline/shared-api/session';
import { useLeaveTeamMutation, useListMembershipsQuery } from '@plumbline/shared-api/team';
import type { Membership } from '@plumbline/shared-schema/team';
import { useTry } from '@plumbline/shared-ui/action';
import { Button } from '@plumbline/shared-ui/actions';
import { TitledSection } from '@plumbline/shared-ui/cards';
import { ConfirmDialog } from '@plumbline/shared-ui/ConfirmDialog';
import { CardList, Paper, Stack } from '@plumbline/shared-ui/layout';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { Typography } from '@plumbline/shared-ui/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActing } from './use-acting';

/** The companies that somebody may act for, and the way back to oneself. */
export function CompaniesSection() {
  const { t } = useTranslation('auth');
  const { user } = useSession();
  const memberships = useListMembershipsQuery();
  const actFor = useActing();
  const [leaving, setLeaving] = useState<Membership>();

  if (user?.team)
    return (
      <TitledSection title={t('team.actingTitle', { company: user.companyName ?? user.fullName })}>
        <Button variant="outlined" sx={{ alignSelf: 'flex-start' }} onClick={() => void actFor(null)}>
          {t('team.back', { person: user.team.person })}
        </Button>
      </TitledSection>
    );

  return (
    <TitledSection title={t('team.companies')} text={t('team.companiesText')}>
      <QueryBoundary
        query={memberships}
        errorMessage={t('team.loadFailed')}
        isEmpty={(rows) => rows.length === 0}
        empty={<Typography color="text.secondary">{t('team.noCompanies')}</Typography>}
      >
        {(rows) => (
          <CardList
            label={t('team.companies')}
            rows={rows.map((row) => ({ ...row, _id: row.company._id }))}
            spacing={1.5}
          >
            {(membership) => (
              <CompanyCard
                membership={membership}
                onAct={() => void actFor(membership.company._id)}
                onLeave={() => setLeaving(membership)}
              />
            )}
          </CardList>
        )}
      </QueryBoundary>
      {leaving && <LeaveQuestion membership={leaving} onClose={() => setLeaving(undefined)} />}
    </TitledSection>
  );
}

type CompanyCardProps = { membership: Membership; onAct: () => void; onLeave: () => void };

function CompanyCard({ membership: { company, role }, onAct, onLeave }: CompanyCardProps) {
  const { t } = useTranslation('auth');
  const { name } = company;
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Typography variant="subtitle1" component="h3" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {t(`team.roles.${role}`)}
      </Typography>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mt: 1 }}>
        <Button variant="outlined" aria-label={t('team.actForOf', { name })} onClick={onAct}>
          {t('team.actFor')}
        </Button>
        <Button aria-label={t('team.leaveOf', { name })} onClick={onLeave}>
          {t('team.leave')}
        </Button>
      </Stack>
    </Paper>
  );
}

function LeaveQuestion({ membership, onClose }: { membership: Membership; onClose: () => void }) {
  const { t } = useTranslation('auth');
  const [leave] = useLeaveTeamMutation();
  const attempt = useTry();
  const { _id, name } = membership.company;
  return (
    <ConfirmDialog
      isOpen
      title={t('team.askLeave', { name })}
      text={t('team.askLeaveText')}
      confirmLabel={t('team.leave')}
      isDestructive
      onConfirm={() =>
        attempt(leave(_id).unwrap(), {
          failed: t('team.failed'),
          isDone: ({ status }) => status === 404,
          done: t('schema:success.teamLeft'),
        })
      }
      onClose={onClose}
    />
  );
}
