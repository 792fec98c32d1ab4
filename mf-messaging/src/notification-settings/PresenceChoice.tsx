import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetPreferencesQuery, useUpdatePreferencesMutation } from '@plumbline/shared-api/preferences';
import { useAction } from '@plumbline/shared-ui/action';
import { FormControlLabel, Switch } from '@plumbline/shared-ui/choices';
import { Paper, Skeleton } from '@plumbline/shared-ui/layout';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { Typography } from '@plumbline/shared-ui/text';

/** Whether others see that somebody is online. */
export function PresenceChoice() {
  const { t } = useTranslation('messaging');
  const [title, text] = [useId(), useId()];
  const preferences = useGetPreferencesQuery();

  return (
    <Paper component="section" variant="outlined" aria-labelledby={title} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id={title} variant="subtitle1" component="h2">
        {t('settings.presence.title')}
      </Typography>
      <Typography id={text} variant="body2" color="text.secondary">
        {t('settings.presence.text')}
      </Typography>
      <QueryBoundary
        query={preferences}
        loadingLabel={t('settings.loading')}
        errorMessage={t('settings.failed')}
        skeleton={<Skeleton width={200} height={38} sx={{ mt: 1 }} />}
      >
        {({ appearOffline }) => <PresenceSwitch isOffline={appearOffline} describedBy={text} />}
      </QueryBoundary>
    </Paper>
  );
}

type PresenceSwitchProps = { isOffline: boolean; describedBy: string };

function PresenceSwitch({ isOffline, describedBy }: PresenceSwitchProps) {
  const { t } = useTranslation('messaging');
  const [update, { isLoading, originalArgs }] = useUpdatePreferencesMutation();
  const run = useAction();
  const wanted = isLoading ? originalArgs?.appearOffline : undefined;
  const change = (appearOffline: boolean) =>
    run(update({ appearOffline }).unwrap(), {
      done: t('settings.saved'),
      failed: t('settings.saveFailed'),
    });

  return (
    <FormControlLabel
      sx={{ mt: 1 }}
      control={
        <Switch
          checked={wanted ?? isOffline}
          slotProps={{ input: { 'aria-describedby': describedBy } }}
          onChange={({ target }) => {
            if (!isLoading) void change(target.checked);
          }}
        />
      }
      label={t('settings.presence.offline')}
    />
  );
}
