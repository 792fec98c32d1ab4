import { useSignUp } from '@plumbline/shared-api/auth';
import { useTry } from '@plumbline/shared-ui/action';
import { forgetFormDraft } from '@plumbline/shared-ui/Form';
import { useTranslation } from 'react-i18next';
import { ACCOUNT_DRAFT, DETAILS_DRAFT } from './account-form';
import type { Account } from './account-form';
import type { Details } from './details';

/** Registers and forgets the drafts. A failure is a toast and a `Refusal`. */
export function useSendSignUp(): (account: Account, details: Details) => Promise<void> {
  const { t } = useTranslation('schema');
  const { signUp } = useSignUp();
  const attempt = useTry({ isToasted: true });

  return async (account, details) => {
    await attempt(signUp({ ...account, ...details }), {
      failed: t('failures.register'),
      fieldOf: { EMAIL_TAKEN: 'email', PASSWORD_TOO_COMMON: 'password' },
    });
    forgetFormDraft(ACCOUNT_DRAFT);
    forgetFormDraft(DETAILS_DRAFT);
  };
}
