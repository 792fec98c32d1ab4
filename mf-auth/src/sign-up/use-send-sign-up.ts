import { useSignUp } from '@plumbline/shared-api/auth';
import { forgetFormDraft } from '@plumbline/shared-ui/Form';
import { toast } from '@plumbline/shared-ui/toasts';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../failures/use-failure-text';
import { ACCOUNT_DRAFT, DETAILS_DRAFT } from './account-form';
import type { Account } from './account-form';
import type { Details } from './details';
import { SignUpRefusal } from './refusals';

/** Registers, and then throws the drafts away. A failure is a toast and a `SignUpRefusal` (SPEC §8). */
export function useSendSignUp(): (account: Account, details: Details) => Promise<void> {
  const { t } = useTranslation('schema');
  const { signUp } = useSignUp();
  const failureText = useFailureText();

  return async (account, details) => {
    try {
      const { message } = await signUp({ ...account, ...details });
      toast.success(message || t('success.registered'));
    } catch (error) {
      const text = failureText(error, 'schema:failures.register');
      toast.error(text);
      throw new SignUpRefusal(text, error);
    }
    forgetFormDraft(ACCOUNT_DRAFT);
    forgetFormDraft(DETAILS_DRAFT);
  };
}
