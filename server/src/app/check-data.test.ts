import { execFile } from 'node:child_process';
import path from 'node:path';
import { seedDemoWorld } from '@plumbline/demo-world/seed';
import { uuidv7 } from 'uuidv7';
import { checkFiles } from '../kit/checks/check-files';
import { checkRows } from '../kit/checks/check-rows';
import { aFile } from '../kit/storage/testing';
import { serverFolder } from '../settings/paths';
import { createTestServer } from './testing';

const server = createTestServer({}, { keepsRows: true });
beforeAll(async () => {
  const { passwords, store, incoming } = server.services;
  const pictures = { store, incoming };
  await seedDemoWorld(server.database, { hashPassword: passwords.hash, now: new Date(), pictures });
}, 300_000);

/** Past every trigger, as a hand in the database or a broken disk does it. */
const HARM: Record<string, string> = {
  'each change of a contract is one that its rules allow': `update contract_events set action = 'create'
    where action <> 'create'`,
  'each change of a contract follows the one before': `delete from contract_events where action = 'create'`,
  'a contract is where its history ends': `update contracts set status = 'paused' where status = 'active'`,
  'each change of an offer is one that its rules allow': `update offer_events set actor_id = null where action = 'accept'`,
  'each change of an offer follows the one before': `delete from offer_events where action = 'send'`,
  'an offer is where its history ends': `update offers set status = 'accepted', proposal = null where status = 'pending'`,
  'each contract is of an offer that was accepted, between the same two, for the same job': `update offers
    set client_id = professional_id where status = 'accepted'`,
  'who has a contract for a job is hired for it': `update applications set is_hired = false`,
  'who is hired for a job has a contract': `update applications set is_hired = true, declined_at = null,
    decline_reason = null, decline_message = null`,
  'the milestones of a contract are together its amount': `update milestones set amount = amount + 1 where position = 1`,
  'the messages of a conversation are numbered without a gap': `delete from messages where seq = 1`,
  'a conversation is between its two people, who read no further than it goes': `delete from chat_participants
    where user_id = (select first_user_id from chats limit 1)`,
  'the rating of each person is that of the reviews that count': `update users set review_count = review_count + 1`,
  'the sum of each transfer is zero': `update entries set amount = amount + 1`,
  'all entries sum to zero': `delete from entries where id = (select id from entries limit 1)`,
  'no balance is negative': `alter table accounts drop constraint accounts_not_negative;
    update accounts set balance = -1`,
  'each balance is the sum of its entries': `update accounts set balance = balance + 1`,
  'each charge counts once': `update payments set status = 'failed' where amount > 0`,
  'each refund counts once': `insert into refunds (id, payment_id, user_id, amount, provider, status)
    select id, id, payer_id, 1, 'sandbox', 'paid' from payments limit 1`,
  'each payout counts once': `insert into payouts (id, user_id, amount, provider, status)
    select id, payer_id, 1, 'sandbox', 'paid' from payments limit 1`,
  'each chargeback counts once': `insert into chargebacks (id, payment_id, provider, ref, amount)
    select id, id, 'sandbox', 'ref', 1 from payments limit 1`,
  'no event of a provider waits for an hour': `insert into provider_events (provider, event_id, kind, payload, received_at)
    values ('sandbox', 'lost', 'charge', '{}', now() - interval '2 hours')`,
  'held + released + refunded of each contract is what was funded': `update payments set amount = amount + 1`,
  'no contract says paid while a payment of it is on its way': `update payments set status = 'action' where contract_id in
    (select id from contracts where payment_status = 'paid')`,
  'no charge goes back once its contract says paid': `delete from transfers where reason = 'fund'; update payments
    set status = 'succeeded', settled_at = now(); update contracts set payment_status = 'paid', paid_at = created_at`,
  'what was paid in is the professional’s where the contract says paid, and only there': `update contracts
    set payment_status = 'paid'`,
  'papers are numbered without a gap': `update documents set number = 900, year = 2020 where transfer_id =
    (select transfer_id from documents limit 1)`,
  'the sandbox and the book agree on every cent': `update sandbox_operations set told_at = now(); update provider_events
    set applied_at = now(); update payments set status = 'failed' where status = 'pending'; insert into sandbox_operations
    (key, kind, ref, amount, outcome, due_at, told_at) values ('k', 'charge', 'k', 5, 'succeeded', now(), now())`,
};

/** What is found after a harm that is then taken back. */
async function foundAfter(harm: string) {
  const client = await server.connection.pool.connect();
  try {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    await client.query(harm);
    return await checkRows(client);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

test('the demo world keeps every promise [PLT-190]', async () => {
  const findings = await foundAfter('select 1');
  expect(findings.filter(({ count }) => count > 0)).toEqual([]);
});

test('each promise is found broken when it is, and what would mend it is said [PLT-190]', async () => {
  const names = (await foundAfter(HARM['the sandbox and the book agree on every cent'] ?? '')).map(
    ({ name }) => name,
  );
  expect(Object.keys(HARM).sort()).toEqual(names.sort());
  const unfound: string[] = [];
  for (const [name, harm] of Object.entries(HARM)) {
    const found = (await foundAfter(harm)).find((finding) => finding.name === name);
    if (found?.examples[0]?.['id'] === undefined || found.mend === '') unfound.push(name);
  }
  expect(unfound).toEqual([]);
}, 120_000);

test('a file that is missing, or of another size, is found, and one that nobody names any more [PLT-190]', async () => {
  const { store } = server.services;
  const client = await server.connection.pool.connect();
  try {
    expect((await checkFiles(client, store)).map(({ count }) => count)).toEqual([0, 0]);
    const { rows } = await client.query<{ id: string; key: string }>(
      'select id, storage_key as key from files order by id limit 2',
    );
    const [gone, cut] = rows;
    if (gone === undefined || cut === undefined) throw new Error('the demo world has pictures');
    await store.remove(gone.key);
    await store.put(cut.key, (await aFile('cut')).path);
    await store.put('0190b3c4-0000-7000-8000-000000000000', (await aFile('of nobody')).path);
    // A copy of a picture and an upload on its way are neither.
    await store.put(`320-${cut.key}`, (await aFile('smaller')).path);
    await store.put(uuidv7(), (await aFile('arriving')).path);
    const [missing, leftOver] = await checkFiles(client, store);
    expect(missing?.examples.map(({ id }) => id).sort()).toEqual([gone.id, cut.id].sort());
    expect(leftOver).toMatchObject({ count: 1, isHarmless: true });
  } finally {
    client.release();
  }
});

test('the command says what is broken, ends with 1, and gives the same to a program [PLT-190]', async () => {
  const run = (...words: string[]) =>
    new Promise<{ code: unknown; out: string; errors: string }>((resolve) => {
      const env = {
        PATH: process.env['PATH'],
        PROFILE: 'test',
        DATABASE_URL: server.databaseUrl,
        DATA_DIR: server.folder,
      };
      const args = ['--import', 'tsx', path.join(serverFolder, 'src/app/check-data.ts'), ...words];
      execFile(process.execPath, args, { cwd: serverFolder, env }, (error, out, errors) =>
        resolve({ code: error?.code ?? 0, out, errors }),
      );
    });
  const said = await run();
  expect(said).toMatchObject({ code: 1, errors: '' });
  expect(said.out).toContain('Broken, 2 times: each row of a file has that file');
  expect(said.out).toMatch(/^\d+ promises, 1 broken\.$/m);
  const { code, out } = await run('--json');
  expect(code).toBe(1);
  expect(JSON.parse(out)).toContainEqual(expect.objectContaining({ count: 2 }));
  expect(await run('--mend')).toMatchObject({ code: 1, out: '' });
}, 120_000);
