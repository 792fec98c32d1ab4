import { forgetFormDraft, keepDraft, readDraft } from '@plumbline/shared-ui/drafts';
import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Forms with a draft, by their control. */
const kept = new WeakSet<object>();

function isPlain(value: unknown): boolean {
  return (
    value === null ||
    typeof value !== 'object' ||
    Array.isArray(value) ||
    Object.getPrototypeOf(value) === Object.prototype
  );
}

/** The draft of a form's values as stored. */
function keptText(values: FieldValues, leftOut: string): string {
  const names = leftOut.split(',');
  return JSON.stringify(
    Object.fromEntries(
      Object.entries(values).filter(([name, value]) => isPlain(value) && !names.includes(name)),
    ),
  );
}

export type DraftOptions<Values extends FieldValues> = {
  /** One per form and object, e.g. `apply:${jobId}`. */
  key: string;
  /** Fields that are never stored: passwords above all. */
  leaveOut?: readonly (keyof Values & string)[];
  /** For a step of a longer form: the draft survives its submission until `forgetFormDraft`. */
  isKeptOnSubmit?: boolean;
};

/** Whether leaving the page keeps what was typed. */
export function isDraftKept(control: object): boolean {
  return kept.has(control);
}

/** Stores what is typed in this tab until the form is submitted, so that a reload keeps it. Files are not stored. */
export function useFormDraft<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  options: DraftOptions<Values>,
): void {
  const { key, isKeptOnSubmit = false } = options;
  const leftOut = (options.leaveOut ?? []).join();
  const { isSubmitSuccessful } = form.formState;

  useEffect(() => {
    kept.add(form.control);
    return () => {
      kept.delete(form.control);
    };
  }, [form.control]);

  useEffect(() => {
    const draft = readDraft(key);
    if (draft) form.reset({ ...form.getValues(), ...draft } as Values, { keepDefaultValues: true });
    let last = keptText(form.getValues(), leftOut);
    return form.subscribe({
      formState: { values: true },
      callback({ values }) {
        const text = keptText(values, leftOut);
        // A submission reports the values once more, which must not restore the draft just forgotten.
        if (text === last) return;
        last = text;
        keepDraft(key, text);
      },
    });
  }, [form, key, leftOut]);

  useEffect(() => {
    if (isSubmitSuccessful && !isKeptOnSubmit) forgetFormDraft(key);
  }, [isSubmitSuccessful, isKeptOnSubmit, key]);
}
