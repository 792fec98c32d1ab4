import { isApiError } from '@plumbline/shared-api/api';
import { useUpdatePasswordMutation } from '@plumbline/shared-api/users';
import type { ChangePasswordForm } from '@plumbline/shared-schema/auth';
import { useTry } from '@plumbline/shared-ui/action';
import { useTranslation } from 'react-i18next';

const TEXTS: Partial<Record<number, string>> = {
  0: 'failures.passwordNoResponse',
  400: 'errors.BAD_REQUEST',
  401: 'errors.SESSION_EXPIRED',
  404: 'errors.USER_NOT_FOUND',
};

/** Changes the password; a failure is a toast and a `Refusal` for the form, in the server's words where it has any. */
export function useChangePassword(): (form: ChangePasswordForm) => Promise<void> {
  const { t } = useTranslation('schema');
  const attempt = useTry({ isToasted: true });
  const [updatePassword] = useUpdatePasswordMutation();

  function textFor(error: unknown): string {
    if (!isApiError(error)) return t('failures.requestNotSent');
    const { status, requestId } = error;
    if (status >= 500) return t('errors.INTERNAL') + (requestId === undefined ? '' : ` (${requestId})`);
    return t(TEXTS[status] ?? 'failures.updatePassword');
  }

  return async ({ oldPassword, newPassword }) => {
    const call = updatePassword({ oldPassword, newPassword }).unwrap();
    const failed = await call.then(() => undefined, textFor);
    await attempt(call, {
      failed,
      fieldOf: { OLD_PASSWORD_INCORRECT: 'oldPassword', PASSWORD_TOO_COMMON: 'newPassword' },
    });
  };
}
