/** Reads the books after a money run, past the server: every row that breaks a promise. */
import { register } from 'tsx/esm/api';
import { waitUntil } from './patience.mjs';

register();
const { BOOK_OF_MONEY, COUNT_OF_OPEN, PROVIDER_AND_BOOK_AGREE } =
  await import('../src/kit/checks/book-of-money.ts');

/** What is on its way arrives. Resolves to how much of it did not, in time. */
export async function untilSettled(site, ms) {
  let open;
  await waitUntil(
    async () => {
      open = Number((await site.query(COUNT_OF_OPEN))[0].open);
      return open === 0;
    },
    ms,
    200,
  );
  return open;
}

export async function judgeMoney(site) {
  const promises = [];
  for (const { name, finds } of [...BOOK_OF_MONEY, PROVIDER_AND_BOOK_AGREE]) {
    const rows = await site.query(finds);
    promises.push([name, rows.length === 0, JSON.stringify(rows.slice(0, 3))]);
  }
  return promises;
}

export async function lostWithdrawals(site, acknowledged) {
  const rows = await site.query('select id from transfers where id = any($1)', [acknowledged]);
  return acknowledged.length - rows.length;
}

/** How often payments were approved by people and by the clock, and how many were for a contract that was over. */
export async function approvals(site) {
  const [{ people, clock, late }] = await site.query(`select
    (select count(*)::int from contract_events where action = 'approvePayment' and actor_id is not null) as people,
    (select count(*)::int from contract_events where action = 'approvePayment' and actor_id is null) as clock,
    (select count(*)::int from payments p join contracts c on c.id = p.contract_id
      where p.settled_at > c.finished_at) as late`);
  return [
    ['payments that came after the end', late],
    ['approved by people', people],
    ['approved by the clock', clock],
  ];
}

/** How often money moved, by reason. */
export async function movements(site) {
  const text = 'select reason, count(*)::int as count from transfers group by 1 order by 2 desc';
  return (await site.query(text)).map(({ reason, count }) => [`transfers: ${reason}`, count]);
}
