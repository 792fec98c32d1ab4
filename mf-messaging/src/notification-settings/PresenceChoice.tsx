import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetPreferencesQuery, useUpdatePreferencesMutation } from '@plumbline/shared-api/preferences';
import { useAction } from '@plumbline/shared-ui/action';
import { FormControlLabel, Switch } from '@plumbline/shared-ui/choices';
import { Paper } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';

/** Whether others see that somebody is online. */
export function PresenceChoice() {
  const { t } = useTranslation('messaging');
  const [title, text] = [useId(), useId()];
  const { data: preferences } = useGetPreferencesQuery();
  const [update, { isLoading, originalArgs }] = useUpdatePreferencesMutation();
  const run = useAction();
  if (!preferences) return null;

  const wanted = isLoading ? originalArgs?.appearOffline : undefined;
  const change = (appearOffline: boolean) =>
    run(update({ appearOffline }).unwrap(), {
      done: t('settings.saved'),
      failed: t('settings.saveFailed'),
    });

  return (
    <Paper component="section" variant="outlined" aria-labelledby={title} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id={title} variant="subtitle1" component="h2">
        {t('settings.presence.title')}
      </Typography>
      <Typography id={text} variant="body2" color="text.secondary">
        {t('settings.presence.text')}
      </Typography>
      <FormControlLabel
        sx={{ mt: 1 }}
        control={
          <Switch
            checked={wanted ?? preferences.appearOffline}
            slotProps={{ input: { 'aria-describedby': text } }}
            onChange={({ target }) => {
              if (!isLoading) void change(target.checked);
            }}
          />
        }
        label={t('settings.presence.offline')}
      />
    </Paper>
  );
}
