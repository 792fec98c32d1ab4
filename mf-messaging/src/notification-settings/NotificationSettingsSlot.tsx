import { useTranslation } from 'react-i18next';
import { useGetNotificationPreferencesQuery } from '@plumbline/shared-api/notification-preferences';
import { useSession } from '@plumbline/shared-api/session';
import { NOTIFICATION_GROUPS } from '@plumbline/shared-schema/notification-kinds';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { pathWith } from '@plumbline/shared-ui/address';
import { Alert } from '@plumbline/shared-ui/feedback';
import { Paper, Skeleton, Stack } from '@plumbline/shared-ui/layout';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { Typography } from '@plumbline/shared-ui/text';
import { DevicePush } from './DevicePush';
import { ChannelHeads, GroupChoices } from './GroupChoices';
import { PresenceChoice } from './PresenceChoice';
import { SummaryChoices } from './SummaryChoices';
import { TextMessages } from './TextMessages';

const TABLE_TITLE = {
  px: { xs: 2, sm: 3 },
  pt: { xs: 2, sm: 3 },
  pb: 1,
  borderTop: 1,
  borderColor: 'divider',
};

/** How a person is told of each group of events. Every switch is saved at once. */
export function NotificationSettingsSlot() {
  const { t } = useTranslation('messaging');
  const preferences = useGetNotificationPreferencesQuery(undefined, { refetchOnMountOrArgChange: true });

  return (
    <Stack spacing={3}>
      <Typography color="text.secondary">{t('settings.intro')}</Typography>
      <UnverifiedHint />
      <QueryBoundary
        query={preferences}
        loadingLabel={t('settings.loading')}
        errorMessage={t('settings.failed')}
        // What follows is out of sight until the choices are there, which are higher still: it does not jump.
        skeleton={<Skeleton variant="rounded" height={960} />}
      >
        {(chosen) => (
          <Stack spacing={3}>
            <Paper variant="outlined">
              <SummaryChoices chosen={chosen} />
              <Typography variant="h5" component="h2" sx={TABLE_TITLE}>
                {t('settings.summary.details')}
              </Typography>
              <ChannelHeads />
              {NOTIFICATION_GROUPS.map((group) => (
                <GroupChoices key={group} group={group} chosen={chosen[group]} />
              ))}
            </Paper>
            <DevicePush />
            <TextMessages />
          </Stack>
        )}
      </QueryBoundary>
      <PresenceChoice />
    </Stack>
  );
}

function UnverifiedHint() {
  const { t } = useTranslation('messaging');
  const { user } = useSession();
  if (!user || user.emailVerified) return null;
  return (
    <Alert
      severity="info"
      role="note"
      action={
        <ButtonLink color="inherit" to={pathWith('/verify-email', { returnTo: '/setting' })}>
          {t('settings.verify')}
        </ButtonLink>
      }
    >
      {t('settings.unverified')}
    </Alert>
  );
}
