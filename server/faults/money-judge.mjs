/** Reads the books after a money run, past the server: every row that breaks a promise. */
import { waitUntil } from './patience.mjs';

const OPEN = `select
  (select count(*) from payments where status = 'pending')
  + (select count(*) from payouts where status = 'pending') + (select count(*) from refunds where status = 'pending')
  + (select count(*) from provider_events where applied_at is null)
  + (select count(*) from sandbox_operations where told_at is null) as open`;

/** What is on its way arrives. Resolves to how much of it did not, in time. */
export async function untilSettled(site, ms) {
  let open;
  await waitUntil(
    async () => {
      open = Number((await site.query(OPEN))[0].open);
      return open === 0;
    },
    ms,
    200,
  );
  return open;
}

/** Each query finds what should not be. */
const WRONG = {
  'sums of transfers are zero': `select transfer_id from entries group by 1 having sum(amount) <> 0`,
  'all entries sum to zero': `select sum(amount) from entries having sum(amount) <> 0`,
  'no balance is negative': `select id, kind, balance from accounts where balance < 0`,
  'each balance is the sum of its entries': `select a.id, a.kind from accounts a left join entries e on e.account_id = a.id
    where a.kind not in ('external', 'losses') group by a.id having a.balance <> coalesce(sum(e.amount), 0)`,
  'every charge counts once': `select p.id from payments p left join transfers t on t.payment_id = p.id and t.reason = 'charge'
    where p.amount > 0 group by p.id, p.status having count(t.id) <> case p.status when 'succeeded' then 1 else 0 end`,
  'every refund counts once': `select r.id from refunds r left join transfers t on t.refund_id = r.id and t.reason in ('paidBack', 'paybackFailed')
    group by r.id having count(t.id) <> 1`,
  'every payout counts once': `select o.id from payouts o left join transfers t on t.payout_id = o.id and t.reason in ('withdrawn', 'withdrawFailed')
    group by o.id having count(t.id) <> 1`,
  'every chargeback counts once': `select c.id from chargebacks c left join transfers t on t.chargeback_id = c.id
    group by c.id, c.status having count(t.id) <> case c.status when 'won' then 2 else 1 end`,
  'no event of the provider is left or counted twice': `select event_id from provider_events where applied_at is null
    union all select event_id from provider_events group by provider, event_id having count(*) <> 1`,
  'the provider and the ledger agree on every cent': `select b.books, l.ledger from
    (select coalesce(sum(case when kind = 'charge' and outcome = 'succeeded' then amount
        when kind in ('refund', 'payout') and outcome = 'paid' then -amount
        when kind = 'chargeback' and outcome = 'opened' then -amount
        when kind = 'chargeback' and outcome = 'won' then amount else 0 end), 0) as books from sandbox_operations) b,
    (select -coalesce(sum(e.amount), 0) as ledger from entries e join accounts a on a.id = e.account_id and a.kind = 'external') l
    where b.books <> l.ledger`,
  'held + released + refunded of each contract is what was funded': `select m.contract_id from
    (select t.contract_id,
      coalesce(sum(p.amount + p.from_balance) filter (where t.reason = 'fund'), 0) as funded,
      coalesce(sum((select -e.amount from entries e join accounts a on a.id = e.account_id and a.kind = 'held'
        where e.transfer_id = t.id)) filter (where t.reason in ('release', 'award')), 0) as released,
      coalesce(sum((select -e.amount from entries e join accounts a on a.id = e.account_id and a.kind = 'held'
        where e.transfer_id = t.id)) filter (where t.reason in ('refund', 'awardBack', 'chargeback', 'chargebackWon')), 0) as refunded
      from transfers t left join payments p on p.id = t.payment_id where t.contract_id is not null group by 1) m
    left join accounts h on h.contract_id = m.contract_id
    where m.funded <> coalesce(h.balance, 0) + m.released + m.refunded`,
  'no contract says paid while a payment of it is on its way': `select c.id from contracts c
    join payments p on p.contract_id = c.id and p.status in ('pending', 'action') where c.payment_status = 'paid'`,
  // A second for who waited for the lock of the contract since before.
  'no charge goes back once its contract says paid': `select p.id from payments p join contracts c on c.id = p.contract_id
    where c.payment_status = 'paid' and p.status = 'succeeded' and p.settled_at > c.paid_at + interval '1 second'
    and not exists (select from transfers t where t.payment_id = p.id and t.reason = 'fund')`,
  'what was paid in is the professional’s where the contract says paid, and only there': `select c.id, c.payment_status
    from contracts c where exists (select from transfers t where t.contract_id = c.id and t.reason = 'fund')
    and not exists (select from transfers t where t.contract_id = c.id and t.reason in ('refund', 'awardBack', 'chargeback'))
    and (c.payment_status = 'paid') <> exists (select from transfers t where t.contract_id = c.id and t.reason in ('release', 'award'))`,
  'papers are numbered without a gap': `select kind, year from documents where number is not null
    group by 1, 2 having max(number) <> count(*)`,
};

export async function judgeMoney(site) {
  const promises = [];
  for (const [promise, query] of Object.entries(WRONG)) {
    const rows = await site.query(query);
    promises.push([promise, rows.length === 0, JSON.stringify(rows.slice(0, 3))]);
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
