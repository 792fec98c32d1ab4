import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useChooseNotificationsMutation,
  useGetPhoneQuery,
} from '@plumbline/shared-api/notification-preferences';
import { useGetPreferencesQuery, useUpdatePreferencesMutation } from '@plumbline/shared-api/preferences';
import { NOTIFICATION_GROUPS } from '@plumbline/shared-schema/notification-kinds';
import type { NotificationChannel, NotificationGroup } from '@plumbline/shared-schema/notification-kinds';
import type { NotificationPreferences } from '@plumbline/shared-schema/notification-preferences';
import { useAction } from '@plumbline/shared-ui/action';
import { FormControlLabel, Switch } from '@plumbline/shared-ui/choices';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { Typography } from '@plumbline/shared-ui/text';
import { pushAbility } from './browser-push';

type SummaryChoicesProps = { chosen: NotificationPreferences };

/** Groups that have a switch of their own among the e-mails. */
const MAILED_GROUPS = ['contracts', 'jobs', 'messages'] as const satisfies NotificationGroup[];
const WISHES = ['sms', 'promotional'] as const;

/** The six switches that most people look for, above the table of each group and way. */
export function SummaryChoices({ chosen }: SummaryChoicesProps) {
  const { t } = useTranslation('messaging');
  const preferences = useGetPreferencesQuery();
  const [ability] = useState(pushAbility);
  const isShownHere = ability === 'asks' || ability === 'allowed';

  return (
    <Box sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h5" component="h2" sx={{ mb: 1.5 }}>
        {t('settings.summary.title')}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2 }}>
        <SwitchGroup label={t('settings.summary.how')}>
          <GroupsSwitch
            label={t('settings.summary.push')}
            hint={t(isShownHere ? 'settings.summary.pushHint' : 'settings.summary.pushElsewhere')}
            groups={NOTIFICATION_GROUPS}
            channel="push"
            chosen={chosen}
          />
          <QueryBoundary
            query={preferences}
            loadingLabel={t('settings.loading')}
            errorMessage={t('settings.failed')}
            skeleton={<HiddenWishes />}
          >
            {(kept) => WISHES.map((wish) => <WishSwitch key={wish} wish={wish} isKept={kept[wish]} />)}
          </QueryBoundary>
        </SwitchGroup>
        <SwitchGroup label={t('settings.summary.mails')}>
          {MAILED_GROUPS.map((group) => (
            <GroupsSwitch
              key={group}
              label={t(`settings.summary.${group}`)}
              groups={[group]}
              channel="email"
              chosen={chosen}
            />
          ))}
        </SwitchGroup>
      </Box>
    </Box>
  );
}

/** Under the label of its switch, and nearer to it than to the next. */
const HINT = { pl: '53px', mt: -0.5, mb: 1.5 } as const;

function SwitchGroup({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack role="group" aria-labelledby={id} sx={{ alignItems: 'flex-start' }}>
      <Typography id={id} variant="body2" color="text.secondary">
        {label}
      </Typography>
      {children}
    </Stack>
  );
}

type GroupsProps = SummaryChoicesProps & {
  label: string;
  hint?: string;
  groups: readonly NotificationGroup[];
  channel: NotificationChannel;
};

/** On where one of the groups is told this way; turns all of them on or off. */
function GroupsSwitch({ label, hint, groups, channel, chosen }: GroupsProps) {
  const { t } = useTranslation('messaging');
  const hintId = useId();
  const [choose] = useChooseNotificationsMutation();
  const run = useAction();
  const isOn = groups.some((group) => chosen[group][channel]);
  const change = (next: boolean) =>
    run(choose(groups.map((group) => ({ group, channel, isOn: next }))).unwrap(), {
      done: t('settings.saved'),
      failed: t('settings.saveFailed'),
    });
  return (
    <>
      <FormControlLabel
        control={
          <Switch
            checked={isOn}
            {...(hint && { slotProps: { input: { 'aria-describedby': hintId } } })}
            onChange={({ target }) => void change(target.checked)}
          />
        }
        label={label}
      />
      {hint && (
        <Typography id={hintId} variant="body2" color="text.secondary" sx={HINT}>
          {hint}
        </Typography>
      )}
    </>
  );
}

/** As high as what comes, whatever the width. */
function HiddenWishes() {
  return (
    <Stack sx={{ visibility: 'hidden', alignItems: 'flex-start' }}>
      {WISHES.map((wish) => (
        <WishSwitch key={wish} wish={wish} isKept={false} />
      ))}
    </Stack>
  );
}

/** What becomes of the choice. */
function SmsHint() {
  const { t } = useTranslation('messaging');
  const { data: phone } = useGetPhoneQuery();
  if (phone === undefined) return '\u00a0';
  if (!phone.isOffered) return t('settings.summary.smsOff');
  if (phone.number === null) return t('settings.summary.smsNoNumber');
  return t(`settings.summary.${phone.isStopped ? 'smsStopped' : 'smsHint'}`);
}

function WishSwitch({ wish, isKept }: { wish: (typeof WISHES)[number]; isKept: boolean }) {
  const { t } = useTranslation('messaging');
  const hint = useId();
  const [update, { isLoading, originalArgs }] = useUpdatePreferencesMutation();
  const run = useAction();
  const isSms = wish === 'sms';
  const change = (isOn: boolean) =>
    run(update({ [wish]: isOn }).unwrap(), {
      done: t('settings.saved'),
      failed: t('settings.saveFailed'),
    });

  return (
    <>
      <FormControlLabel
        control={
          <Switch
            checked={(isLoading ? originalArgs?.[wish] : undefined) ?? isKept}
            {...(isSms && { slotProps: { input: { 'aria-describedby': hint } } })}
            onChange={({ target }) => {
              if (!isLoading) void change(target.checked);
            }}
          />
        }
        label={t(`settings.summary.${wish}`)}
      />
      {isSms && (
        <Typography id={hint} variant="body2" color="text.secondary" sx={HINT}>
          <SmsHint />
        </Typography>
      )}
    </>
  );
}
