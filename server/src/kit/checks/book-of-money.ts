import type { Check } from './check';

const BY_HAND =
  'Nothing by itself: the book is never rewritten. Find the transfer, and book its opposite as a transfer of its own.';

/** How much is on its way: payments, payouts, refunds, what the provider said and will say. */
export const COUNT_OF_OPEN = `select
  (select count(*) from payments where status = 'pending')
  + (select count(*) from payouts where status = 'pending') + (select count(*) from refunds where status = 'pending')
  + (select count(*) from provider_events where applied_at is null)
  + (select count(*) from sandbox_operations where told_at is null) as open`;

const booked = (name: string, finds: string): Check => ({ name, finds, mend: BY_HAND });

/** The book of money. `npm run bench -- money` reads it by these too, after it killed a server many times. */
export const BOOK_OF_MONEY: readonly Check[] = [
  booked(
    'the sum of each transfer is zero',
    `select transfer_id as id from entries group by 1 having sum(amount) <> 0`,
  ),
  booked(
    'all entries sum to zero',
    `select 'all entries' as id, sum(amount) from entries having sum(amount) <> 0`,
  ),
  booked('no balance is negative', `select id, kind, balance from accounts where balance < 0`),
  {
    name: 'each balance is the sum of its entries',
    finds: `select a.id, a.kind, a.balance from accounts a left join entries e on e.account_id = a.id
      where a.kind not in ('external', 'losses') group by a.id having a.balance <> coalesce(sum(e.amount), 0)`,
    mend: 'The entries are right: set the balance to their sum, past the triggers, while the site stands still.',
  },
  booked(
    'each charge counts once',
    `select p.id from payments p left join transfers t on t.payment_id = p.id and t.reason = 'charge'
      where p.amount > 0 group by p.id, p.status
      having count(t.id) <> case p.status when 'succeeded' then 1 else 0 end`,
  ),
  booked(
    'each refund counts once',
    `select r.id from refunds r
      left join transfers t on t.refund_id = r.id and t.reason in ('paidBack', 'paybackFailed')
      group by r.id, r.status having count(t.id) <> case r.status when 'pending' then 0 else 1 end`,
  ),
  booked(
    'each payout counts once',
    `select o.id from payouts o
      left join transfers t on t.payout_id = o.id and t.reason in ('withdrawn', 'withdrawFailed')
      group by o.id, o.status having count(t.id) <> case o.status when 'pending' then 0 else 1 end`,
  ),
  booked(
    'each chargeback counts once',
    `select c.id from chargebacks c left join transfers t on t.chargeback_id = c.id
      group by c.id, c.status having count(t.id) <> case c.status when 'won' then 2 else 1 end`,
  ),
  {
    name: 'no event of a provider waits for an hour',
    finds: `select event_id as id, kind, received_at from provider_events
      where applied_at is null and received_at < now() - interval '1 hour'`,
    mend: 'See why in the log; where the event was given up, `requeue.js events` tries it again.',
  },
  booked(
    'held + released + refunded of each contract is what was funded',
    `select m.contract_id as id from
      (select t.contract_id,
        coalesce(sum(p.amount + p.from_balance) filter (where t.reason = 'fund'), 0) as funded,
        coalesce(sum((select -e.amount from entries e join accounts a on a.id = e.account_id and a.kind = 'held'
          where e.transfer_id = t.id)) filter (where t.reason in ('release', 'award')), 0) as released,
        coalesce(sum((select -e.amount from entries e join accounts a on a.id = e.account_id and a.kind = 'held'
          where e.transfer_id = t.id))
          filter (where t.reason in ('refund', 'awardBack', 'chargeback', 'chargebackWon')), 0) as refunded
        from transfers t left join payments p on p.id = t.payment_id where t.contract_id is not null group by 1) m
      left join accounts h on h.contract_id = m.contract_id
      where m.funded <> coalesce(h.balance, 0) + m.released + m.refunded`,
  ),
  booked(
    'no contract says paid while a payment of it is on its way',
    `select c.id from contracts c
      join payments p on p.contract_id = c.id and p.status in ('pending', 'action') where c.payment_status = 'paid'`,
  ),
  // A second for who waited for the lock of the contract since before.
  booked(
    'no charge goes back once its contract says paid',
    `select p.id from payments p join contracts c on c.id = p.contract_id
      where c.payment_status = 'paid' and p.status = 'succeeded' and p.settled_at > c.paid_at + interval '1 second'
      and not exists (select from transfers t where t.payment_id = p.id and t.reason = 'fund')`,
  ),
  // What is paid in parts is the professional's part by part.
  booked(
    'what was paid in is the professional’s where the contract says paid, and only there',
    `select c.id, c.payment_status
      from contracts c where exists (select from transfers t where t.contract_id = c.id and t.reason = 'fund')
      and not exists (select from transfers t
        where t.contract_id = c.id and t.reason in ('refund', 'awardBack', 'chargeback'))
      and not exists (select from milestones m where m.contract_id = c.id)
      and (c.payment_status = 'paid') <> exists (select from transfers t
        where t.contract_id = c.id and t.reason in ('release', 'award'))`,
  ),
  {
    name: 'papers are numbered without a gap',
    finds: `select concat_ws(' ', kind, year) as id from documents where number is not null
      group by kind, year having max(number) <> count(*)`,
    mend: 'Nothing by itself: a number that somebody holds is not given again. Note the gap for the tax office.',
  },
];

/** True once nothing is on its way: until then one of the two is ahead. */
export const PROVIDER_AND_BOOK_AGREE: Check = booked(
  'the sandbox and the book agree on every cent',
  `select 'sandbox' as id, b.told, l.booked from
    (select coalesce(sum(case when kind = 'charge' and outcome = 'succeeded' then amount
        when kind in ('refund', 'payout') and outcome = 'paid' then -amount
        when kind = 'chargeback' and outcome = 'opened' then -amount
        when kind = 'chargeback' and outcome = 'won' then amount else 0 end), 0) as told from sandbox_operations) b,
    (select -coalesce(sum(e.amount), 0) as booked from entries e
      join accounts a on a.id = e.account_id and a.kind = 'external' and a.provider = 'sandbox') l
    where b.told <> l.booked`,
);
