import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { FieldRegistry } from './field-registry';

type Options<Values extends FieldValues, Output> = {
  error: unknown;
  form: UseFormReturn<Values, unknown, Output>;
  registry: FieldRegistry;
  fallback: string;
};

function property(error: unknown, name: 'message' | 'fields'): unknown {
  return typeof error === 'object' && error !== null ? (error as Record<string, unknown>)[name] : undefined;
}

/** Puts a refused call's `fields` on the inputs this form has, and its message on top. */
export function applyServerErrors<Values extends FieldValues, Output>({
  error,
  form,
  registry,
  fallback,
}: Options<Values, Output>): void {
  const fields = property(error, 'fields');
  const message = property(error, 'message');
  const known = new Set(registry.names());
  for (const [path, key] of Object.entries(typeof fields === 'object' && fields !== null ? fields : {})) {
    if (known.has(path)) form.setError(path as FieldPath<Values>, { type: 'server', message: String(key) });
  }
  form.setError('root.server', {
    type: 'server',
    message: typeof message === 'string' && message ? message : fallback,
  });
}
