import { messagesQuerySchema } from '@plumbline/shared-schema/messages';
import { pageQuerySchema } from '@plumbline/shared-schema/pagination';

test('page and limit have defaults', () => {
  expect(pageQuerySchema.parse({})).toEqual({ page: 1, limit: 10 });
});

test.each([
  ['2', '20', { page: 2, limit: 20 }],
  [3, 30, { page: 3, limit: 30 }],
  ['1', '100000', { page: 1, limit: 100 }],
])('page %j and limit %j are read', (page, limit, read) => {
  expect(pageQuerySchema.parse({ page, limit })).toEqual(read);
});

test.each(['0', '-1', '1.5', 'one', '', '1e3', '9'.repeat(40), 0, -3, 2.5, Number.NaN])(
  'the page %j is refused',
  (page) => {
    expect(pageQuerySchema.safeParse({ page }).success).toBe(false);
    expect(pageQuerySchema.safeParse({ limit: page }).success).toBe(false);
  },
);

test('a thread shows the newest 200 messages and never more at once', () => {
  expect(messagesQuerySchema.parse({}).limit).toBe(200);
  expect(messagesQuerySchema.parse({ limit: '999' }).limit).toBe(200);
});
