import { SEARCH_COUNTED, SEARCH_DEPTH } from '@plumbline/shared-schema/limits';
import { createTestServer } from '../../../app/testing';

const server = createTestServer();

/**
 * Jobs 1 … `count`, a minute apart, without their words noted. Even ones are in Lyon and full time; every hundredth
 * says "tiles" in its title, the others in their text; the salary grows with the number. All ask for a tiler, every
 * thousandth for a roofer.
 */
async function addJobs(count: number): Promise<void> {
  const { id } = await server.user('client');
  await server.connection.pool.query(
    `insert into jobs (id, owner_id, title, description, job_type, job_duration, job_category, experience, city,
       lat, lng, salary_min, salary_max, employment_type, created_at, skills_required)
     select gen_random_uuid(), $1, case when n % 100 = 0 then 'Tiles ' else 'Job ' end || n, 'Some tiles', 'on-site',
       '1 Week', 'residential', '1+ Year', case when n % 2 = 0 then 'Lyon' end, 45 + n * 0.00001, 5, n, n,
       case when n % 2 = 0 then 'Full-Time' else 'Part-Time' end, timestamptz '2026-01-01' + n * interval '1 minute',
       jsonb_build_array(jsonb_build_object('_id', n::text, 'name', 'tiling')) || case when n % 1000 = 0
         then jsonb_build_array(jsonb_build_object('_id', n::text, 'name', 'Roofing')) else '[]' end
     from generate_series(1, $2) as n`,
    [id, count],
  );
  // The search relies on planner statistics, which autovacuum would gather at any time.
  await server.connection.pool.query('analyze jobs');
}

async function search(query: Record<string, string | number>) {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) params.set(name, String(value));
  const answer = await server.anonymous.get(`/api/v1/jobs/search?${params}`);
  expect(answer.statusCode).toBe(200);
  const { data, count, countIsMinimum, next } = answer.json();
  const numbers: number[] = data.map(({ title }: { title: string }) => Number(title.split(' ')[1]));
  return { numbers, count, countIsMinimum, next };
}

const MORE = SEARCH_COUNTED + 500;

test('many matches come in the same order as few', async () => {
  await addJobs(MORE);
  const limit = 3;
  const category = 'residential';
  expect((await search({ category, limit })).numbers).toEqual([MORE, MORE - 1, MORE - 2]);
  expect((await search({ category, limit, page: 2 })).numbers).toEqual([MORE - 3, MORE - 4, MORE - 5]);
  expect((await search({ category, limit, sort: 'oldest' })).numbers).toEqual([1, 2, 3]);
  expect((await search({ category, limit, sort: 'salaryLow' })).numbers).toEqual([1, 2, 3]);
  expect((await search({ category, limit, sort: 'salaryHigh' })).numbers).toEqual([MORE, MORE - 1, MORE - 2]);
  expect((await search({ q: 'tile', limit })).numbers).toEqual([MORE, MORE - 1, MORE - 2]);
  expect((await search({ company: 'test person', limit })).numbers).toEqual([MORE, MORE - 1, MORE - 2]);
  expect((await search({ jobLocation: '45,5,50', limit })).numbers).toEqual([MORE, MORE - 1, MORE - 2]);
  expect((await search({ jobLocation: '45,5,50', limit, sort: 'nearest' })).numbers).toEqual([1, 2, 3]);
  expect((await search({ jobLocation: '45,5,50', limit: 2, page: 600, sort: 'nearest' })).numbers).toEqual([
    1199, 1200,
  ]);
});

test('many matches follow each other by cursor as by page [JOB-83]', async () => {
  await addJobs(MORE);
  const queries: Record<string, string>[] = [
    { category: 'residential' },
    { q: 'tile' },
    { sort: 'oldest' },
    { company: 'test person' },
  ];
  for (const query of queries) {
    for (const page of [1, 700]) {
      const { next } = await search({ ...query, limit: 3, page });
      const following = await search({ ...query, limit: 3, page: page + 1 });
      expect((await search({ ...query, limit: 3, cursor: next })).numbers).toEqual(following.numbers);
    }
  }
});

test('the best of many matches come first and no match comes twice', async () => {
  await addJobs(MORE);
  const first = await search({ q: 'tile', sort: 'relevance', limit: 60 });
  const second = await search({ q: 'tile', sort: 'relevance', limit: 60, page: 2 });
  const third = await search({ q: 'tile', sort: 'relevance', limit: 60, page: 3 });
  expect(first.numbers[0]).toBe(MORE);
  expect(first.numbers.slice(1, 3)).toEqual([MORE - 1, MORE - 2]);
  expect(new Set([...first.numbers, ...second.numbers, ...third.numbers]).size).toBe(180);
});

test('filters count exactly as far as one may page, and say when there is more [JOB-40]', async () => {
  await addJobs(SEARCH_DEPTH + 1);
  const half = Math.floor((SEARCH_DEPTH + 1) / 2);
  expect(await search({ employmentType: 'full-time' })).toMatchObject({
    count: half,
    countIsMinimum: undefined,
  });
  expect(await search({ category: 'residential' })).toMatchObject({
    count: SEARCH_DEPTH,
    countIsMinimum: true,
  });
  const recent = (await server.anonymous.get('/api/v1/jobs/recent')).json();
  expect(recent).toMatchObject({ count: SEARCH_DEPTH, countIsMinimum: true });
});

test('the last page one may go to is full, and beyond it there is nothing [JOB-40]', async () => {
  await addJobs(SEARCH_DEPTH + 50);
  const last = SEARCH_DEPTH / 100;
  const category = 'residential';
  expect((await search({ category, limit: 100, page: last })).numbers.at(-1)).toBe(51);
  expect(await search({ category, limit: 100, page: last + 1 })).toMatchObject({
    numbers: [],
    count: SEARCH_DEPTH,
  });
  expect((await search({ category, limit: 99, page: 102 })).numbers).toHaveLength(1);
});

test('words count exactly once somebody has paged half the way there', async () => {
  await addJobs(MORE);
  expect(await search({ q: 'tile' })).toMatchObject({ count: SEARCH_COUNTED, countIsMinimum: true });
  const page = SEARCH_COUNTED / 2 / 10 + 1;
  expect(await search({ q: 'tile', page })).toMatchObject({ count: MORE, countIsMinimum: undefined });
  expect(await search({ q: 'tile', employmentType: 'full-time' })).toMatchObject({
    count: MORE / 2,
    countIsMinimum: undefined,
  });
});

test('a trade of many jobs comes in their order, is counted like words, and a rare one exactly [JOB-82]', async () => {
  await addJobs(MORE);
  const limit = 3;
  const specialty = 'tiling';
  const many = { count: SEARCH_COUNTED, countIsMinimum: true };
  expect(await search({ specialty, limit })).toMatchObject({ numbers: [MORE, MORE - 1, MORE - 2], ...many });
  expect((await search({ specialty, limit, page: 2 })).numbers).toEqual([MORE - 3, MORE - 4, MORE - 5]);
  expect((await search({ specialty, limit, sort: 'oldest' })).numbers).toEqual([1, 2, 3]);
  expect((await search({ specialty, limit, jobLocation: '45,5,50', sort: 'nearest' })).numbers).toEqual([
    1, 2, 3,
  ]);
  expect((await search({ specialty, limit, q: 'tile', sort: 'relevance' })).numbers[0]).toBe(MORE);
  expect(await search({ specialty, page: SEARCH_COUNTED / 2 / 10 + 1 })).toMatchObject({ count: MORE });
  expect(await search({ specialty: 'roofing' })).toMatchObject({ numbers: [2000, 1000], count: 2 });
});

test('the planner knows how many ask for a trade, and finds a rare one in its index [JOB-82]', async () => {
  await addJobs(SEARCH_DEPTH);
  const planOf = async (key: string) => {
    const { rows } = await server.connection.pool.query(
      `explain (format json) select from jobs where status = 'open' and skill_keys(skills_required) @> array['${key}']`,
    );
    return rows[0]['QUERY PLAN'][0].Plan;
  };
  expect((await planOf('tiling'))['Plan Rows']).toBeGreaterThan(SEARCH_DEPTH / 2);
  const rare = await planOf('roofing');
  expect(rare['Plan Rows']).toBeLessThan(100);
  expect(JSON.stringify(rare)).toContain('jobs_skills');
});

test('a company is found among more people of this name than can be listed', async () => {
  await addJobs(5);
  await server.connection.pool.query(
    `insert into users (id, full_name, email, user_type)
     select gen_random_uuid(), 'Test Person ' || n, n || '@many.test', 'client' from generate_series(1, 600) as n`,
  );
  expect((await search({ company: 'test person' })).numbers).toEqual([5, 4, 3, 2, 1]);
  expect((await search({ company: 'test person 7' })).numbers).toEqual([]);
});
