import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useChooseNotificationsMutation } from '@plumbline/shared-api/notification-preferences';
import { isAlwaysOn, NOTIFICATION_CHANNELS } from '@plumbline/shared-schema/notification-kinds';
import type { NotificationChannel, NotificationGroup } from '@plumbline/shared-schema/notification-kinds';
import { useAction } from '@plumbline/shared-ui/action';
import { FormControlLabel, Switch } from '@plumbline/shared-ui/choices';
import { Box } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';

type Props = { group: NotificationGroup; chosen: Record<NotificationChannel, boolean> };

/** Wide enough for what cannot be turned off and says so. */
const choices = { display: 'grid', mt: 1, gridTemplateColumns: { sm: '5fr 5fr 4fr' } } as const;
const row = { p: { xs: 2, sm: 3 }, '& + &': { borderTop: 1, borderColor: 'divider' } } as const;

/** The ways in which somebody can be told of one group of events. */
export function GroupChoices({ group, chosen }: Props) {
  const { t } = useTranslation('messaging');
  const name = useId();
  const hint = useId();

  return (
    <Box role="group" aria-labelledby={name} aria-describedby={hint} sx={row}>
      <Typography id={name} variant="subtitle1" component="h3">
        {t(`schema:notificationGroups.${group}`)}
      </Typography>
      <Typography id={hint} variant="body2" color="text.secondary">
        {t(`settings.hints.${group}`)}
      </Typography>
      <Box sx={choices}>
        {NOTIFICATION_CHANNELS.map((channel) => (
          <ChannelSwitch key={channel} group={group} channel={channel} isOn={chosen[channel]} />
        ))}
      </Box>
    </Box>
  );
}

type ChannelProps = { group: NotificationGroup; channel: NotificationChannel; isOn: boolean };

function ChannelSwitch({ group, channel, isOn }: ChannelProps) {
  const { t } = useTranslation('messaging');
  const [choose] = useChooseNotificationsMutation();
  const run = useAction();
  const label = t(`settings.channels.${channel}`);
  const isFixed = isAlwaysOn(group, channel);
  const change = (next: boolean) =>
    run(choose([{ group, channel, isOn: next }]).unwrap(), {
      done: t('settings.saved'),
      failed: t('settings.saveFailed'),
    });

  return (
    <FormControlLabel
      control={
        <Switch checked={isOn} disabled={isFixed} onChange={({ target }) => void change(target.checked)} />
      }
      label={isFixed ? t('settings.always', { channel: label }) : label}
    />
  );
}
