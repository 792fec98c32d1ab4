import { jobAnswerSchema, jobPageSchema, ownJobsSchema } from '@plumbline/shared-schema/jobs';
import { messagesSchema } from '@plumbline/shared-schema/messages';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { writeDeclared } from './written-answers';

const route = { method: 'GET', url: '/', httpStatus: '200' };
const written = (schema: z.ZodType, answer: unknown) => writeDeclared({ ...route, schema })(answer);
const checked = (schema: z.ZodType, answer: unknown) => serializerCompiler({ ...route, schema })(answer);

const person = z.object({ _id: z.string(), name: z.string().nullable() });
const page = z.object({
  data: z.array(person.extend({ friend: person.nullable().optional() })),
  tags: z.array(z.string()),
  count: z.number(),
  title: z.string().optional(),
});

test.each([
  ['objects', { _id: 'a', name: 'Ann', passwordHash: 'x' }, person],
  [
    'lists and nested objects',
    {
      data: [
        { _id: 'a', name: null, secret: 1, friend: { _id: 'b', name: 'Bo', secret: 2 } },
        { _id: 'c', name: 'Cy', friend: null },
      ],
      tags: ['x'],
      count: 1,
      title: undefined,
      secret: 3,
    },
    page,
  ],
])(
  'keys that %s do not declare are left out, and all else is written as zod writes it',
  (_name, answer, schema) => {
    expect(written(schema, answer)).toBe(checked(schema, answer));
    expect(written(schema, answer)).not.toMatch(/secret|passwordHash/);
  },
);

test('a schema of several shapes, of a date or of any key is still checked by zod', () => {
  const either = z.object({ one: z.union([person, z.object({ code: z.number() })]) });
  expect(written(either, { one: { code: 1, secret: 2 } })).toBe('{"one":{"code":1}}');
  expect(() => written(either, { one: { code: 'x' } })).toThrow();
  expect(() => written(z.object({ by: z.record(z.string(), person) }), { by: { a: 1 } })).toThrow();
  expect(() => written(z.looseObject({ a: z.string() }), { a: 1 })).toThrow();
});

test('the answers of lists and details of jobs and of messages are written without a second check', () => {
  for (const schema of [jobAnswerSchema, jobPageSchema, ownJobsSchema, messagesSchema])
    expect(() => written(schema, schema === messagesSchema ? [] : {})).not.toThrow();
});
