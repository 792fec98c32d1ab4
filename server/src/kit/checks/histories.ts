import { CONTRACT_MACHINE } from '@plumbline/shared-schema/contract-machine';
import { OFFER_MACHINE } from '@plumbline/shared-schema/offer-machine';
import type { StateMachine } from '@plumbline/shared-schema/state-machine';
import type { Check } from './check';

const BY_HAND =
  'Nothing by itself: read the history, and ask both sides what holds. Nothing on the site writes one without the other.';

/** One life in tables: `state` of a row `o`; `from`, `next` and `by` of an event `e` of it. */
type Life = {
  what: string;
  table: string;
  events: string;
  key: string;
  from: string;
  next: string;
  state: string;
  by: string;
  machine: StateMachine<string, string, string, string>;
};

const SIDES = `when o.client_id then 'hirer' when o.professional_id then 'professional'`;

const LIVES: readonly Life[] = [
  {
    what: 'a contract',
    table: 'contracts',
    events: 'contract_events',
    key: 'contract_id',
    from: 'from_status',
    next: 'to_status',
    state: 'o.status',
    // An administrator is no party, and may have left since.
    by: `case when e.action in ('resolveDispute', 'resolveAppeal') then 'admin'
      when e.actor_id is null then 'system' else case e.actor_id ${SIDES} end end`,
    machine: CONTRACT_MACHINE,
  },
  {
    what: 'an offer',
    table: 'offers',
    events: 'offer_events',
    key: 'offer_id',
    from: '"from"',
    next: '"to"',
    state: `case o.status when 'rejected' then o.closed_reason when 'accepted' then 'accepted'
      else case when o.proposal is null then 'pending' else 'countered' end end`,
    by: `case when e.actor_id is null then 'system' else case e.actor_id ${SIDES} end end`,
    machine: OFFER_MACHINE,
  },
];

/** Every change is a line of the machine, follows the one before and leads to what is stored. */
export const HISTORIES: readonly Check[] = LIVES.flatMap(checksOf);

function checksOf({ what, table, events, key, from, next, state, by, machine }: Life): Check[] {
  const check = (name: string, finds: string): Check => ({ name, finds, mend: BY_HAND });
  const lines = machine.flatMap((rule) =>
    rule.by.map((actor) => `(${[rule.from, rule.action, actor, rule.next].map(literal).join(', ')})`),
  );
  return [
    check(
      `each change of ${what} is one that its rules allow`,
      `select o.id, e.action, e.${from} as "from", e.${next} as "to" from ${events} e
        join ${table} o on o.id = e.${key}
        where not exists (select from (values ${lines.join(', ')}) as r ("from", action, actor, next)
          where r."from" is not distinct from e.${from} and r.action = e.action and r.actor = ${by}
          and r.next = e.${next})`,
    ),
    check(
      `each change of ${what} follows the one before`,
      `select ${key} as id, action, before, "from" from (select ${key}, action, ${from} as "from",
          lag(${next}) over (partition by ${key} order by place) as before from ${events}) e
        where before is distinct from "from"`,
    ),
    check(
      `${what} is where its history ends`,
      `select o.id, ${state} as stored, last."to" as told from ${table} o
        left join (select distinct on (${key}) ${key} as id, ${next} as "to" from ${events}
          order by ${key}, place desc) last on last.id = o.id
        where last."to" is distinct from ${state}`,
    ),
  ];
}

function literal(text: string | null): string {
  return text === null ? 'null::text' : `'${text}'`;
}
