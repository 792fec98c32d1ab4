import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangePushMutation, useGetPushQuery } from '@plumbline/shared-api/notification-preferences';
import { useAction } from '@plumbline/shared-ui/action';
import { Button } from '@plumbline/shared-ui/actions';
import { TitledSection } from '@plumbline/shared-ui/cards';
import { Typography } from '@plumbline/shared-ui/text';
import { pushAbility, subscribeBrowser, unsubscribeBrowser } from './browser-push';

/** Pushes to this browser: asked for here and nowhere else. */
export function DevicePush() {
  const { t } = useTranslation('messaging');
  const [ability, setAbility] = useState(pushAbility);
  const { data: push } = useGetPushQuery(undefined, { refetchOnMountOrArgChange: true });
  const canPush = ability === 'asks' || ability === 'allowed';

  return (
    <TitledSection title={t('settings.device.title')} text={t('settings.device.text')}>
      {!canPush && <Typography variant="body2">{t(`settings.device.${ability}`)}</Typography>}
      {canPush && push && (
        <PushButton
          publicKey={push.publicKey}
          isOn={push.isOn && ability === 'allowed'}
          onAsked={() => setAbility(pushAbility())}
        />
      )}
    </TitledSection>
  );
}

type ButtonProps = { publicKey: string; isOn: boolean; onAsked: () => void };

function PushButton({ publicKey, isOn, onAsked }: ButtonProps) {
  const { t } = useTranslation('messaging');
  const [isBusy, setIsBusy] = useState(false);
  const [change] = useChangePushMutation();
  const run = useAction();

  async function turnOn() {
    const subscription = await subscribeBrowser(publicKey).finally(onAsked);
    if (subscription === null) throw new Error('not permitted');
    return change(subscription).unwrap();
  }

  async function turnOff() {
    const answer = await change(null).unwrap();
    // The server sends nothing any more: what the browser keeps of it matters to nobody.
    await unsubscribeBrowser().catch(() => undefined);
    return answer;
  }

  async function press() {
    setIsBusy(true);
    if (isOn)
      await run(turnOff(), {
        done: t('settings.device.turnedOff'),
        failed: t('settings.device.offFailed'),
      });
    else await run(turnOn(), { done: t('settings.device.turnedOn'), failed: t('settings.device.failed') });
    setIsBusy(false);
  }

  return (
    <>
      {isOn && <Typography variant="body2">{t('settings.device.isOn')}</Typography>}
      <Button
        variant="outlined"
        loading={isBusy}
        onClick={() => void press()}
        sx={{ alignSelf: { sm: 'flex-start' } }}
      >
        {t(isOn ? 'settings.device.off' : 'settings.device.on')}
      </Button>
    </>
  );
}
