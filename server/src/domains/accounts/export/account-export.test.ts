import { sql } from 'drizzle-orm';
import { accountExports } from '../../../database/tables/account-exports';
import { projectJobs, projects } from '../../../database/tables/projects';
import { files } from '../../../database/tables/users';
import { between, external, wallet } from '../../money/ledger/posting';
import { aFile } from '../../../kit/storage/testing';
import { assignments } from '../../../database/tables/assignments';
import { materials } from '../../../database/tables/materials';
import { createTestServer, PASSWORD } from '../../../app/testing';
import { addContract } from '../../deals/contracts/testing';
import { addApplication, addJob } from '../../jobs/jobs/testing';
import { addMethod, addPayment } from '../../money/payments/testing';
import { addSavedSearch } from '../../jobs/saved-searches/testing';
import { readZip } from './testing';

const server = createTestServer();
const PATH = '/api/v1/users/me/export';

type Row = Record<string, unknown>;

async function fetchExport(who: string) {
  const { url } = (await server.as(who).get(PATH)).json().data;
  const answer = await server.anonymous.get(url);
  expect(answer.headers['content-type']).toBe('application/zip');
  const entries = readZip(answer.rawPayload);
  const rows = (name: string) => JSON.parse(entries.get(`${name}.json`)?.toString() ?? 'null') as Row[];
  return { entries, rows, text: [...entries.values()].join('\n') };
}

async function makeExport(who: string) {
  expect((await server.as(who).post(PATH)).statusCode).toBe(202);
  await server.settle();
  return fetchExport(who);
}

async function write(from: string, recipientId: string, content: string) {
  const answer = await server.as(from).post('/api/v1/messages/', { recipientId, content });
  expect(answer.statusCode).toBe(201);
}

describe.each(['get', 'post'] as const)('%s', (method) => {
  test.each(['client', 'company', 'contractor', 'admin'] as const)('a %s may call it', async (role) => {
    expect((await server.as(role)[method](PATH)).statusCode).toBe(method === 'get' ? 200 : 202);
  });

  test('a visitor may not', async () => {
    expect((await server.anonymous[method](PATH)).statusCode).toBe(401);
  });
});

test('it holds what is kept of a person, with their files, and no secret [ACC-117] [TPL-06] [PRJ-11]', async () => {
  const ada = await server.addAccount({
    ...{ userType: 'contractor', fullName: 'Ada Mason', email: 'ada@example.org', bio: 'Lays “tiles” – été' },
    emailVerifiedAt: new Date(),
  });
  const login = { email: ada.email, password: PASSWORD };
  await server.anonymous.post('/api/v1/auth/login', login);
  const kept = {
    ownerId: ada.id,
    mimeType: 'application/pdf',
    name: '../plan: été.pdf',
    visibility: 'private' as const,
  };
  const bytes = await aFile('of Ada');
  const { files, transaction } = server.services;
  const fileId = await transaction((tx) => files.save(tx, { ...kept, ...bytes }));
  const { id: jobId } = await addJob(server);
  await addApplication(server, { jobId, userId: ada.id, coverLetter: 'I lay tiles.' });
  await addSavedSearch(server, { userId: ada.id, name: 'Bathrooms' });
  await server.as(ada.id).post('/api/v1/templates', { kind: 'letter', name: 'Tiles', text: 'Dear {client}' });
  const bath = { userId: ada.id, name: 'Bathroom', about: 'Tub', budget: 100_00 };
  const [project] = await server.database.insert(projects).values(bath).returning({ id: projects.id });
  await server.database.insert(projectJobs).values({ projectId: project?.id ?? '', jobId });
  const contract = await addContract(server, { professionalId: ada.id });
  await write(ada.id, contract.clientId, 'Hello');
  await write(contract.clientId, ada.id, 'Tomorrow?');

  const { entries, rows, text } = await makeExport(ada.id);
  expect(rows('account')).toMatchObject({ full_name: 'Ada Mason', bio: 'Lays “tiles” – été' });
  expect(rows('sessions').length).toBeGreaterThan(0);
  expect(rows('applications').map(({ cover_letter: letter }) => letter)).toContain('I lay tiles.');
  expect(rows('contracts')).toMatchObject([{ id: contract.id, professional: 'Ada Mason' }]);
  expect(rows('offers')).toHaveLength(1);
  expect(rows('saved-searches')).toMatchObject([{ name: 'Bathrooms' }]);
  expect(rows('templates')).toMatchObject([{ kind: 'letter', name: 'Tiles', text: 'Dear {client}' }]);
  expect(rows('projects')).toMatchObject([
    { name: 'Bathroom', about: 'Tub', budget: 100_00, jobs: ['Replace the kitchen drain'] },
  ]);
  expect(rows('messages').map(({ text: said }) => said)).toEqual(['Hello', 'Tomorrow?']);
  expect(rows('certificates')).toEqual([]);
  expect(rows('settings')).toMatchObject({ two_step_since: null, blocked: [] });
  expect(entries.get(`files/${fileId}/__plan_ été.pdf`)?.toString()).toBe('of Ada');
  expect(text).not.toMatch(/password_hash|token_hash|storage_key|\$argon2|scrypt/);
});

test('what was planned is in it for both sides and for who comes, with the first name alone [ASG-11, MAT-10]', async () => {
  const [ada, bob] = await Promise.all([
    server.addUser({ userType: 'contractor', fullName: 'Ada Mason' }),
    server.addUser({ fullName: 'Bob Member' }),
  ]);
  const { id: contractId, clientId } = await addContract(server, { professionalId: ada.id });
  await server.database.insert(assignments).values({
    ...{ contractId, assigneeId: bob.id, firstDay: '2030-01-01', lastDay: '2030-01-01', timeZone: 'UTC' },
    ...{ startsAt: new Date('2030-01-01'), endsAt: new Date('2030-01-02') },
  });
  const pipe = { contractId, text: 'Pipe', quantity: 2, unit: 'item' as const, price: 100 };
  await server.database.insert(materials).values({ ...pipe, buyer: 'hirer' });
  expect((await makeExport(clientId)).rows('materials')).toMatchObject([{ text: 'Pipe' }]);
  expect((await makeExport(bob.id)).rows('materials')).toEqual([]);
  for (const userId of [ada.id, bob.id]) {
    const { rows } = await makeExport(userId);
    expect(rows('assignments')).toMatchObject([{ first_day: '2030-01-01', assignee: 'Bob' }]);
  }
  expect((await makeExport(clientId)).text).not.toContain('Bob Member');
});

test('of others it holds what the person sees, and nothing else [ACC-117]', async () => {
  const [ada, bob, eve] = await Promise.all([
    server.addUser({ userType: 'contractor', fullName: 'Ada' }),
    server.addUser({ fullName: 'Bob', phoneNumber: '+1 555 0100', email: 'bob@secret.example' }),
    server.addUser({ fullName: 'Eve', email: 'eve@secret.example' }),
  ]);
  await addContract(server, { professionalId: ada.id, clientId: bob.id });
  await write(bob.id, ada.id, 'From Bob');
  await write(eve.id, bob.id, 'Between Eve and Bob');
  const { id: jobId } = await addJob(server, { ownerId: eve.id });
  await addApplication(server, { jobId, userId: bob.id, coverLetter: 'Bob’s letter' });

  const { text } = await makeExport(ada.id);
  expect(text).toContain('From Bob');
  for (const secret of ['0100', 'secret.example', 'Between Eve', 'Eve', 'Bob’s letter'])
    expect(text).not.toContain(secret);
});

test('payments and wallets are in it, with amounts, and what names them to a provider is not [ACC-117]', async () => {
  const contract = await addContract(server);
  const { clientId: userId } = contract;
  const { id: methodId } = await addMethod(server, { userId, token: 'sbx_card_ok_5ec12e70' });
  await addPayment(server, contract, { methodId, amount: 40_00, ref: 'ref_5ec12e7' });
  const entries = between(external('sandbox'), wallet(userId), 40_00);
  const cause = { event: 'clock', actorId: null };
  await server.connection.transaction((tx) =>
    server.services.ledger.post(tx, [{ ...cause, key: 'test:charge', reason: 'charge', entries }]),
  );
  const { rows, text } = await makeExport('client');
  expect(rows('payment-methods')).toMatchObject([{ id: methodId, last4: '4242' }]);
  expect(rows('payments')).toMatchObject([{ contract_id: contract.id, amount: 40_00 }]);
  expect(rows('wallet')).toMatchObject([{ account: 'wallet', amount: 40_00, reason: 'charge' }]);
  expect([rows('withdrawals'), rows('milestones')]).toEqual([[], []]);
  expect(text).not.toMatch(/5ec12e7/);
  const other = await makeExport('contractor');
  expect([other.rows('payments'), other.rows('wallet')]).toEqual([[], []]);
});

test('lists longer than a page are whole [ACC-117]', async () => {
  const { id } = await server.user('client');
  await server.connection.pool.query(
    `insert into jobs (id, owner_id, title, description, job_type, job_duration, job_category, experience)
     select gen_random_uuid(), $1, 'Job ' || n, 'x', 'on-site', '2 Weeks', 'residential', '2+ Year'
     from generate_series(1, 1100) n`,
    [id],
  );
  const { rows } = await makeExport('client');
  expect(new Set(rows('jobs').map(({ title }) => title)).size).toBe(1100);
});

test('one is made at a time, whoever asks how often [ACC-118]', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => server.as('client').post(PATH)));
  expect(answers.map((answer) => answer.json().data.state)).toEqual(['making', 'making', 'making']);
  expect(await server.database.$count(accountExports)).toBe(1);
  await server.settle();
  expect((await server.as('client').get(PATH)).json().data.state).toBe('ready');
  expect(await server.database.$count(files)).toBe(1);
  // Asked for anew, the one before it goes.
  await makeExport('client');
  expect(await server.database.$count(files)).toBe(1);
});

test('what a process that died had in hand is made by another, and once [ACC-118]', async () => {
  await server.as('client').post(PATH);
  const repository = server.services.accountExports;
  const [lost] = await repository.lease(1);
  await server.settle();
  expect((await server.as('client').get(PATH)).json().data.state).toBe('making');
  await server.database.update(accountExports).set({ availableAt: sql`now()` });
  await server.settle();
  expect((await server.as('client').get(PATH)).json().data.state).toBe('ready');
  // It was not dead but slow: what it made is not wanted any more.
  const late = { fileId: lost?.userId ?? '', hours: 24 };
  expect(lost && (await server.services.transaction((tx) => repository.finish(tx, lost, late)))).toBe(false);
});

test('its owner alone gets a link, which ends; after a day it is thrown away [ACC-119]', async () => {
  const { email } = await server.user('contractor');
  await server.connection.pool.query('update users set email_verified_at = now()');
  await makeExport('contractor');
  const { data } = (await server.as('contractor').get(PATH)).json();
  expect(Date.parse(data.expiresAt) - Date.now()).toBeGreaterThan(23 * 3_600_000);
  expect((await server.anonymous.get(data.url.split('?')[0])).statusCode).toBe(404);
  expect((await server.as('client').get(PATH)).json().data).toMatchObject({ state: 'none', url: null });
  expect((await server.mailsTo(email))[0]?.subject).toMatch(/^The copy of your data is ready/);

  await server.database.update(accountExports).set({ expiresAt: sql`now()` });
  expect((await server.as('contractor').get(PATH)).json().data.state).toBe('none');
  await server.services.accountExport.sweep();
  await server.settle();
  expect((await server.anonymous.get(data.url)).statusCode).toBe(404);
  expect(await server.database.$count(files)).toBe(0);
});
