import pg from 'pg';
import { URL_VARIABLE, copyDatabase } from '../database/testing';
import { withClient } from './operator-database';

test('a command of the operators takes its time, whatever the role or the database allows a call', async () => {
  const database = await copyDatabase(process.env[URL_VARIABLE] ?? '', undefined);
  const name = new URL(database.url).pathname.slice(1);
  const owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  await owner.query(`alter database "${name}" set statement_timeout = '200ms'`);
  await owner.query(`alter database "${name}" set idle_in_transaction_session_timeout = '200ms'`);
  await owner.end();
  const slow = withClient(database.url, async (client) => {
    await client.query('begin');
    await client.query('select pg_sleep(0.5)');
    await new Promise((resolve) => setTimeout(resolve, 500));
    return (await client.query('select 1 as one')).rows;
  });
  await expect(slow).resolves.toEqual([{ one: 1 }]);
  await database.drop();
});
