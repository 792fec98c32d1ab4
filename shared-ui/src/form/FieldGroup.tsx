import type { ReactNode } from 'react';
import { get, useFormState } from 'react-hook-form';
import type { FieldError } from 'react-hook-form';
import { useFieldId } from './field-registry';
import { useMessage } from './use-message';

type FieldGroupProps = {
  name: string;
  /** Names the group in the error summary. */
  label: string;
  children: (group: { id: string; error: string | undefined }) => ReactNode;
};

/** A list of fields with an error of its own, such as rows that do not add up. */
export function FieldGroup({ name, label, children }: FieldGroupProps) {
  const id = useFieldId(name, label);
  const message = useMessage();
  const { errors } = useFormState();
  const error = get(errors, name) as (FieldError & { root?: FieldError }) | undefined;
  return children({ id, error: message(error?.message ?? error?.root?.message) });
}
