import { Button } from '@plumbline/shared-ui/actions';
import { ArrowBackIcon } from '@plumbline/shared-ui/icons';
import { Stack } from '@plumbline/shared-ui/layout';
import { useTranslation } from 'react-i18next';
import { ResendButton } from '../resend/ResendButton';
import { resendTimeOf } from '../resend/resend-time';
import { useSendLink } from './use-send-link';

type LinkSentStepProps = {
  email: string;
  resendAt: number;
  onSent: (email: string, resendAt?: number) => void;
  onBack: () => void;
};

/** Step 2: the mail is on its way. */
export function LinkSentStep({ email, resendAt, onSent, onBack }: LinkSentStepProps) {
  const { t } = useTranslation('auth');
  const { send, isSending } = useSendLink({ isAgain: true });

  async function resend() {
    try {
      await send(email);
      onSent(email);
    } catch (error) {
      const until = resendTimeOf(error);
      if (until !== undefined) onSent(email, until);
    }
  }

  return (
    <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
      <ResendButton
        label={t('forgot.resend')}
        availableAt={resendAt}
        isSending={isSending}
        onResend={() => void resend()}
      />
      <Button size="large" variant="outlined" startIcon={<ArrowBackIcon />} onClick={onBack}>
        {t('forgot.back')}
      </Button>
    </Stack>
  );
}
