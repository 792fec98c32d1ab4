import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useChooseNotificationsMutation } from '@plumbline/shared-api/notification-preferences';
import { isAlwaysOn, NOTIFICATION_CHANNELS } from '@plumbline/shared-schema/notification-kinds';
import type { NotificationChannel, NotificationGroup } from '@plumbline/shared-schema/notification-kinds';
import { useAction } from '@plumbline/shared-ui/action';
import { FormControlLabel, Switch } from '@plumbline/shared-ui/choices';
import { CheckIcon } from '@plumbline/shared-ui/more-icons';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { Typography, visuallyHidden } from '@plumbline/shared-ui/text';

type Props = { group: NotificationGroup; chosen: Record<NotificationChannel, boolean> };

/** On a phone the hint stands below, where it has the whole width. */
const ROW = {
  display: 'grid',
  columnGap: { xs: 1, sm: 3 },
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: { xs: '"name choices" "hint hint"', sm: '"name choices" "hint choices"' },
  p: { xs: 2, sm: 3 },
  borderTop: 1,
  borderColor: 'divider',
} as const;
const HEAD = { ...ROW, gridTemplateAreas: '"name choices"', py: { xs: 1, sm: 1.5 } } as const;
const COLUMNS = {
  gridArea: 'choices',
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, 4rem)', sm: 'repeat(3, 6rem)' },
  justifyItems: 'center',
  alignItems: 'center',
} as const;

/** A phone has no room for what cannot be chosen: the introduction says it once. */
const columnOf = (channel: NotificationChannel) =>
  channel === 'site' ? { display: { xs: 'none', sm: 'block' } } : {};

/** What the columns of switches are. */
export function ChannelHeads() {
  const { t } = useTranslation('messaging');
  return (
    <Box aria-hidden sx={HEAD}>
      <Box sx={COLUMNS}>
        {NOTIFICATION_CHANNELS.map((channel) => (
          <Typography
            key={channel}
            variant="body2"
            color="text.secondary"
            sx={{ textAlign: 'center', ...columnOf(channel) }}
          >
            {t(`settings.channels.${channel}`)}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}

/** The ways in which somebody can be told of one group of events. */
export function GroupChoices({ group, chosen }: Props) {
  const { t } = useTranslation('messaging');
  const name = useId();
  const hint = useId();

  return (
    <Box role="group" aria-labelledby={name} aria-describedby={hint} sx={ROW}>
      <Typography id={name} variant="subtitle1" component="h3" sx={{ gridArea: 'name' }}>
        {t(`schema:notificationGroups.${group}`)}
      </Typography>
      <Typography id={hint} variant="body2" color="text.secondary" sx={{ gridArea: 'hint' }}>
        {t(`settings.hints.${group}`)}
      </Typography>
      <Box sx={COLUMNS}>
        {NOTIFICATION_CHANNELS.map((channel) => (
          <Box key={channel} sx={columnOf(channel)}>
            {isAlwaysOn(group, channel) ? (
              <AlwaysOn channel={channel} />
            ) : (
              <ChannelSwitch group={group} channel={channel} isOn={chosen[channel]} />
            )}
          </Box>
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
  const change = (next: boolean) =>
    run(choose([{ group, channel, isOn: next }]).unwrap(), {
      done: t('settings.saved'),
      failed: t('settings.saveFailed'),
    });

  return (
    <FormControlLabel
      control={<Switch checked={isOn} onChange={({ target }) => void change(target.checked)} />}
      label={<Named>{t(`settings.channels.${channel}`)}</Named>}
      sx={{ mx: 0 }}
    />
  );
}

/** A name for whoever listens: the columns have a head for the eye. */
function Named({ children }: { children: string }) {
  return (
    <Box component="span" sx={visuallyHidden}>
      {children}
    </Box>
  );
}

/** What nobody can turn off. */
function AlwaysOn({ channel }: { channel: NotificationChannel }) {
  const { t } = useTranslation('messaging');
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ alignItems: 'center', minHeight: 38 }}>
      <CheckIcon fontSize="small" color="success" aria-hidden sx={{ mr: { sm: 0.5 } }} />
      <Named>{t('settings.always', { channel: t(`settings.channels.${channel}`) })}</Named>
      <Typography aria-hidden component="span" variant="body2">
        {t('settings.alwaysOn')}
      </Typography>
    </Stack>
  );
}
