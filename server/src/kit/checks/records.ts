import type { Check } from './check';

/** What one row says of others. */
export const RECORDS: readonly Check[] = [
  {
    name: 'each contract is of an offer that was accepted, between the same two, for the same job',
    finds: `select c.id from contracts c join offers o on o.id = c.offer_id
      where o.status <> 'accepted'
      or (o.job_id, o.client_id, o.professional_id) <> (c.job_id, c.client_id, c.professional_id)`,
    mend: 'Nothing by itself: ask both sides what was agreed.',
  },
  {
    name: 'who has a contract for a job is hired for it',
    finds: `select a.id from applications a where not a.is_hired and exists
      (select from contracts c where c.job_id = a.job_id and c.professional_id = a.user_id)`,
    mend: `update applications a set is_hired = true, declined_at = null, decline_reason = null, decline_message = null
      where exists (select from contracts c where c.job_id = a.job_id and c.professional_id = a.user_id)`,
  },
  {
    name: 'who is hired for a job has a contract',
    finds: `select a.id from applications a where a.is_hired and not exists
      (select from contracts c where c.job_id = a.job_id and c.professional_id = a.user_id)`,
    mend: `update applications a set is_hired = false where not exists
      (select from contracts c where c.job_id = a.job_id and c.professional_id = a.user_id)`,
  },
  {
    name: 'the milestones of a contract are together its amount',
    finds: `select c.id, c.amount, sum(m.amount) as milestones from contracts c
      join milestones m on m.contract_id = c.id group by c.id having sum(m.amount) <> c.amount`,
    mend: 'Nothing by itself: the last accepted amendment, else the offer, says what was agreed.',
  },
  {
    name: 'the messages of a conversation are numbered without a gap',
    finds: `select c.id, c.last_seq, count(m.seq) as messages from chats c left join messages m on m.chat_id = c.id
      group by c.id having count(m.seq) <> c.last_seq or coalesce(max(m.seq), 0) <> c.last_seq`,
    mend: `update chats c set last_seq = (select coalesce(max(seq), 0) from messages where chat_id = c.id)
      (a gap before that stays: pages skip it)`,
  },
  {
    name: 'a conversation is between its two people, who read no further than it goes',
    finds: `select c.id from chats c left join chat_participants p on p.chat_id = c.id group by c.id
      having count(*) filter (where p.user_id in (c.first_user_id, c.second_user_id)) <> 2
      or count(*) <> 2 or max(p.last_read_seq) > c.last_seq`,
    mend: `update chat_participants p set last_read_seq = c.last_seq from chats c
      where c.id = p.chat_id and p.last_read_seq > c.last_seq (a person who is missing: by hand)`,
  },
  {
    name: 'the rating of each person is that of the reviews that count',
    finds: `select u.id, u.review_count, count(f.id) as reviews from users u
      left join feedbacks f on f.subject_id = u.id and f.is_counted group by u.id
      having u.review_count <> count(f.id) or u.rating <> coalesce(round(avg(f.rating), 2), 0)`,
    mend: `update users u set review_count = (select count(*) from feedbacks where subject_id = u.id and is_counted),
      rating = (select coalesce(round(avg(rating), 2), 0) from feedbacks where subject_id = u.id and is_counted)`,
  },
];
