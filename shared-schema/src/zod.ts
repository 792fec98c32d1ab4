import {
  array,
  boolean,
  config,
  enum as oneOf,
  iso,
  literal,
  number,
  object,
  preprocess,
  record,
  strictObject,
  string,
  tuple,
  union,
  unknown,
} from 'zod';
import type { input, output, ZodType } from 'zod';
import { validationMessage } from '@plumbline/shared-schema/validation';

// A strict Content-Security-Policy reports the `new Function` with which zod compiles a schema, so browsers go without;
// the server, which checks every answer, does not. It has to be said before the first schema exists, which is why every
// entry takes `z` from here.
config({ jitless: 'document' in globalThis });

type Factory = (...args: unknown[]) => unknown;

/** Lets a factory answer with locale keys where the schema gives no message; `at` is the place of zod's own options. */
function speaking<F>(factory: F, at: number): F {
  const make = (...args: unknown[]) => {
    args[at] ??= { error: validationMessage };
    return (factory as Factory)(...args);
  };
  return make as F;
}

/**
 * The part of zod this package uses, with messages that are locale keys. A
 * hand-picked object, not zod's whole namespace: the browser would otherwise load its fifty locales.
 */
export const z = {
  array: speaking(array, 1),
  boolean: speaking(boolean, 0),
  enum: speaking(oneOf, 1),
  iso,
  literal: speaking(literal, 1),
  number: speaking(number, 0),
  object: speaking(object, 1),
  preprocess,
  record: speaking(record, 2),
  strictObject: speaking(strictObject, 1),
  string: speaking(string, 0),
  tuple,
  union: speaking(union, 1),
  unknown,
};

export type Infer<T> = output<T>;

/** Before parsing: form values, query parameters as a client writes them. */
export type InferInput<T> = input<T>;

/** Any schema, for functions that build one schema from another. */
export type Schema<Out = unknown, In = unknown> = ZodType<Out, In>;
