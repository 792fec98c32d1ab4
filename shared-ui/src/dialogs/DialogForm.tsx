import Stack from '@mui/material/Stack';
import { Button } from '@plumbline/shared-ui/actions';
import { Form, forgetFormDraft, SubmitButton, useFormDraft } from '@plumbline/shared-ui/Form';
import type { FieldValues, UseFormReturn } from '@plumbline/shared-ui/Form';
import { use, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogOpenContext } from './dialog-open';

export type DialogFormProps<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>;
  /** The dialog closes when it resolves; a rejection is shown above the fields. */
  onSubmit: (values: Output) => unknown;
  /** Label of the submit button: a verb. */
  submit: string;
  /** The label while submitting. */
  submitting?: string;
  icon?: ReactNode;
  isDisabled?: boolean;
  /** Accessible name, where the dialog's own does not say it. */
  label?: string;
  /** Key of the draft, which survives a reload and Back until the form is submitted or cancelled. */
  draft?: string;
  onClose: () => void;
  /** `onSubmit` shows its next step in the same dialog. */
  isKeptOpen?: boolean;
  children: ReactNode;
};

/** For a dialog whose content loads first; otherwise use `FormDialog`. */
export function DialogForm<Values extends FieldValues, Output>(props: DialogFormProps<Values, Output>) {
  const { form, onSubmit, submit, submitting = submit, icon, isDisabled = false } = props;
  const { label, draft, onClose, isKeptOpen = false, children } = props;
  const { t } = useTranslation('ui');
  const isOpen = use(DialogOpenContext);

  function leave() {
    if (draft) forgetFormDraft(draft);
    onClose();
  }

  return (
    <Form
      form={form}
      {...(label !== undefined && { label })}
      onSubmit={async (values) => {
        if (!isOpen) return;
        await onSubmit(values);
        if (!isKeptOpen) leave();
      }}
    >
      {children}
      {draft && <KeptDraft form={form} draft={draft} />}
      <Stack
        direction={{ xs: 'column-reverse', sm: 'row' }}
        spacing={1.5}
        sx={{ justifyContent: 'flex-end' }}
      >
        <Button onClick={leave}>{t('cancel')}</Button>
        <SubmitButton disabled={isDisabled} startIcon={icon} loadingPosition={icon ? 'start' : 'center'}>
          {form.formState.isSubmitting ? submitting : submit}
        </SubmitButton>
      </Stack>
    </Form>
  );
}

type KeptDraftProps<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>;
  draft: string;
};

function KeptDraft<Values extends FieldValues, Output>({ form, draft }: KeptDraftProps<Values, Output>) {
  useFormDraft(form, { key: draft });
  return null;
}
