import { RESET_LINK_MINUTES } from '@plumbline/shared-schema/limits';
import { useTranslation } from 'react-i18next';
import { AuthFrame } from '../auth-frame/AuthFrame';
import { useStepArrival } from '../auth-frame/use-step-arrival';
import { EmailStep } from './EmailStep';
import { LinkSentStep } from './LinkSentStep';
import { NewPasswordStep } from './NewPasswordStep';
import { useForgotStep } from './use-forgot-step';

export function ForgotPasswordPage() {
  const { t } = useTranslation('auth');
  const { link, sent, knownEmail, onSent, onBack } = useForgotStep();
  const step = nameOf({ link, sent });
  const frame = useStepArrival(step);

  return (
    <AuthFrame
      ref={frame}
      title={t(`${step}.title`)}
      subtitle={t(`${step}.subtitle`, {
        email: (link ?? sent)?.email,
        minutes: RESET_LINK_MINUTES,
      })}
    >
      {link && <NewPasswordStep link={link} onNewLink={() => onBack(link.email)} />}
      {!link && sent && <LinkSentStep {...sent} onSent={onSent} onBack={() => onBack(sent.email)} />}
      {!link && !sent && <EmailStep email={knownEmail} onSent={onSent} />}
    </AuthFrame>
  );
}

function nameOf({ link, sent }: { link: unknown; sent: unknown }): 'reset' | 'sent' | 'forgot' {
  if (link) return 'reset';
  return sent ? 'sent' : 'forgot';
}
