import fastify from 'fastify';
import { z } from 'zod';
import { watchAnswers } from './testing';
import { UndeclaredAnswer, writeChecked, writeDeclared } from './written-answers';

const route = { method: 'GET', url: '/page', httpStatus: '200' };
const written = (schema: z.ZodType, answer: unknown) => writeDeclared({ ...route, schema })(answer);
const checked = (schema: z.ZodType, answer: unknown) => writeChecked({ ...route, schema })(answer);

const person = z.object({ id: z.string(), name: z.string().nullable() });
const folder = z.object({
  id: z.string(),
  get folders() {
    return z.array(folder);
  },
  get above() {
    return folder.nullable();
  },
});
const byKind = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('person'), person: person.nullable() }),
  z.object({ kind: z.literal('count'), count: z.number() }),
]);

const listed = z.partialRecord(z.enum(['a', 'b']), person);

const ann = { id: 'a', name: 'Ann', hash: 'SECRET' };

/** Each answer holds keys and values that its schema does not declare. */
const ANSWERS: Record<string, [z.ZodType, unknown]> = {
  'an object': [person, ann],
  'an object without keys': [z.object({}), ann],
  'objects in objects': [z.object({ a: z.object({ b: person }) }), { a: { b: ann, c: 'SECRET' }, d: ann }],
  'a list': [z.array(person), [ann, { ...ann, name: null }]],
  'lists in lists': [z.array(z.array(person)), [[ann], []]],
  'a tuple': [z.tuple([z.string(), person]), ['a', ann]],
  'what may be null or absent': [
    z.object({ a: person.nullable(), b: person.nullable(), c: person.nullish(), d: person.optional() }),
    { a: ann, b: null, c: null, e: 'SECRET' },
  ],
  'a list that may be null': [z.object({ a: z.array(person).nullable() }), { a: [ann] }],
  'an extended object': [person.extend({ age: z.int() }), { ...ann, age: 3 }],
  'an object of two': [z.intersection(person, z.object({ age: z.int() })), { ...ann, age: 3 }],
  'a record': [z.record(z.string(), person), { a: ann, b: ann }],
  'a record of listed keys': [listed, { b: ann }],
  'a record of all listed keys': [z.record(z.enum(['a', 'b']), person), { a: ann, b: ann }],
  'one of two shapes': [z.union([person, z.object({ code: z.int() })]), { code: 3, hash: 'SECRET' }],
  'a text or an object': [z.union([z.string(), person]), ann],
  'one of two shapes, or null': [
    z.array(z.union([person, z.object({ code: z.int() })]).nullable()),
    [ann, null, { code: 3, hash: 'SECRET' }],
  ],
  'a shape that may be null, or another': [
    z.array(z.union([person.nullable(), z.object({ code: z.int() })])),
    [ann, null, { code: 3, hash: 'SECRET' }],
  ],
  'one of two shapes of a kind': [
    byKind,
    { kind: 'count', count: 1, hash: 'SECRET', person: { id: 'SECRET', name: null } },
  ],
  'shapes of a kind in lists in records': [
    z.record(z.string(), z.object({ list: z.array(byKind).nullable() })),
    {
      a: {
        list: [
          { kind: 'person', person: ann, x: 'SECRET' },
          { kind: 'person', person: null },
        ],
        y: ann,
      },
    },
  ],
  'what is declared later': [z.object({ a: z.lazy(() => z.array(person)) }), { a: [ann] }],
  'what holds itself': [
    folder,
    {
      id: '1',
      folders: [{ id: '2', folders: [], above: { id: '3', folders: [], above: null, hash: 'SECRET' } }],
      above: null,
      hash: 'SECRET',
    },
  ],
  'values with other keys than objects': [
    z.object({
      pattern: z.string().regex(/^x/),
      format: z.email(),
      enum: z.enum(['const', 'anyOf']).nullable(),
      const: z.literal(true),
      at: z.iso.datetime(),
      any: z.unknown(),
    }),
    {
      pattern: 'x"\u2028😀',
      format: 'a@example.com',
      enum: null,
      const: true,
      at: new Date(0).toISOString(),
      any: { of: ['what', null] },
      hash: 'SECRET',
    },
  ],
};

test.each(Object.entries(ANSWERS))('what is not declared does not leave: %s', (_name, [schema, answer]) => {
  expect(JSON.stringify(answer)).toContain('SECRET');
  expect(written(schema, answer)).not.toContain('SECRET');
  expect(JSON.parse(written(schema, answer))).toEqual(z.encode(schema, answer));
  expect(checked(schema, answer)).toBe(written(schema, answer));
});

test('keys that a record does not list do not leave', () => {
  expect(written(listed, { b: ann, SECRET: ann })).toBe('{"b":{"id":"a","name":"Ann"}}');
});

test('of an object of any keys, all leave', () => {
  expect(checked(z.looseObject({ a: z.string() }), { a: 'x', b: { c: 1 } })).toBe('{"a":"x","b":{"c":1}}');
});

test.each<[string, z.ZodType, unknown]>([
  ['null for a text', person, { id: null, name: null }],
  ['null for a number', z.object({ n: z.number() }), { n: null }],
  ['a part of a whole number', z.object({ n: z.int() }), { n: 1.5 }],
  ['another constant', z.object({ ok: z.literal(true) }), { ok: false }],
  ['another option', z.object({ kind: z.enum(['a', 'b']) }), { kind: 'c' }],
  ['a missing key', person, { id: 'a' }],
  ['a missing default', z.object({ tag: z.string().default('x') }), {}],
  ['no value in a list', z.array(z.string()), ['a', undefined]],
  ['a date for a text', z.object({ at: z.iso.datetime() }), { at: new Date(0) }],
  ['a text of another format', z.object({ at: z.iso.datetime() }), { at: 'today' }],
  ['no shape that is declared', byKind, { kind: 'other' }],
  ['a key that a record does not list', listed, { a: ann, c: ann }],
  [
    'a shape that only its format tells from another',
    z.union([z.object({ on: z.iso.date() }), z.object({ on: z.string(), by: z.string() })]),
    { on: 'today', by: 'me' },
  ],
])('tests refuse an answer that holds %s', (_name, schema, answer) => {
  expect(() => checked(schema, answer)).toThrow(UndeclaredAnswer);
});

test('a constant is written as the answer holds it, not as the schema says', () => {
  expect(written(z.object({ ok: z.literal(true) }), { ok: false })).toBe('{"ok":false}');
});

test('a call whose answer is not what it declares fails in tests, which learn what is wrong', async () => {
  const app = fastify().setSerializerCompiler(writeChecked);
  const { undeclared } = watchAnswers(app);
  app.get('/page', { schema: { response: { 200: person } } }, () => ({ id: null, name: null }));
  expect((await app.inject('/page')).statusCode).toBe(500);
  expect(undeclared).toEqual([expect.stringMatching(/^GET \/page: .*"id"/s)]);
});
