-- Disputes wait in the queue of cases: those that were open before have a case too.
insert into cases (id, kind, about_id, job_id, created_at, updated_at)
select gen_random_uuid(), 'dispute', disputes.id, contracts.job_id,
  coalesce(disputes.appealed_at, disputes.created_at), coalesce(disputes.appealed_at, disputes.created_at)
from disputes join contracts on contracts.id = disputes.contract_id
where disputes.status in ('open', 'appealed')
order by coalesce(disputes.appealed_at, disputes.created_at), disputes.id;
