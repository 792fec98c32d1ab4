import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

const PREFIX = 'draft:';

function isPlain(value: unknown): boolean {
  return (
    value === null ||
    typeof value !== 'object' ||
    Array.isArray(value) ||
    Object.getPrototypeOf(value) === Object.prototype
  );
}

function readDraft(key: string): FieldValues | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

export type DraftOptions<Values extends FieldValues> = {
  /** One per form and object, e.g. `apply:${jobId}`. */
  key: string;
  /** Never stored: passwords above all. */
  leaveOut?: readonly (keyof Values & string)[];
};

/** Keeps what was typed through a reload, in this tab, until the form is sent. Files are not kept. */
export function useFormDraft<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  options: DraftOptions<Values>,
): void {
  const { key } = options;
  const leftOut = (options.leaveOut ?? []).join();
  const { isSubmitSuccessful } = form.formState;

  useEffect(() => {
    const draft = readDraft(key);
    if (draft) form.reset({ ...form.getValues(), ...draft } as Values, { keepDefaultValues: true });
    return form.subscribe({
      formState: { values: true },
      callback({ values }) {
        const kept = Object.entries(values).filter(
          ([name, value]) => isPlain(value) && !leftOut.split(',').includes(name),
        );
        sessionStorage.setItem(PREFIX + key, JSON.stringify(Object.fromEntries(kept)));
      },
    });
  }, [form, key, leftOut]);

  useEffect(() => {
    if (isSubmitSuccessful) sessionStorage.removeItem(PREFIX + key);
  }, [isSubmitSuccessful, key]);
}
