import { createFrequentReads } from './frequent-reads';

const ask = ({ nameOf }: ReturnType<typeof createFrequentReads>, text: string, times: number) =>
  Array.from({ length: times }, () => nameOf(text)).at(-1);

test('a read that comes often is prepared under one name, a rare one and a change under none', () => {
  const reads = createFrequentReads();
  expect(ask(reads, 'select 1', 19)).toBeUndefined();
  expect(ask(reads, 'select 1', 1)).toBe('read_0');
  expect(ask(reads, 'select 1', 1)).toBe('read_0');
  expect(ask(reads, '\n  with found as (select 2) select 3', 20)).toBe('read_1');
  expect(ask(reads, 'update jobs set title = $1', 40)).toBeUndefined();
  expect(ask(reads, 'with taken as (update jobs set a = 1) select 1', 40)).toBeUndefined();
});

test('a connection prepares a limited number of reads, however many texts there are', () => {
  const reads = createFrequentReads();
  for (let n = 0; n < 64; n++) expect(ask(reads, `select ${n}`, 20)).toBe(`read_${n}`);
  expect(ask(reads, 'select one more', 40)).toBeUndefined();
});

test('texts that come once push out the counts of others, and not their names', () => {
  const reads = createFrequentReads();
  expect(ask(reads, 'select known', 20)).toBe('read_0');
  for (let n = 0; n < 2000; n++) reads.nameOf(`select ${n}`);
  expect(reads.nameOf('select known')).toBe('read_0');
});
