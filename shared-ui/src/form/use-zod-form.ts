import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import { useEffect, useMemo, useRef } from 'react';
import { useForm } from 'react-hook-form';
import type { DefaultValues, FieldErrors, FieldValues, Resolver, UseFormReturn } from 'react-hook-form';

type Schema<Values extends FieldValues, Output> = StandardSchemaV1<Values, Output>;

/** Any zod schema of shared-schema; its messages are keys of namespace `schema`. */
type SchemaSource<Values extends FieldValues, Output> =
  | { schema: Schema<Values, Output>; loadSchema?: undefined }
  /**
   * Brings the schema, and zod with it, after the page is shown:
   * `async () => (await import('@plumbline/shared-schema/auth')).loginFormSchema`.
   */
  | { loadSchema: () => Promise<Schema<Values, Output>>; schema?: undefined };

export type ZodFormOptions<Values extends FieldValues, Output> = SchemaSource<Values, Output> & {
  defaultValues: DefaultValues<Values>;
  /** When a field is first checked: after it loses the focus (the default) or on submission. */
  mode?: 'onTouched' | 'onSubmit';
};

/** Stands in a form's errors, beside its fields, while the schema could not be loaded. */
export const CHECKS_MISSING = '(checks missing)';

/** How long the browser may be busy before the schema is asked for all the same (ms). */
const IDLE_TIMEOUT = 2000;

/** Calls back when the browser has nothing better to do; gives back how to call it off. */
function whenIdle(callback: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, 0);
    return () => {
      clearTimeout(timer);
    };
  }
  const id = requestIdleCallback(callback, { timeout: IDLE_TIMEOUT });
  return () => {
    cancelIdleCallback(id);
  };
}

/** One load for all who ask; after a failure the next one asks the network again. */
function once<Result>(load: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | undefined;
  return () => {
    running ??= load().catch((error: unknown) => {
      running = undefined;
      throw error;
    });
    return running;
  };
}

function useSchema<Values extends FieldValues, Output>({ schema, loadSchema }: SchemaSource<Values, Output>) {
  const source = useRef(loadSchema ?? (() => Promise.resolve(schema)));
  const load = useMemo(() => once(() => source.current()), []);
  const isLazy = loadSchema !== undefined;
  useEffect(() => {
    if (!isLazy) return;
    return whenIdle(() => {
      load().catch(() => undefined);
    });
  }, [isLazy, load]);
  return load;
}

/** The state of a `Form` that is checked by a schema; `onSubmit` gets the schema's output. */
export function useZodForm<Values extends FieldValues, Output>(
  options: ZodFormOptions<Values, Output>,
): UseFormReturn<Values, unknown, Output> {
  const { schema, defaultValues, mode = 'onTouched' } = options;
  const load = useSchema(options);

  const resolveLater: Resolver<Values, unknown, Output> = async (values, context, settings) => {
    let loaded;
    try {
      loaded = await load();
    } catch {
      // Not under `root`, which does not keep a form from being sent.
      return {
        values: {},
        errors: { [CHECKS_MISSING]: { type: 'load' } } as unknown as FieldErrors<Values>,
      };
    }
    return standardSchemaResolver<Values, unknown, Output>(loaded)(values, context, settings);
  };

  return useForm<Values, unknown, Output>({
    resolver: schema ? standardSchemaResolver<Values, unknown, Output>(schema) : resolveLater,
    defaultValues,
    mode,
    // The summary takes the focus, not the first wrong field.
    shouldFocusError: false,
  });
}
