import type { TestServer } from '../src/app/testing';

/** From now on the server ends between what a call with a key changed and its answer. */
export const breakAnswers = ({ connection }: TestServer) =>
  connection.pool.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'gone'; end $$;
    create trigger refuse before update on idempotency_keys for each row execute function refuse()`);

export const mendAnswers = ({ connection }: TestServer) =>
  connection.pool.query('drop function if exists refuse cascade');
