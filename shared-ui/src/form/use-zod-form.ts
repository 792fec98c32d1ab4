import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import { useEffect, useMemo, useRef } from 'react';
import { useForm } from 'react-hook-form';
import type { DefaultValues, FieldErrors, FieldValues, Resolver, UseFormReturn } from 'react-hook-form';

type Schema<Values extends FieldValues, Output> = StandardSchemaV1<Values, Output>;

/** A schema whose messages are keys of namespace `schema`. */
type SchemaSource<Values extends FieldValues, Output> =
  | { schema: Schema<Values, Output>; loadSchema?: undefined }
  /**
   * Loads the schema, and zod with it, after the first render:
   * `async () => (await import('@plumbline/shared-schema/auth')).loginFormSchema`.
   */
  | { loadSchema: () => Promise<Schema<Values, Output>>; schema?: undefined };

export type ZodFormOptions<Values extends FieldValues, Output> = SchemaSource<Values, Output> & {
  defaultValues: DefaultValues<Values>;
  /** When a field is first checked: after it loses the focus (the default) or on submission. */
  mode?: 'onTouched' | 'onSubmit';
};

/** Key of the error that the schema did not load. */
export const CHECKS_MISSING = '(checks missing)';

/** Longest wait for an idle browser before the schema is loaded (milliseconds). */
const IDLE_TIMEOUT = 2000;

/** Returns the cancel function. */
function whenIdle(callback: () => void): () => void {
  // Safari lacks idle callbacks.
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

/** Memoizes a load; a failure is not kept. */
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

/** react-hook-form with a zod schema as its resolver; `onSubmit` gets the schema's output. */
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
      // Not under `root`, which does not block the submission.
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
    // The error summary takes the focus instead.
    shouldFocusError: false,
  });
}
