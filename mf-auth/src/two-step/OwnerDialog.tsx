import { useSession } from '@plumbline/shared-api/session';
import type { Owner } from '@plumbline/shared-schema/two-step';
import { FormDialog } from '@plumbline/shared-ui/dialogs';
import { PasswordField, useZodForm } from '@plumbline/shared-ui/Form';
import { Link } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';
import { CodesGuard } from './CodesGuard';

type OwnerDialogProps = {
  title: string;
  text: string;
  submit: string;
  /** `onSubmit` shows its next step. */
  isKeptOpen?: boolean;
  /** The answer holds recovery codes. */
  bringsCodes?: boolean;
  onSubmit: (owner: Owner) => Promise<unknown>;
  onClose: () => void;
};

/** Asks for the password before what a session alone may not do. */
export function OwnerDialog({
  title,
  text,
  submit,
  isKeptOpen = false,
  bringsCodes = false,
  onSubmit,
  onClose,
}: OwnerDialogProps) {
  const { t } = useTranslation('auth');
  const { user } = useSession();
  const form = useZodForm({
    loadSchema: async () => (await import('@plumbline/shared-schema/two-step')).ownerSchema,
    defaultValues: { password: '' },
    mode: 'onSubmit',
  });

  return (
    <FormDialog {...{ title, text, submit, form, onSubmit, isKeptOpen, onClose }} size="xs">
      {bringsCodes && <CodesGuard isAtRisk={() => form.formState.isSubmitting} />}
      {/* Tells password managers whose password this is. */}
      <input type="email" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      <PasswordField name="password" label={t('fields.password')} autoComplete="current-password" />
      {/* Whoever signed up with Google has none. */}
      <Link to="/setting?tab=password" variant="body2" onClick={onClose} sx={{ alignSelf: 'flex-start' }}>
        {t('twoStep.noPassword')}
      </Link>
    </FormDialog>
  );
}
