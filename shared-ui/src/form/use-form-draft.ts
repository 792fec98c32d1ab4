import { forgetFormDraft, keepDraft, readDraft } from '@plumbline/shared-ui/drafts';
import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Forms whose values are kept, by their control. */
const kept = new WeakSet<object>();

function isPlain(value: unknown): boolean {
  return (
    value === null ||
    typeof value !== 'object' ||
    Array.isArray(value) ||
    Object.getPrototypeOf(value) === Object.prototype
  );
}

/** What of a form's values is kept, as it is stored. */
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
  /** Never stored: passwords above all. */
  leaveOut?: readonly (keyof Values & string)[];
  /** For one step of a longer form: sending this step keeps its draft until `forgetFormDraft`. */
  isKeptOnSubmit?: boolean;
};

/** Does what was typed into a form outlive leaving its page? */
export function isDraftKept(control: object): boolean {
  return kept.has(control);
}

/** Keeps what was typed through a reload, in this tab, until the form is sent. Files are not kept. */
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
        // A submission reports the values once more: it must not bring back a draft that was just forgotten.
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
