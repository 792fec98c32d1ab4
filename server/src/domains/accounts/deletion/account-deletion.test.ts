import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { sessions } from '../../../database/tables/accounts';
import { feedbacks } from '../../../database/tables/feedbacks';
import { notifications } from '../../../database/tables/notifications';
import { offers } from '../../../database/tables/offers';
import { paymentMethods, payments } from '../../../database/tables/payments';
import { professionals, savedProfessionals } from '../../../database/tables/professionals';
import { languages, userSkills } from '../../../database/tables/profile-entries';
import { projectJobs, projects } from '../../../database/tables/projects';
import { savedJobs } from '../../../database/tables/saved-jobs';
import { savedSearches } from '../../../database/tables/saved-searches';
import { templates } from '../../../database/tables/templates';
import { supportTickets } from '../../../database/tables/support-tickets';
import { files, users } from '../../../database/tables/users';
import { between, external, held, wallet } from '../../money/ledger/posting';
import { aFile } from '../../../kit/storage/testing';
import { createTestServer, PASSWORD } from '../../../app/testing';
import { addAcceptedOffer, addContract, bodyFor } from '../../deals/contracts/testing';
import { addApplication, addJob } from '../../jobs/jobs/testing';
import { addMethod, addPayment } from '../../money/payments/testing';
import { addSavedSearch } from '../../jobs/saved-searches/testing';

const server = createTestServer();
const PATH = '/api/v1/users/me/deletion';
const owner = { password: PASSWORD };
const email = 'ada@example.org';

const find = async (id: string) => server.services.users.getOwn({ _id: id });
const rowOf = (id: string) => server.database.query.users.findFirst({ where: eq(users.id, id) });
const subjects = async (to: string) => (await server.mailsTo(to)).map(({ subject }) => subject);

/** Ada, who has asked for the end of her account. */
async function aLeaver(given: Partial<typeof users.$inferInsert> = {}) {
  const user = await server.addAccount({
    email,
    fullName: 'Ada Mason',
    emailVerifiedAt: new Date(),
    ...given,
  });
  const caller = server.as(user.id);
  expect((await caller.post(PATH, owner)).statusCode).toBe(200);
  return { user, caller };
}

/** The two weeks are over. */
const passTime = (id: string) =>
  server.database
    .update(users)
    .set({ deletionDueAt: sql`now() - interval '1 second'` })
    .where(and(eq(users.id, id), isNotNull(users.deletionDueAt)));

async function leave(id: string) {
  await passTime(id);
  await server.services.closeAccounts();
  await server.settle();
}

describe.each([
  ['GET', undefined],
  ['POST', owner],
  ['DELETE', undefined],
] as const)('%s', (method, body) => {
  const call = (caller: ReturnType<typeof server.as>) =>
    method === 'POST' ? caller.post(PATH, body) : caller[method === 'GET' ? 'get' : 'delete'](PATH);

  test.each(['client', 'company', 'contractor', 'admin'] as const)('a %s may call it', async (role) => {
    expect([200, 400]).toContain((await call(server.as(role))).statusCode);
  });

  test('a visitor may not', async () => {
    expect((await call(server.anonymous)).statusCode).toBe(401);
  });
});

test('it asks for the password, and leaves fourteen days [ACC-120]', async () => {
  const { id } = await server.addAccount({ email, emailVerifiedAt: new Date() });
  const caller = server.as(id);
  const wrong = await caller.post(PATH, { password: 'wrong' });
  expect([wrong.statusCode, wrong.json().code]).toEqual([400, 'PASSWORD_INCORRECT']);
  expect((await caller.get(PATH)).json().data).toEqual({ dueAt: null, runningContracts: [] });

  const answer = await caller.post(PATH, owner);
  const { dueAt } = answer.json().data;
  const days = (Date.parse(dueAt) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(13.9);
  expect(days).toBeLessThanOrEqual(14.1);
  expect((await caller.get('/api/v1/users/me')).json().user.deletionDueAt).toBe(dueAt);
  // Asked for again, it is neither put off nor told again.
  expect((await caller.post(PATH, owner)).json().data.dueAt).toBe(dueAt);
  expect(await subjects(email)).toEqual([
    'Your account will be deleted in 14 days. Until then you can keep it in your settings',
  ]);
});

test('signing in still works until then, and the account can be kept [ACC-121]', async () => {
  const { user } = await aLeaver();
  await server.services.closeAccounts();
  const signedIn = await server.anonymous.post('/api/v1/auth/login', { email, password: PASSWORD });
  expect(signedIn.json().user.deletionDueAt).toEqual(expect.any(String));
  const caller = server.withToken(signedIn.json().token);
  const kept = await caller.delete(PATH);
  expect(kept.json()).toMatchObject({ message: 'Your account stays', data: { dueAt: null } });
  expect((await caller.delete(PATH)).statusCode).toBe(200);
  expect((await find(user.id)).deletionDueAt).toBeUndefined();
  expect(await subjects(email)).toHaveLength(2);
  await leave(user.id);
  expect((await find(user.id)).fullName).toBe('Ada Mason');
});

test.each(['active', 'paused'] as const)(
  'a contract that is %s stands against it [ACC-113]',
  async (status) => {
    const { id } = await server.addAccount({ userType: 'contractor' });
    const contract = await addContract(server, { status, professionalId: id });
    const answer = await server.as(id).post(PATH, owner);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'CONTRACTS_RUNNING',
      details: { runningContracts: [{ _id: contract.id, title: 'Replace the kitchen drain' }] },
    });
    expect((await server.as(id).get(PATH)).json().data.runningContracts).toHaveLength(1);
  },
);

test('a contract made in the meantime is finished first [ACC-113]', async () => {
  const { user } = await aLeaver({ userType: 'contractor' });
  const { id } = await addContract(server, { professionalId: user.id });
  await leave(user.id);
  expect((await find(user.id)).fullName).toBe('Ada Mason');
  await server.connection.pool.query(
    `update contracts set status = 'completed', finished_at = now() where id = $1`,
    [id],
  );
  await server.services.closeAccounts();
  expect((await find(user.id)).fullName).toBe('Deleted account');
});

/** A contractor with something in every list. */
async function addTraces(userId: string) {
  const { database, services } = server;
  const file = { ownerId: userId, mimeType: 'image/png', name: 'me.png', visibility: 'public' as const };
  const bytes = await aFile('picture');
  const picture = await services.transaction((tx) => services.files.save(tx, { ...file, ...bytes }));
  await database.update(users).set({ profileFileId: picture }).where(eq(users.id, userId));
  await database.insert(languages).values({ userId, name: 'French', proficiency: 'native' });
  await database.insert(userSkills).values({ userId, name: 'Tiles', nameKey: 'tiles' });
  const { id: jobId } = await addJob(server);
  await database.insert(savedJobs).values({ userId, jobId });
  await addSavedSearch(server, { userId });
  await database.insert(templates).values({ userId, kind: 'letter', name: 'Tiles', text: 'I lay tiles.' });
  const bath = { userId, name: 'Bathroom of Ada', about: '', budget: 100_00 };
  const [project] = await database.insert(projects).values(bath).returning({ id: projects.id });
  await database.insert(projectJobs).values({ projectId: project?.id ?? '', jobId });
  await database.insert(supportTickets).values({ userId, fullName: 'Ada Mason', email, message: 'Help' });
  await database
    .insert(savedProfessionals)
    .values({ userId: (await server.user('client')).id, professionalId: userId });
  await addApplication(server, { jobId, userId });
  return { picture };
}

test('nothing of the person is left, and what others refer to stays [ACC-114] [TPL-06] [PRJ-11]', async () => {
  const { user, caller } = await aLeaver({
    ...{ userType: 'contractor', title: 'Tiler', bio: 'Ada lays tiles', city: 'Lyon', lat: 45.76, lng: 4.83 },
    ...{ phoneNumber: '+33 1 23 45', website: 'https://ada.example', companyName: 'Mason & Co' },
  });
  const { picture } = await addTraces(user.id);
  const contract = await addContract(server, { professionalId: user.id, status: 'completed' });
  const client = server.as('client');
  await server.database.insert(feedbacks).values({
    ...{ contractId: contract.id, authorId: user.id, subjectId: contract.clientId },
    ...{ rating: 5, review: 'Paid at once', visibleAt: new Date() },
  });
  await server.settle();
  await leave(user.id);

  expect((await caller.get('/api/v1/users/me')).statusCode).toBe(401);
  expect((await server.anonymous.post('/api/v1/auth/login', { email, password: PASSWORD })).statusCode).toBe(
    401,
  );
  expect((await client.get(`/api/v1/users/profile/${user.id}`)).statusCode).toBe(404);
  const row = JSON.stringify(await rowOf(user.id));
  for (const trace of ['Ada', 'Mason', 'Tiler', 'Lyon', '45.76', '+33', 'ada.example', email])
    expect(row).not.toContain(trace);
  for (const table of [
    sessions,
    languages,
    userSkills,
    savedJobs,
    savedSearches,
    templates,
    projects,
    supportTickets,
    notifications,
  ])
    expect(await server.database.$count(table, eq(table.userId, user.id))).toBe(0);
  expect(await server.database.$count(files, eq(files.ownerId, user.id))).toBe(0);
  expect(await server.services.store.open(picture)).toBeUndefined();
  expect(await server.database.$count(professionals, eq(professionals.id, user.id))).toBe(0);
  expect(await server.database.$count(savedProfessionals)).toBe(0);
  expect(await server.database.$count(projectJobs)).toBe(0);

  const kept = (await client.get(`/api/v1/contracts/${contract.id}`)).json().data;
  expect(kept).toMatchObject({
    terms: 'As agreed.',
    professional: { fullName: 'Deleted account', isGone: true },
  });
  const reviews = (await client.get(`/api/v1/feedbacks?userId=${contract.clientId}`)).json();
  expect(JSON.stringify(reviews)).toContain('Paid at once');
  expect(await subjects(email)).toContain('Your Plumbline account was deleted');
  // The address is free again.
  await server.addAccount({ email });
});

test('what changes later does not bring the person back into the search [ACC-114]', async () => {
  const { user } = await aLeaver({ userType: 'contractor' });
  await leave(user.id);
  await server.database.update(users).set({ rating: 5, reviewCount: 1 }).where(eq(users.id, user.id));
  expect(await server.database.$count(professionals, eq(professionals.id, user.id))).toBe(0);
});

test('open jobs are closed, offers expire and nobody can write to them any more [ACC-115]', async () => {
  const { user } = await aLeaver({ userType: 'client' });
  const { id: contractorId } = await server.user('contractor');
  const { id: jobId } = await addJob(server, { ownerId: user.id, lat: 45.76, lng: 4.83 });
  await addApplication(server, { jobId, userId: contractorId });
  await server.database.insert(offers).values({
    ...{ jobId, clientId: user.id, professionalId: contractorId, description: 'Come', budget: 1000 },
    ...{ deliveryTime: 7, expiresIn: 3, expiresAt: new Date('2099-01-01') },
  });
  await leave(user.id);
  await server.services.offers.sweep();
  const contractor = server.as('contractor');
  const job = (await contractor.get(`/api/v1/jobs/${jobId}`)).json().data;
  expect(job).toMatchObject({ status: 'closed', postedBy: { fullName: 'Deleted account', isGone: true } });
  expect(job.jobLocation).toBeNull();
  const [offer] = await server.database.select().from(offers);
  expect([offer?.status, offer?.closedReason]).toEqual(['rejected', 'expired']);
  const chat = await contractor.post('/api/v1/chats/create', { participants: [{ userId: user.id }] });
  expect(chat.statusCode).toBe(404);
});

test('an offer that was accepted makes no contract with who has left [ACC-115]', async () => {
  const { user } = await aLeaver({ userType: 'contractor' });
  const offer = await addAcceptedOffer(server, { professionalId: user.id });
  const client = server.as('client');
  const awaiting = async () => (await client.get('/api/v1/contracts/action-needed')).json();
  expect(JSON.stringify(await awaiting())).toContain(offer.id);
  await leave(user.id);
  expect(JSON.stringify(await awaiting())).not.toContain(offer.id);
  const answer = await client.post('/api/v1/contracts', bodyFor(offer));
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'NO_OFFER']);
});

test('two processes at once, and once more, delete everybody once [ACC-116]', async () => {
  const people = [];
  for (let i = 0; i < 4; i++) {
    const { user } = await aLeaver({ email: `leaver${i}@example.org` });
    people.push(user);
    await passTime(user.id);
  }
  const sweep = () => server.services.closeAccounts();
  await Promise.all([sweep(), sweep(), sweep()]);
  await sweep();
  for (const { id, email: address } of people) {
    expect((await find(id)).fullName).toBe('Deleted account');
    expect((await subjects(address)).filter((subject) => subject.endsWith('was deleted'))).toHaveLength(1);
  }
});

test('a change that fails half-way leaves the account whole [ACC-116]', async () => {
  const { user, caller } = await aLeaver();
  const { pool } = server.connection;
  await passTime(user.id);
  await pool.query(`create function refuse_mail() returns trigger language plpgsql as
    $$ begin raise exception 'no room'; end $$;
    create trigger refuse_mail before insert on mails for each row execute function refuse_mail()`);
  await expect(server.services.closeAccounts()).rejects.toThrow();
  await pool.query('drop function refuse_mail cascade');
  expect((await caller.get('/api/v1/users/me')).json().user.fullName).toBe('Ada Mason');
  await server.services.closeAccounts();
  expect((await find(user.id)).fullName).toBe('Deleted account');
});

test('who speaks French leaves a French name', async () => {
  const { user } = await aLeaver({ language: 'fr' });
  await leave(user.id);
  expect((await find(user.id)).fullName).toBe('Compte supprimé');
  expect(await subjects(email)).toContain('Votre compte Plumbline a été supprimé');
});

describe('somebody with money', () => {
  const clock = { event: 'clock', actorId: null };
  const charge = (id: string, amount: number) =>
    server.connection.transaction((tx) =>
      server.services.ledger.post(tx, [
        {
          ...clock,
          key: `test:${id}:${amount}`,
          reason: 'charge',
          entries: between(external('sandbox'), wallet(id), amount),
        },
      ]),
    );
  const spend = (id: string, amount: number) =>
    server.connection.transaction((tx) =>
      server.services.ledger.post(tx, [
        {
          ...clock,
          key: `test:${id}:out`,
          reason: 'withdrawn',
          entries: between(wallet(id), external('sandbox'), amount),
        },
      ]),
    );

  test('is told so, and leaves once it is gone [MON-06]', async () => {
    const { id } = await server.addAccount({ email, emailVerifiedAt: new Date() });
    await charge(id, 10_00);
    const answer = await server.as(id).post(PATH, owner);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'MONEY_LEFT']);
    await spend(id, 10_00);
    expect((await server.as(id).post(PATH, owner)).statusCode).toBe(200);
  });

  test('stays while money came in the meantime, or is held in a contract that is over', async () => {
    const { user } = await aLeaver({ userType: 'contractor' });
    const contract = await addContract(server, { professionalId: user.id, status: 'ended' });
    const { id: contractId, clientId } = contract;
    await charge(clientId, 5_00);
    await server.connection.transaction((tx) =>
      server.services.ledger.post(tx, [
        {
          ...clock,
          key: 'test:held',
          reason: 'fund',
          entries: between(wallet(clientId), held(contractId), 5_00),
        },
      ]),
    );
    await leave(user.id);
    expect((await find(user.id)).fullName).toBe('Ada Mason');
  });

  test('stays while a payment to them is under way [MON-06]', async () => {
    const { user } = await aLeaver({ userType: 'contractor' });
    await addPayment(server, await addContract(server, { professionalId: user.id, status: 'completed' }));
    await leave(user.id);
    expect((await find(user.id)).fullName).toBe('Ada Mason');
  });

  test('stays while a payment is under way, and leaves no card behind', async () => {
    const { user } = await aLeaver({ userType: 'client' });
    const contract = await addContract(server, { clientId: user.id, status: 'completed' });
    const { id: methodId } = await addMethod(server, { userId: user.id });
    const payment = await addPayment(server, contract, { methodId });
    await leave(user.id);
    expect((await find(user.id)).fullName).toBe('Ada Mason');
    const { database } = server;
    await database.update(payments).set({ status: 'failed' }).where(eq(payments.id, payment.id));
    await server.services.closeAccounts();
    expect((await find(user.id)).fullName).toBe('Deleted account');
    expect(await database.$count(paymentMethods)).toBe(0);
    expect(await database.query.payments.findFirst()).toMatchObject({ id: payment.id, methodId: null });
  });
});
