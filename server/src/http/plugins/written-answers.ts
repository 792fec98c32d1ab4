import type { FastifySerializerCompiler } from 'fastify/types/schema';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';

/** Leaves of a value what its schema declares; absent where that is all of it. */
type Strip = (value: unknown) => unknown;
type Schema = z.core.$ZodType;
type Def = Schema['_zod']['def'];

/**
 * Writes answers with the keys that the route declares and no others, without asking again whether every value is what
 * its type says: tests and development have zod check them. What is no plain shape (a union) is left to zod here too.
 */
export const writeDeclared: FastifySerializerCompiler<Schema> = (route) => {
  const strip = stripOf(route.schema);
  if (strip === CHECKED) return serializerCompiler(route) as ReturnType<FastifySerializerCompiler<Schema>>;
  return (answer) => JSON.stringify(strip === undefined ? answer : strip(answer));
};

/** Stands for a schema that only zod can apply. */
const CHECKED: Strip = (value) => value;
const SCALARS = new Set([
  'string',
  'number',
  'boolean',
  'enum',
  'literal',
  'null',
  'unknown',
  'any',
  'undefined',
]);
const WRAPPERS = new Set(['optional', 'nullable', 'readonly']);

function isScalar({ _zod }: Schema): boolean {
  return SCALARS.has(_zod.def.type);
}

function stripOf(schema: Schema): Strip | undefined {
  const def = schema._zod.def as Def & Record<string, unknown>;
  if (isScalar(schema)) return undefined;
  if (WRAPPERS.has(def.type)) return stripOf(def['innerType'] as Schema);
  if (def.type === 'tuple' && (def['items'] as Schema[]).every(isScalar)) return undefined;
  if (def.type === 'array') return ofList(stripOf(def['element'] as Schema));
  if (def.type === 'object' && def['catchall'] === undefined)
    return ofObject(Object.entries(def['shape'] as Record<string, Schema>));
  return CHECKED;
}

function ofList(strip: Strip | undefined): Strip | undefined {
  if (strip === undefined || strip === CHECKED) return strip;
  return (list) => (Array.isArray(list) ? list.map(strip) : list);
}

function ofObject(shape: [string, Schema][]): Strip {
  const keys = shape.map(([key]) => key);
  const strips = shape.map(([, schema]) => stripOf(schema));
  if (strips.includes(CHECKED)) return CHECKED;
  return (value) => {
    if (typeof value !== 'object' || value === null) return value;
    const given = value as Record<string, unknown>;
    const declared: Record<string, unknown> = {};
    for (let at = 0; at < keys.length; at++) {
      const key = keys[at] as string;
      const strip = strips[at];
      declared[key] = strip === undefined ? given[key] : strip(given[key]);
    }
    return declared;
  };
}
