import { useEffect, useRef } from 'react';
import { useWatch, useZodForm } from '@plumbline/shared-ui/Form';
import { ENTRY_EDITORS } from './entry-editors';
import type { FormInput, FormValues } from './entry-forms';
import type { EntryName, EntryRows } from './entry-kinds';

type Options<Name extends EntryName> = {
  name: Name;
  entries: readonly EntryRows[Name][];
  entry?: EntryRows[Name] | undefined;
};

/** The form of one kind, and whether something it needs is blank. */
export function useEntryForm<Name extends EntryName>({ name, entries, entry }: Options<Name>) {
  const { loadSchema, toValues, needed } = ENTRY_EDITORS[name];
  const current = useRef(entries);
  useEffect(() => {
    current.current = entries;
  });
  const form = useZodForm<FormValues<Name>, FormInput<Name>>({
    loadSchema: () => loadSchema(() => current.current, entry),
    defaultValues: toValues(entry),
  });
  const values = useWatch({ control: form.control }) as Record<string, unknown>;
  const isBlank = needed.some((field) => String(values[field] ?? '').trim() === '');
  return { form, isBlank };
}
