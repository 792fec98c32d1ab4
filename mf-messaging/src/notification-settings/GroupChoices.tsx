import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useChooseNotificationsMutation } from '@plumbline/shared-api/notification-preferences';
import { isAlwaysOn, NOTIFICATION_CHANNELS } from '@plumbline/shared-schema/notification-kinds';
import type { NotificationChannel, NotificationGroup } from '@plumbline/shared-schema/notification-kinds';
import { useAction } from '@plumbline/shared-ui/action';
import { FormControlLabel, Switch } from '@plumbline/shared-ui/choices';
import { CheckIcon } from '@plumbline/shared-ui/icons';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { Typography, visuallyHidden } from '@plumbline/shared-ui/text';

type Props = { group: NotificationGroup; chosen: Record<NotificationChannel, boolean> };

const ROW = {
  display: 'grid',
  columnGap: 3,
  rowGap: 1,
  alignItems: 'center',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
  p: { xs: 2, sm: 3 },
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
const HEAD = {
  display: { xs: 'none', sm: 'grid' },
  pt: { sm: 2 },
  pb: { sm: 1 },
  borderBottom: 1,
  borderColor: 'divider',
} as const;
const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { sm: 'repeat(3, 6rem)' },
  justifyItems: { sm: 'center' },
} as const;

/** What the columns of switches are; a phone has no columns, and each switch says it. */
export function ChannelHeads() {
  const { t } = useTranslation('messaging');
  return (
    <Box aria-hidden sx={{ ...ROW, ...HEAD }}>
      <span />
      <Box sx={COLUMNS}>
        {NOTIFICATION_CHANNELS.map((channel) => (
          <Typography key={channel} variant="body2" color="text.secondary" sx={{ textAlign: 'center' }}>
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
      <div>
        <Typography id={name} variant="subtitle1" component="h3">
          {t(`schema:notificationGroups.${group}`)}
        </Typography>
        <Typography id={hint} variant="body2" color="text.secondary">
          {t(`settings.hints.${group}`)}
        </Typography>
      </div>
      <Box sx={COLUMNS}>
        {NOTIFICATION_CHANNELS.map((channel) =>
          isAlwaysOn(group, channel) ? (
            <AlwaysOn key={channel} channel={channel} />
          ) : (
            <ChannelSwitch key={channel} group={group} channel={channel} isOn={chosen[channel]} />
          ),
        )}
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
      label={<HeadedText>{t(`settings.channels.${channel}`)}</HeadedText>}
      sx={{ mx: { sm: 0 }, flexDirection: { sm: 'column' } }}
    />
  );
}

/** Where the columns have a head, that says the way for the eye, and this for whoever listens. */
function HeadedText({ children }: { children: string }) {
  return (
    <Box component="span" sx={(theme) => ({ [theme.breakpoints.up('sm')]: visuallyHidden })}>
      {children}
    </Box>
  );
}

/** What nobody can turn off. On a phone the check mark stands above the knobs of the switches that follow. */
function AlwaysOn({ channel }: { channel: NotificationChannel }) {
  const { t } = useTranslation('messaging');
  return (
    <Stack direction="row" sx={{ alignItems: 'center', minHeight: 38 }}>
      <CheckIcon
        fontSize="small"
        color="success"
        aria-hidden
        sx={{ width: { xs: 42, sm: '1em' }, mr: { xs: '11px', sm: 0.5 } }}
      />
      <HeadedText>{t('settings.always', { channel: t(`settings.channels.${channel}`) })}</HeadedText>
      <Typography aria-hidden component="span" variant="body2" sx={{ display: { xs: 'none', sm: 'block' } }}>
        {t('settings.alwaysOn')}
      </Typography>
    </Stack>
  );
}
