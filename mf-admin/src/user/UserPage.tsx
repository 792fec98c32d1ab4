import { useGetAdminUserQuery } from '@plumbline/shared-api/administration';
import type { AdminUserDetails } from '@plumbline/shared-schema/admin-users';
import { optionLabel } from '@plumbline/shared-schema/options';
import { Facts, TitledSection } from '@plumbline/shared-ui/cards';
import { Alert } from '@plumbline/shared-ui/feedback';
import { useFormat } from '@plumbline/shared-ui/format';
import { CardList, Stack } from '@plumbline/shared-ui/layout';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { ProfileLink, Typography } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { AdminPage } from '../admin-page/AdminPage';
import { CaseCard } from '../cases/CaseCard';
import { History } from '../entry/History';
import { UserChips } from '../users/UserChips';
import { UserActions } from './UserActions';

const FIGURES = [
  'sessions',
  'jobs',
  'runningContracts',
  'completedContracts',
  'reportsAgainst',
  'reportsMade',
] as const;

/** An account with its cases and what was done about it. */
export function UserPage() {
  const { t } = useTranslation('admin');
  const { userId = '' } = useParams();
  const { currentData, ...query } = useGetAdminUserQuery(userId);

  return (
    <AdminPage title={currentData?.fullName ?? t('titles.user')}>
      <QueryBoundary query={{ ...query, data: currentData }} errorMessage={t('failed.user')}>
        {(user) => (
          <Stack spacing={3}>
            <UserChips row={user} />
            {user.suspensionReason !== null && (
              <Alert severity="error">{t('user.suspendedFor', { reason: user.suspensionReason })}</Alert>
            )}
            <UserActions user={user} />
            <Account user={user} />
            <Cases user={user} />
            <History title={t('case.history')} entries={user.history} />
          </Stack>
        )}
      </QueryBoundary>
    </AdminPage>
  );
}

function Account({ user }: { user: AdminUserDetails }) {
  const { t } = useTranslation(['admin', 'options']);
  const { date, number } = useFormat();
  const { email, userType, city, createdAt, lastSeenAt, figures, state } = user;
  const isShown = state === 'active' && userType !== 'admin';
  return (
    <TitledSection title={t('user.account')}>
      <Facts
        entries={[
          { term: t('user.email'), text: email },
          { term: t('user.role'), text: t(optionLabel('userType', userType)) },
          { term: t('user.city'), text: city },
          { term: t('user.since'), text: date(createdAt) },
          { term: t('user.lastSeen'), text: lastSeenAt && date(lastSeenAt) },
          ...FIGURES.map((name) => ({ term: t(`user.${name}`), text: number(figures[name]) })),
        ]}
      />
      {isShown && <ProfileLink person={user}>{t('user.profile')}</ProfileLink>}
    </TitledSection>
  );
}

function Cases({ user: { cases } }: { user: AdminUserDetails }) {
  const { t } = useTranslation('admin');
  return (
    <TitledSection title={t('titles.cases')}>
      {cases.length === 0 ? (
        <Typography color="text.secondary">{t('cases.none')}</Typography>
      ) : (
        <CardList label={t('titles.cases')} rows={cases}>
          {(row) => <CaseCard row={row} level="h3" />}
        </CardList>
      )}
    </TitledSection>
  );
}
