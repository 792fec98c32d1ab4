import { useTranslation } from 'react-i18next';
import { useGetNotificationPreferencesQuery } from '@plumbline/shared-api/notification-preferences';
import { useSession } from '@plumbline/shared-api/session';
import { NOTIFICATION_GROUPS } from '@plumbline/shared-schema/notification-kinds';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { Alert } from '@plumbline/shared-ui/feedback';
import { Paper, Stack } from '@plumbline/shared-ui/layout';
import { Page } from '@plumbline/shared-ui/Page';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { DevicePush } from './DevicePush';
import { GroupChoices } from './GroupChoices';
import { PresenceChoice } from './PresenceChoice';

/** How a person is told of each group of events. Every switch is saved at once. */
export function NotificationSettingsPage() {
  const { t } = useTranslation('messaging');
  const preferences = useGetNotificationPreferencesQuery(undefined, { refetchOnMountOrArgChange: true });

  return (
    <Page
      title={t('titles.notificationSettings')}
      subtitle={t('settings.intro')}
      width="narrow"
      back={<ButtonLink to="/notifications">{t('settings.back')}</ButtonLink>}
    >
      <Stack spacing={3}>
        <UnverifiedHint />
        <DevicePush />
        <QueryBoundary
          query={preferences}
          loadingLabel={t('settings.loading')}
          errorMessage={t('settings.failed')}
        >
          {(chosen) => (
            <Paper variant="outlined">
              {NOTIFICATION_GROUPS.map((group) => (
                <GroupChoices key={group} group={group} chosen={chosen[group]} />
              ))}
            </Paper>
          )}
        </QueryBoundary>
        <PresenceChoice />
      </Stack>
    </Page>
  );
}

function UnverifiedHint() {
  const { t } = useTranslation('messaging');
  const { user } = useSession();
  if (!user || user.emailVerified) return null;
  return (
    <Alert
      severity="info"
      action={
        <ButtonLink color="inherit" to="/verify-email">
          {t('settings.verify')}
        </ButtonLink>
      }
    >
      {t('settings.unverified')}
    </Alert>
  );
}
