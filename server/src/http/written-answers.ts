import { isDeepStrictEqual } from 'node:util';
import fastJson from 'fast-json-stringify';
import type { Schema } from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify/types/schema';
import { z } from 'zod';

type Write = (answer: unknown) => string;
type JsonSchema = z.core.JSONSchema.BaseSchema;

/**
 * Writes answers with the keys that the route declares and no others, in tests as where the product runs. Values are
 * not asked again whether they are what their schemas say, which is why tests write with `writeChecked`.
 */
export const writeDeclared: FastifySerializerCompiler<z.ZodType> = ({ schema }) => {
  let write: Write | undefined;
  return (answer) => (write ??= writerOf(schema))(answer);
};

/** An answer that is not what its route declares. */
export class UndeclaredAnswer extends Error {}

/** The same bytes; but fails the call unless they say what zod makes of the answer. */
export const writeChecked: FastifySerializerCompiler<z.ZodType> = (route) => {
  const write = writeDeclared(route);
  const refuse = (why: string): never => {
    throw new UndeclaredAnswer(`${route.method} ${route.url}: ${why}`);
  };
  return (answer) => {
    const checked = z.safeEncode(route.schema, answer);
    if (!checked.success) return refuse(checked.error.message);
    const written = write(answer);
    const expected = JSON.stringify(checked.data);
    if (!isDeepStrictEqual(JSON.parse(written), JSON.parse(expected)))
      refuse(`written is ${written}, declared ${expected}`);
    return written;
  };
};

/** A writer is made with the first answer of its schema: making all of them would hold up the start by seconds. */
const writers = new WeakMap<z.ZodType, Write>();

function writerOf(schema: z.ZodType): Write {
  const known = writers.get(schema);
  if (known) return known;
  const json = z.toJSONSchema(schema, {
    target: 'draft-7',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => forWriting(jsonSchema),
  });
  const write: Write = fastJson(json as Schema);
  writers.set(schema, write);
  return write;
}

/** What says which keys a value has, and which of several shapes it is; limits and formats would only cost time. */
const KEPT = new Set([
  '$ref',
  'type',
  'properties',
  'required',
  'items',
  'additionalItems',
  'additionalProperties',
  'propertyNames',
  'enum',
  'const',
  'anyOf',
  'oneOf',
  'allOf',
  'nullable',
]);

function forWriting(schema: JsonSchema): void {
  for (const key of Object.keys(schema)) if (!KEPT.has(key)) Reflect.deleteProperty(schema, key);
  // Undeclared keys are left out unasked; asked for, they would only make a value fit no shape of a union.
  if (schema.additionalProperties === false) delete schema.additionalProperties;
  // A constant would be written whatever the answer holds.
  if (schema.const !== undefined) {
    schema.enum = [schema.const];
    delete schema.const;
  }
  listKeys(schema);
  joinShapes(schema);
}

/** The writer does not ask which names the keys of a record may have. */
function listKeys(schema: JsonSchema): void {
  const { propertyNames, additionalProperties } = schema;
  delete schema.propertyNames;
  if (
    typeof propertyNames !== 'object' ||
    propertyNames.enum === undefined ||
    additionalProperties === undefined
  )
    return;
  delete schema.additionalProperties;
  schema.properties = Object.fromEntries(
    propertyNames.enum.map((name) => [String(name), additionalProperties]),
  );
}

/** One list of shapes, without shapes of shapes; a shape that may be null is written without choosing. */
function joinShapes(schema: JsonSchema): void {
  const given = schema.anyOf ?? schema.oneOf;
  if (given === undefined) return;
  delete schema.oneOf;
  const shapes = given.flatMap((shape) => shape.anyOf ?? [shape]);
  schema.anyOf = shapes;
  const [only, ...others] = shapes.filter(({ type }) => type !== 'null');
  if (only === undefined || others.length > 0 || shapes.length === 1 || only.$ref !== undefined) return;
  delete schema.anyOf;
  Object.assign(schema, only, { nullable: true }, only.enum && { enum: [...only.enum, null] });
}
