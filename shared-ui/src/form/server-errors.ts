import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { FieldRegistry } from './field-registry';

type Options<Values extends FieldValues, Output> = {
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
export function applyServerErrors<Values extends FieldValues, Output>({
  error,
  form,
  registry,
  text,
}: Options<Values, Output>): void {
  const known = new Set(registry.names());
  for (const [path, key] of Object.entries(fieldsOf(error))) {
    if (known.has(path)) form.setError(path as FieldPath<Values>, { type: 'server', message: String(key) });
  }
  form.setError('root.server', { type: 'server', message: text });
}
