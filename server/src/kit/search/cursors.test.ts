import type { InferInsertModel } from 'drizzle-orm';
import { createTestServer } from '../../app/testing';
import { notifications } from '../../database/tables/notifications';
import { addJob } from '../../domains/jobs/jobs/testing';

const server = createTestServer();

const JOBS = '/api/v1/jobs';
const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));
type Page = { data: { _id: string }[]; next?: string | null; count: number };

/** Reads a list from its beginning to its end; `meanwhile` happens after each page. */
async function walk(url: string, meanwhile: () => Promise<unknown>, caller = server.anonymous) {
  const ids: string[] = [];
  for (let next: string | null | undefined = ''; typeof next === 'string' && ids.length < 200;) {
    const page: Page = (await caller.get(next === '' ? url : `${url}&cursor=${next}`)).json();
    ids.push(...page.data.map(({ _id }) => _id));
    next = page.next;
    await meanwhile();
  }
  return ids;
}

async function addJobs(count: number, given: Parameters<typeof addJob>[1] = {}) {
  const ids: string[] = [];
  // Two of each minute: the id decides between them.
  for (let i = 0; i < count; i++) {
    ids.push((await addJob(server, { createdAt: at(Math.floor(i / 2)), ...given })).id);
  }
  return ids;
}

test.each([
  ['search?limit=6', false],
  ['search?limit=6&q=drain', false],
  ['search?limit=6&category=residential', false],
  ['search?limit=6&sort=oldest', true],
  ['recent?limit=6', false],
])(
  '%s has each job once for a reader of pages, while others are posted and closed [JOB-83]',
  async (query, isOldest) => {
    const there = await addJobs(20);
    const posted = new Set<string>();
    const read = await walk(`${JOBS}/${query}`, async () => {
      const given = { title: 'Another drain', createdAt: isOldest ? at(-60) : at(60) };
      posted.add((await addJob(server, given)).id);
    });
    expect(read.filter((id) => !posted.has(id))).toEqual(isOldest ? there : there.toReversed());
  },
);

test('no job is passed over where those read before are closed meanwhile [JOB-83]', async () => {
  const owner = await server.user('client');
  const there = await addJobs(12);
  const read = await walk(`${JOBS}/of/${owner.id}?limit=4`, async () => {
    for (const id of there.slice(-4)) await server.as('client').patch(`${JOBS}/${id}/close`);
  });
  expect(read).toEqual(there.toReversed());
});

test('the count stays that of all matches, and the last page says that nothing follows', async () => {
  await addJobs(3);
  const first: Page = (await server.anonymous.get(`${JOBS}/recent?limit=2`)).json();
  expect(first).toMatchObject({ count: 3, next: expect.any(String) });
  const second = (await server.anonymous.get(`${JOBS}/recent?limit=2&cursor=${first.next}`)).json();
  expect(second).toMatchObject({ count: 3, next: null });
});

test.each([
  'nonsense',
  '',
  '1.2',
  '99999999999999999.01999999-0000-7000-8000-000000000000',
  "1.'; drop table jobs",
])('what is no cursor is refused: %s', async (cursor) => {
  const answer = await server.anonymous.get(`${JOBS}/recent?cursor=${encodeURIComponent(cursor)}`);
  expect(answer.statusCode).toBe(400);
});

test.each(['salaryHigh', 'salaryLow', 'nearest', 'relevance'])(
  'sort=%s, which is no order of time, has no cursor and takes none',
  async (sort) => {
    await addJobs(3);
    const newest: Page = (await server.anonymous.get(`${JOBS}/search?limit=1`)).json();
    const sorted = await server.anonymous.get(`${JOBS}/search?limit=1&sort=${sort}`);
    expect(sorted.json()).not.toHaveProperty('next');
    const asked = await server.anonymous.get(`${JOBS}/search?limit=1&sort=${sort}&cursor=${newest.next}`);
    expect(asked.statusCode).toBe(400);
  },
);

test('notifications are read once each while others come', async () => {
  const { id: userId } = await server.user('client');
  const add = async (subject: string, createdAt: Date) => {
    const row: InferInsertModel<typeof notifications> = {
      userId,
      kind: 'jobRemoved',
      subject,
      values: {},
      href: '/',
      createdAt,
    };
    const [added] = await server.database.insert(notifications).values(row).returning();
    return added?.id;
  };
  const there = [];
  for (let i = 0; i < 7; i++) there.push(await add(`there ${String(i)}`, at(i)));
  let news = 0;
  const read = await walk(
    '/api/v1/notifications?limit=3',
    () => add(`new ${String(news++)}`, at(100 + news)),
    server.as('client'),
  );
  expect(read).toEqual(there.toReversed());
});
