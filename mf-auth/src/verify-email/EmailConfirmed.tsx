import { useChooseNotificationsMutation } from '@plumbline/shared-api/notification-preferences';
import { useAction } from '@plumbline/shared-ui/action';
import { Button, ButtonLink } from '@plumbline/shared-ui/actions';
import { useAddress } from '@plumbline/shared-ui/address';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { Link, Typography } from '@plumbline/shared-ui/text';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthFrame } from '../auth-frame/AuthFrame';
import { safeReturnTo } from '../arrival/return-to';

/** All emails that can be chosen are off at first: here one click turns on those that most people want. */
const MAILED = (['contracts', 'jobs', 'messages'] as const).map((group) => ({
  group,
  channel: 'email' as const,
  isOn: true,
}));

export function EmailConfirmed({ email }: { email: string }) {
  const { t } = useTranslation('auth');
  const { get } = useAddress();
  const goOn = useRef<HTMLAnchorElement>(null);
  const [choose, { isLoading }] = useChooseNotificationsMutation();
  const [isChosen, setChosen] = useState(false);
  const aboutId = useId();
  const run = useAction();

  async function turnOn() {
    const answer = await run(choose(MAILED).unwrap(), {
      done: t('verify.mailsOn'),
      failed: t('verify.mailsFailed'),
    });
    if (!answer) return;
    setChosen(true);
    // The button that had the focus goes.
    goOn.current?.focus();
  }

  return (
    <AuthFrame hasBar={false} title={t('verify.confirmed')} subtitle={t('verify.confirmedText', { email })}>
      <Stack spacing={2} sx={{ alignItems: 'stretch' }}>
        <ButtonLink ref={goOn} size="large" variant="contained" to={safeReturnTo(get('returnTo'))} replace>
          {t('verify.goOn')}
        </ButtonLink>
        {isChosen ? (
          <Typography>{t('verify.mailsOn')}</Typography>
        ) : (
          <Box>
            <Button
              fullWidth
              size="large"
              variant="outlined"
              loading={isLoading}
              aria-describedby={aboutId}
              onClick={() => void turnOn()}
            >
              {t('verify.sendMails')}
            </Button>
            <Typography id={aboutId} variant="body2" color="text.secondary" sx={{ mt: 0.75 }}>
              {t('verify.sendMailsAbout')}
            </Typography>
          </Box>
        )}
        <div>
          <Link to="/setting">{t('verify.toSettings')}</Link>
        </div>
      </Stack>
    </AuthFrame>
  );
}
