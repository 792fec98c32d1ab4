import Stack from '@mui/material/Stack';
import { useRejectionText } from '@plumbline/shared-ui/action';
import { setTitlePrefix } from '@plumbline/shared-ui/Page';
import { useEffect, useId, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ErrorSummary } from './ErrorSummary';
import { FormFieldsContext, createFieldRegistry } from './field-registry';
import type { FieldRegistry } from './field-registry';
import { UnsavedChangesGuard } from './UnsavedChangesGuard';

export { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
export type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
export { forgetFormDraft } from '@plumbline/shared-ui/drafts';
export { CheckboxField } from './CheckboxField';
export { FieldGroup } from './FieldGroup';
export { FormField } from './FormField';
export type { FieldState } from './FormField';
export { MoneyField } from './MoneyField';
export { NumberField } from './NumberField';
export { PasswordField } from './PasswordField';
export { SelectField } from './SelectField';
export { SubmitButton } from './SubmitButton';
export { TextAreaField } from './TextAreaField';
export { TextField } from './TextField';
export { UnsavedChangesGuard } from './UnsavedChangesGuard';
export { useFormDraft } from './use-form-draft';
export { useZodForm } from './use-zod-form';

export type FormProps<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>;
  /**
   * Gets the parsed values. A rejection with `{ message, fields }` (the normalised API error) puts `fields` on the
   * inputs and the message on top; what was typed stays.
   */
  onSubmit: (values: Output) => unknown;
  /** Asks before unsaved input is lost. */
  isGuarded?: boolean;
  /** Accessible name, where a page has several forms. */
  label?: string;
  children: ReactNode;
};

/** Lists its errors on top with links to the fields, and never submits twice at a time. */
export function Form<Values extends FieldValues, Output>(props: FormProps<Values, Output>) {
  const { form, onSubmit, isGuarded = false, label, children } = props;
  const { t } = useTranslation('ui');
  const textOf = useRejectionText();
  const formId = useId();
  const registry = useMemo(() => createFieldRegistry(formId), [formId]);
  const summary = useRef<HTMLDivElement>(null);
  const isSending = useRef(false);
  const { submitCount, isSubmitting, isSubmitSuccessful, isDirty, errors } = form.formState;
  const hasErrors = Object.keys(errors).length > 0;

  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return undefined;
    setTitlePrefix(hasErrors ? t('page.error') : '');
    if (hasErrors) summary.current?.focus();
    // A dialog closes, and its page keeps its title.
    return () => setTitlePrefix('');
    // Only a submission moves the focus, not every keystroke that changes the errors.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [submitCount, isSubmitting]);

  const submit = form.handleSubmit(async (values) => {
    try {
      await onSubmit(values);
    } catch (error) {
      applyServerErrors({ error, form, registry, text: textOf(error, t('form.failed')) });
    }
  });

  async function submitOnce() {
    if (isSending.current) return;
    isSending.current = true;
    try {
      await submit();
    } finally {
      isSending.current = false;
    }
  }

  return (
    <FormProvider {...form}>
      <FormFieldsContext value={registry}>
        <Stack
          component="form"
          noValidate
          aria-label={label}
          // Read by the shell, which offers no reload while it is set.
          data-unsaved={isDirty && !isSubmitSuccessful ? '' : undefined}
          spacing={2.5}
          onSubmit={(event) => {
            event.preventDefault();
            event.stopPropagation();
            void submitOnce();
          }}
        >
          <ErrorSummary ref={summary} registry={registry} />
          {children}
          {isGuarded && (
            <UnsavedChangesGuard isUnsaved={() => isDirty && !isSubmitSuccessful && !isSending.current} />
          )}
        </Stack>
      </FormFieldsContext>
    </FormProvider>
  );
}

type ServerErrorOptions<Values extends FieldValues, Output> = {
  error: unknown;
  form: UseFormReturn<Values, unknown, Output>;
  registry: FieldRegistry;
  text: string;
};

function fieldsOf(error: unknown): object {
  const { fields } = (error ?? {}) as { fields?: unknown };
  return typeof fields === 'object' && fields !== null ? fields : {};
}

/** Sets the `fields` of a refused call as errors of the form's inputs, and the text as the error on top. */
function applyServerErrors<Values extends FieldValues, Output>({
  error,
  form,
  registry,
  text,
}: ServerErrorOptions<Values, Output>): void {
  const known = new Set(registry.names());
  for (const [path, key] of Object.entries(fieldsOf(error))) {
    if (known.has(path)) form.setError(path as FieldPath<Values>, { type: 'server', message: String(key) });
  }
  form.setError('root.server', { type: 'server', message: text });
}
