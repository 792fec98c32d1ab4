import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetPreferencesQuery, useUpdatePreferencesMutation } from '@plumbline/shared-api/preferences';
import { useAction } from '@plumbline/shared-ui/action';
import { TitledSection } from '@plumbline/shared-ui/cards';
import { FormControlLabel, Switch } from '@plumbline/shared-ui/choices';
import { Box, Skeleton } from '@plumbline/shared-ui/layout';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';

/** Whether others see that somebody is online. */
export function PresenceChoice() {
  const { t } = useTranslation('messaging');
  const textId = useId();
  const preferences = useGetPreferencesQuery();

  return (
    <TitledSection title={t('settings.presence.title')} text={t('settings.presence.text')} textId={textId}>
      <QueryBoundary
        query={preferences}
        loadingLabel={t('settings.loading')}
        errorMessage={t('settings.failed')}
        skeleton={<Skeleton width={200} height={38} />}
      >
        {({ appearOffline }) => (
          // In a box, or the stack takes the margin that aligns the switch with the text.
          <Box>
            <PresenceSwitch isOffline={appearOffline} describedBy={textId} />
          </Box>
        )}
      </QueryBoundary>
    </TitledSection>
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
