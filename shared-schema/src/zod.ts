import {
  array,
  boolean,
  config,
  custom,
  discriminatedUnion,
  enum as oneOf,
  iso,
  lazy,
  literal,
  looseObject,
  null as nothing,
  number,
  object,
  pipe,
  preprocess,
  record,
  strictObject,
  string,
  transform,
  tuple,
  union,
  unknown,
} from 'zod';
import type { input, output, ZodType } from 'zod';

// A strict Content-Security-Policy reports the `new Function` that zod would otherwise try; it has to be
// switched off before the first schema exists, which is why every entry takes `z` from here.
config({ jitless: true });

/**
 * The part of zod this package uses, with just-in-time compilation off. A hand-picked object, not zod's whole
 * namespace: the browser would otherwise load its fifty locales.
 */
export const z = {
  array,
  boolean,
  custom,
  discriminatedUnion,
  enum: oneOf,
  iso,
  lazy,
  literal,
  looseObject,
  null: nothing,
  number,
  object,
  pipe,
  preprocess,
  record,
  strictObject,
  string,
  transform,
  tuple,
  union,
  unknown,
};

/** What a schema gives after parsing. */
export type Infer<T> = output<T>;

/** What a schema takes before parsing (form values, query parameters as a client writes them). */
export type InferInput<T> = input<T>;

/** Any schema, for functions that build one schema from another. */
export type Schema<Out = unknown, In = unknown> = ZodType<Out, In>;
