import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import { useForm } from 'react-hook-form';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';

export type ZodFormOptions<Values extends FieldValues, Output> = {
  /** Any zod schema of shared-schema; its messages are keys of namespace `schema`. */
  schema: StandardSchemaV1<Values, Output>;
  defaultValues: DefaultValues<Values>;
  /** When a field is first checked: after it loses the focus (the default) or on submission. */
  mode?: 'onTouched' | 'onSubmit';
};

/** The state of a `Form` that is checked by a schema; `onSubmit` gets the schema's output. */
export function useZodForm<Values extends FieldValues, Output>(
  options: ZodFormOptions<Values, Output>,
): UseFormReturn<Values, unknown, Output> {
  const { schema, defaultValues, mode = 'onTouched' } = options;
  return useForm<Values, unknown, Output>({
    resolver: standardSchemaResolver<Values, unknown, Output>(schema),
    defaultValues,
    mode,
    // The summary takes the focus, not the first wrong field.
    shouldFocusError: false,
  });
}
