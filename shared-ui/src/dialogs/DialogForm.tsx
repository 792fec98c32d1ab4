import Stack from '@mui/material/Stack';
import { Button } from '@plumbline/shared-ui/actions';
import { Form, forgetFormDraft, SubmitButton, useFormDraft } from '@plumbline/shared-ui/Form';
import type { FieldValues, UseFormReturn } from '@plumbline/shared-ui/Form';
import { use, useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogContext } from './dialog-context';

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

/** The form of a dialog whose content loads first; otherwise use `FormDialog`. */
export function DialogForm<Values extends FieldValues, Output>(props: DialogFormProps<Values, Output>) {
  const { form, onSubmit, submit, submitting = submit, icon, isDisabled = false } = props;
  const { label, draft, onClose, isKeptOpen = false, children } = props;
  const { t } = useTranslation('ui');
  const { isOpen, hold } = use(DialogContext);
  const isHere = useIsHere(isOpen);
  const { isSubmitting } = form.formState;

  function leave() {
    if (draft) forgetFormDraft(draft);
    // Back may have closed it while the answer was on its way: closing again would leave the page behind it.
    if (isHere.current) onClose();
  }

  async function send(values: Output) {
    if (!isHere.current) return;
    hold(true);
    try {
      await onSubmit(values);
    } finally {
      hold(false);
    }
    if (isKeptOpen) return;
    leave();
    // What closes is not sent again by the second of two quick clicks.
    isHere.current = false;
  }

  return (
    <Form form={form} {...(label !== undefined && { label })} onSubmit={send}>
      {children}
      {draft && <KeptDraft form={form} draft={draft} />}
      <Stack
        direction={{ xs: 'column-reverse', sm: 'row' }}
        spacing={1.5}
        sx={{ justifyContent: 'flex-end' }}
      >
        <Button disabled={isSubmitting} onClick={leave}>
          {t('cancel')}
        </Button>
        <SubmitButton disabled={isDisabled} startIcon={icon} loadingPosition={icon ? 'start' : 'center'}>
          {isSubmitting ? submitting : submit}
        </SubmitButton>
      </Stack>
    </Form>
  );
}

/** False once the dialog has been closed, is done or taken away. */
function useIsHere(isOpen: boolean) {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = isOpen;
    return () => {
      isHere.current = false;
    };
  }, [isOpen]);
  return isHere;
}

type KeptDraftProps<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>;
  draft: string;
};

function KeptDraft<Values extends FieldValues, Output>({ form, draft }: KeptDraftProps<Values, Output>) {
  useFormDraft(form, { key: draft });
  return null;
}
