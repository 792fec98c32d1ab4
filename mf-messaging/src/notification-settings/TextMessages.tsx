import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetPhoneQuery } from '@plumbline/shared-api/notification-preferences';
import type { PhoneState } from '@plumbline/shared-schema/phone';
import { formatPhone } from '@plumbline/shared-schema/typed-text';
import { timeText } from '@plumbline/shared-schema/zones';
import { Button } from '@plumbline/shared-ui/actions';
import { TitledSection } from '@plumbline/shared-ui/cards';
import { Alert } from '@plumbline/shared-ui/feedback';
import { Stack } from '@plumbline/shared-ui/layout';
import { lazily } from '@plumbline/shared-ui/lazy';
import { Typography } from '@plumbline/shared-ui/text';

const AddPhoneDialog = lazily(() => import('./AddPhoneDialog'), 'AddPhoneDialog');
const PhoneCodeDialog = lazily(() => import('./PhoneCodeDialog'), 'PhoneCodeDialog');
const RemovePhoneDialog = lazily(() => import('./RemovePhoneDialog'), 'RemovePhoneDialog');

type OpenedDialog = 'number' | 'code' | 'remove';

/** Where one gets text messages, on a site that sends them. */
export function TextMessages() {
  const { t, i18n } = useTranslation('messaging');
  const { data: phone } = useGetPhoneQuery(undefined, { refetchOnMountOrArgChange: true });
  const [opened, setOpened] = useState<OpenedDialog>();
  const close = () => setOpened(undefined);
  if (!phone?.isOffered) return null;
  const hour = (at: string) => timeText(i18n.language, `2000-01-01T${at}:00Z`, 'UTC');
  const quiet = { from: hour(phone.quiet.from), to: hour(phone.quiet.to) };

  return (
    <>
      <TitledSection title={t('settings.phone.title')} text={t('settings.phone.text', quiet)}>
        <PhoneNumber phone={phone} />
        <PhoneButtons phone={phone} onOpen={setOpened} />
      </TitledSection>
      {opened === 'number' && <AddPhoneDialog onSent={() => setOpened('code')} onClose={close} />}
      {opened === 'code' && phone.pending && <PhoneCodeDialog pending={phone.pending} onClose={close} />}
      {opened === 'remove' && <RemovePhoneDialog onClose={close} />}
    </>
  );
}

function PhoneNumber({ phone: { number, timeZone, isStopped, pending } }: { phone: PhoneState }) {
  const { t } = useTranslation('messaging');
  return (
    <>
      {number !== null && (
        <Typography>
          {formatPhone(number)}
          <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
            {t('settings.phone.clock', { place: timeZone?.split('/').at(-1)?.replaceAll('_', ' ') })}
          </Typography>
        </Typography>
      )}
      {isStopped && <Alert severity="warning">{t('settings.phone.stopped')}</Alert>}
      {pending && (
        <Alert severity="info" role="status">
          {t('settings.phone.pending', { number: formatPhone(pending.number) })}
        </Alert>
      )}
    </>
  );
}

function PhoneButtons({ phone, onOpen }: { phone: PhoneState; onOpen: (dialog: OpenedDialog) => void }) {
  const { t } = useTranslation('messaging');
  const hasAny = phone.number !== null || phone.pending !== null;
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      {phone.pending && (
        <Button variant="contained" onClick={() => onOpen('code')}>
          {t('settings.phone.enter')}
        </Button>
      )}
      <Button variant="outlined" onClick={() => onOpen('number')}>
        {t(hasAny ? 'settings.phone.change' : 'settings.phone.add')}
      </Button>
      {hasAny && <Button onClick={() => onOpen('remove')}>{t('settings.phone.remove')}</Button>}
    </Stack>
  );
}
