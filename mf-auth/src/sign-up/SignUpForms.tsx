import { optionLabel } from '@plumbline/shared-schema/options';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthFrame } from '../auth-frame/AuthFrame';
import { useStepArrival } from '../auth-frame/use-step-arrival';
import { audienceOf } from './audience';
import { readAccount, useAccountForm } from './account-form';
import type { Account } from './account-form';
import { AccountStep } from './AccountStep';
import type { Details, SignUpFiles } from './details';
import { DetailsStep } from './DetailsStep';
import { accountErrors } from './refusals';
import { useSendSignUp } from './use-send-sign-up';
import { useSignUpStep } from './use-sign-up-step';

type SignUpFormsProps = { onRegistered: (account: Account, details: Details) => void };

/** Steps 1 and 2, until there is an account. */
export function SignUpForms({ onRegistered }: SignUpFormsProps) {
  const { t } = useTranslation(['auth', 'schema']);
  const form = useAccountForm();
  const account = readAccount(form.getValues());
  const { step, isResumed, goOn, goBack } = useSignUpStep(account !== undefined);
  const frame = useStepArrival(step);
  const [files, setFiles] = useState<SignUpFiles>({ profile: null, nationalId: null });
  const send = useSendSignUp();
  const isSecond = step === 2 && account !== undefined;

  async function sendAll(details: Details) {
    if (!account) return;
    try {
      await send(account, details);
      onRegistered(account, details);
    } catch (error) {
      const wrong = accountErrors(error);
      if (wrong.length > 0) {
        for (const [field, message] of wrong) form.setError(field, { type: 'server', message });
        form.setError('root.server', { type: 'server', message: (error as Error).message });
        goBack();
      }
      throw error;
    }
  }

  return (
    <AuthFrame
      ref={frame}
      audience={audienceOf(form.watch('userType'))}
      formWidth={620}
      overline={t('auth:signUp.step', { step, steps: 3 })}
      title={t(isSecond ? 'auth:signUp.detailsTitle' : 'auth:signUp.title')}
      subtitle={
        isSecond
          ? t(`auth:signUp.detailsSubtitle`, { role: t(optionLabel('userType', account.userType)) })
          : t('auth:signUp.subtitle')
      }
    >
      {isSecond ? (
        <DetailsStep
          userType={account.userType}
          place={account.location.coordinates}
          files={files}
          onFile={(changed) => setFiles((before) => ({ ...before, ...changed }))}
          onSend={sendAll}
          onBack={goBack}
        />
      ) : (
        <AccountStep form={form} isResumed={isResumed} onNext={goOn} />
      )}
    </AuthFrame>
  );
}
