import type { Amendment } from '@plumbline/shared-schema/amendments';
import type { Application } from '@plumbline/shared-schema/applications';
import type { Contract } from '@plumbline/shared-schema/contracts';
import type { Job } from '@plumbline/shared-schema/jobs';
import type { Transaction, Wallet } from '@plumbline/shared-schema/wallet';
import { sql } from 'drizzle-orm';
import { judge } from '@plumbline/server/testing/walk/walk-judge';
import { promotions } from '@plumbline/server/database/tables/promotions';
import { createTestServer } from '@plumbline/server/app/testing';
import { demoAccounts, seedDemoWorld } from '@plumbline/demo-world/seed';

const now = new Date('2026-05-20T10:20:00Z');

type Server = ReturnType<typeof createTestServer>;
type Caller = Server['anonymous'];

const seed = ({ database, services }: Server) =>
  seedDemoWorld(database, { hashPassword: services.passwords.hash, now });

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0);

describe('seeding the demo world', () => {
  const server = createTestServer();

  it('fills an empty database once and leaves one with data unchanged', async () => {
    const first = await seed(server);
    expect(first.users).toBeGreaterThanOrEqual(70);
    expect(first.jobs).toBeGreaterThanOrEqual(290);
    expect(first.applications).toBeGreaterThanOrEqual(400);
    expect(Object.values(await seed(server)).every((count) => count === 0)).toBe(true);
  });

  it('fills it once when two processes start together', async () => {
    const counts = await Promise.all([seed(server), seed(server)]);
    expect(counts.filter(({ users }) => users > 0)).toHaveLength(1);
  });

  it('leaves nothing that the deadlines change within a day', async () => {
    const yesterday = new Date(Date.now() - 24 * 3600 * 1000);
    await seedDemoWorld(server.database, { hashPassword: server.services.passwords.hash, now: yesterday });
    const states = () =>
      server.database.execute(
        sql`select id, status from contracts union all select id, status from offers order by id`,
      );
    const { rows } = await states();
    await server.services.offers.sweep();
    await server.services.sweepContracts();
    expect((await states()).rows).toEqual(rows);
  });
});

describe('the demo world', () => {
  const server = createTestServer({}, { keepsRows: true });
  beforeAll(() => seed(server));

  it('lets each demo account sign in and see its own history', async () => {
    const [client, company, contractor] = await Promise.all(
      demoAccounts.map(async ({ email, password }) => {
        const answer = await server.anonymous.post('/api/v1/auth/login', { email, password });
        expect(answer.statusCode).toBe(200);
        return server.withToken(answer.json<{ token: string }>().token);
      }),
    );
    const countOf = async (url: string, caller = client) =>
      (await caller?.get(url))?.json<{ count: number }>().count;
    expect(await countOf('/api/v1/jobs/me')).toBeGreaterThanOrEqual(6);
    expect(await countOf('/api/v1/jobs/me', company)).toBeGreaterThanOrEqual(6);
    expect(await countOf('/api/v1/applications/me', contractor)).toBeGreaterThanOrEqual(10);
    for (const caller of [client, company, contractor]) {
      expect((await caller?.get('/api/v1/chats'))?.json<unknown[]>().length).toBeGreaterThanOrEqual(4);
    }
  });

  it('has enough finished work for the prices of most trades', async () => {
    await server.services.priceSweep.make();
    const { data } = (await server.anonymous.get('/api/v1/prices')).json<{ data: { trade: string }[] }>();
    expect(data.map(({ trade }) => trade)).toEqual(
      expect.arrayContaining(['plumbing', 'electrical', 'carpentry', 'masonry', 'architecture', 'painting']),
    );
    const plumbing = (await server.anonymous.get('/api/v1/prices/plumbing')).json().data;
    expect(plumbing.price.deals).toBeGreaterThanOrEqual(14);
  });

  it('gives the demo client a project with jobs that somebody works on and such that are open', async () => {
    const { email, password } = demoAccounts[0];
    const { token } = (await server.anonymous.post('/api/v1/auth/login', { email, password })).json();
    const client = server.withToken(token);
    const [{ _id: id, money }] = (await client.get('/api/v1/projects')).json().data;
    expect(money.planned).toBeGreaterThan(money.agreed);
    expect(money.agreed).toBeGreaterThan(money.paid);
    const { jobs } = (await client.get(`/api/v1/projects/${id}`)).json().data;
    expect(jobs.length).toBeGreaterThan(2);
    expect(jobs.some(({ contracts }: { contracts: unknown[] }) => contracts.length > 0)).toBe(true);
  });

  it('has questions about jobs of the demo hirers, with answers and without', async () => {
    const { email, password } = demoAccounts[0];
    const { token } = (await server.anonymous.post('/api/v1/auth/login', { email, password })).json();
    const jobs = (await server.withToken(token).get('/api/v1/jobs/me')).json().data;
    const lists = await Promise.all(
      jobs.map(
        async ({ _id }: { _id: string }) =>
          (await server.anonymous.get(`/api/v1/jobs/${_id}/questions`)).json().data,
      ),
    );
    const answers = lists.flat().map(({ answer }: { answer: object | null }) => answer !== null);
    expect(answers).toContain(true);
    expect(answers).toContain(false);
  });

  it('promotes some contractors, and has told the demo contractor that it is over', async () => {
    const { email, password } = demoAccounts[2];
    const { token } = (await server.anonymous.post('/api/v1/auth/login', { email, password })).json();
    const contractor = server.withToken(token);
    expect((await contractor.get('/api/v1/promotions')).json().data).toMatchObject([{ status: 'over' }]);
    const kinds = (await contractor.get('/api/v1/notifications?limit=100')).json().data;
    expect(kinds.filter(({ kind }: { kind: string }) => kind === 'promotionOver')).toHaveLength(1);
    expect(await server.database.$count(promotions)).toBe(4);
  });

  it('gives the demo contractor saved searches with new jobs, templates, and something unread', async () => {
    const { email, password } = demoAccounts[2];
    const { token } = (await server.anonymous.post('/api/v1/auth/login', { email, password })).json();
    const contractor = server.withToken(token);
    const searches = (await contractor.get('/api/v1/saved-searches')).json().data;
    expect(searches).toHaveLength(2);
    for (const { newCount } of searches) expect(newCount).toBeGreaterThan(0);
    expect((await contractor.get('/api/v1/templates')).json().data).toHaveLength(3);
    expect((await contractor.get('/api/v1/notifications')).json()).toMatchObject({
      unread: expect.any(Number),
    });
    expect((await contractor.get('/api/v1/notifications/unread')).json().unread).toBeGreaterThan(0);
    expect((await contractor.get('/api/v1/skills/all')).json().data.length).toBeGreaterThan(20);
    expect((await contractor.get('/api/v1/users/specialties')).json().data[0].count).toBeGreaterThan(3);
    expect(
      (await contractor.get('/api/v1/professionals?availableBy=2999-12-31')).json().count,
    ).toBeGreaterThan(3);
  });

  it('shows the demo hirers what became of their invitations, and the demo contractor some to answer', async () => {
    const statusesOf = async ({ email, password }: { email: string; password: string }) => {
      const { token } = (await server.anonymous.post('/api/v1/auth/login', { email, password })).json();
      const { data } = (await server.withToken(token).get('/api/v1/invites')).json();
      return data.map(({ status }: { status: string }) => status);
    };
    const [client, company, contractor] = demoAccounts;
    for (const hirer of [client, company]) expect(new Set(await statusesOf(hirer)).size).toBe(4);
    const { rows } = await server.database.execute(sql`
      select from invites join jobs on jobs.id = invites.job_id where invites.created_at < jobs.created_at`);
    expect(rows).toHaveLength(0);
    const { rows: far } = await server.database.execute(sql`
      select from invites join jobs on jobs.id = invites.job_id join users on users.id = invites.contractor_id
      where users.city <> jobs.city or match_key(jobs.skills_required -> 0 ->> 'name')
        not in (select name_key from user_skills where user_id = users.id)`);
    expect(far).toHaveLength(0);
    expect(await statusesOf(contractor)).toContain('pending');
  });

  it('shows the demo hirers who applied to their jobs, the newest of it new', async () => {
    for (const { email, password } of demoAccounts.slice(0, 2)) {
      const { token } = (await server.anonymous.post('/api/v1/auth/login', { email, password })).json();
      const page = (await server.withToken(token).get('/api/v1/notifications?limit=100')).json();
      const applied = page.data.filter(({ kind }: { kind: string }) => kind === 'applicationReceived');
      expect(applied).toHaveLength(6);
      expect(applied.filter(({ readAt }: { readAt: string | null }) => readAt === null)).toHaveLength(2);
      expect(applied[0].actor).toMatchObject({ fullName: applied[0].values.person });
    }
  });

  it('has told the demo contractor of invitations and offers, which are new while they wait', async () => {
    const { email, password } = demoAccounts[2];
    const { token } = (await server.anonymous.post('/api/v1/auth/login', { email, password })).json();
    const caller = server.withToken(token);
    type Notice = { kind: string; readAt: string | null };
    const { data } = (await caller.get('/api/v1/notifications?limit=100')).json<{ data: Notice[] }>();
    const isNew = ({ readAt }: Notice) => readAt === null;
    const invited = data.filter(({ kind }) => kind === 'inviteReceived');
    const invites = (await caller.get('/api/v1/invites')).json<{ data: { status: string }[] }>().data;
    expect(invited).toHaveLength(invites.length);
    expect(invited.filter(isNew)).toHaveLength(invites.filter(({ status }) => status === 'pending').length);
    const offered = data.filter(({ kind }) => kind === 'offerReceived');
    expect(offered.some(isNew)).toBe(true);
    expect(offered.every(isNew)).toBe(false);
  });

  it('has told each demo account of the change that waits for it, as new, and of the one before', async () => {
    for (const { email, password } of demoAccounts) {
      const { token } = (await server.anonymous.post('/api/v1/auth/login', { email, password })).json();
      const caller = server.withToken(token);
      const { data } = (await caller.get('/api/v1/notifications?limit=100')).json();
      const proposed = data.filter(({ kind }: { kind: string }) => kind === 'amendmentProposed');
      expect(proposed).toHaveLength(2);
      const [waiting, ...others] = proposed.filter(
        ({ readAt }: { readAt: string | null }) => readAt === null,
      );
      expect(others).toEqual([]);
      const contractId = new URL(waiting.href, 'http://site').searchParams.get('contract') ?? '';
      expect(waiting.values.jobTitle).not.toBe('');
      const { allowedActions } = (await caller.get(`/api/v1/contracts/${contractId}`)).json().data;
      expect(allowedActions).toContain('acceptAmendment');
    }
  });

  it('shows a contract in every status, and ratings that are counted from reviews', async () => {
    const rows = await server.database.query.contracts.findMany();
    expect(new Set(rows.map(({ status }) => status)).size).toBe(5);
    const people = await server.database.query.users.findMany();
    const reviews = await server.database.query.feedbacks.findMany();
    for (const { id, rating, reviewCount } of people) {
      const own = reviews.filter(({ subjectId }) => subjectId === id).map((review) => review.rating);
      const mean = own.reduce((sum, one) => sum + one, 0) / Math.max(1, own.length);
      expect([reviewCount, rating]).toEqual([own.length, Math.round(mean * 100) / 100]);
    }
    const client = people.find(({ email }) => email === demoAccounts[0].email);
    const statuses = rows.filter(({ clientId }) => clientId === client?.id).map(({ status }) => status);
    expect(new Set(statuses).size).toBeGreaterThanOrEqual(2);
    expect(
      await judge(server.database, { succeeded: new Map(), refused: 0, broken: [] }, { isTold: false }),
    ).toEqual([]);
  });

  it('shows each demo account a proposed change to answer, and one that was accepted and holds', async () => {
    for (const { email, password } of demoAccounts) {
      const { token } = (await server.anonymous.post('/api/v1/auth/login', { email, password })).json();
      const caller = server.withToken(token);
      const [active, completed] = await Promise.all(
        ['active-contracts', 'completed'].map(
          async (list) => (await caller.get(`/api/v1/contracts/${list}`)).json<{ data: Contract[] }>().data,
        ),
      );
      expect(active?.filter(({ allowedActions }) => allowedActions.includes('acceptAmendment')).length).toBe(
        1,
      );
      const all = await Promise.all(
        (completed ?? []).map(async (contract) => {
          const path = `/api/v1/contracts/${contract._id}/amendments`;
          const { data: rows } = (await caller.get(path)).json<{ data: Amendment[] }>();
          return rows.map((amendment) => ({ contract, amendment }));
        }),
      );
      const accepted = all.flat().filter(({ amendment }) => amendment.status === 'accepted');
      expect(accepted.length).toBeGreaterThan(0);
      for (const { contract, amendment } of accepted) {
        expect(amendment.after.amount).toBeGreaterThan(amendment.before.amount);
        expect(contract).toMatchObject({
          terms: amendment.after.terms,
          endDate: `${amendment.after.endDate}T00:00:00.000Z`,
          paymentDetails: { amount: amendment.after.amount },
        });
      }
    }
  });

  it('shows milestones in every state but one, an answered dispute in the queue, and a decided one', async () => {
    const { rows } = await server.database.execute<{ kinds: string[]; amount: boolean }>(sql`
      select c.amount = sum(m.amount) as amount, array_agg(coalesce(
        (select s.status from submissions s where s.milestone_id = m.id), 'planned') order by m.position) as kinds
      from milestones m join contracts c on c.id = m.contract_id group by c.id`);
    expect(rows).toEqual([
      { amount: true, kinds: ['approved', 'submitted', 'changes-requested', 'planned'] },
    ]);
    const told = await server.database.query.disputes.findMany({ orderBy: ({ status }) => status });
    expect(told).toMatchObject([
      { status: 'open', answer: expect.any(String) },
      { status: 'resolved', outcome: 'refund' },
    ]);
    for (const query of ['', '&status=resolved']) {
      const queue = (await server.as('admin').get(`/api/v1/admin/cases?kind=dispute${query}`)).json();
      expect(queue).toMatchObject({ count: 1, data: [{ dispute: { isHeard: true } }] });
    }
  });

  it('shows each demo account an applicant who was declined and why, of which the contractor was told', async () => {
    const listOf = async <Row>(caller: Caller, path: string) =>
      (await caller.get(`/api/v1/${path}`)).json<{ data: Row[] }>().data;
    for (const { email, password, userType } of demoAccounts) {
      const { token } = (await server.anonymous.post('/api/v1/auth/login', { email, password })).json();
      const caller = server.withToken(token);
      const jobs = userType === 'contractor' ? [] : await listOf<Job>(caller, 'jobs/me?limit=100');
      const lists = userType === 'contractor' ? ['me?limit=100'] : jobs.map(({ _id }) => `${_id}?limit=100`);
      const all = await Promise.all(lists.map((list) => listOf<Application>(caller, `applications/${list}`)));
      const declined = all.flat().flatMap((application) => application.declined ?? []);
      expect(declined).toMatchObject([{ message: expect.stringMatching(/^Thank you/) }]);
      const told = await listOf<{ kind: string }>(caller, 'notifications?limit=100');
      expect(told.filter(({ kind }) => kind === 'applicationDeclined')).toHaveLength(
        userType === 'contractor' ? 1 : 0,
      );
    }
  });

  it('has booked what the demo accounts paid, of which wallets, reports and contracts say the same', async () => {
    const year = 'from=2025-06-01T00:00:00.000Z&to=2026-06-01T00:00:00.000Z';
    for (const { email, password, userType } of demoAccounts) {
      const { token } = (await server.anonymous.post('/api/v1/auth/login', { email, password })).json();
      const caller = server.withToken(token);
      const read = async (path: string) => (await caller.get(`/api/v1/${path}`)).json().data;
      const wallet: Wallet = await read(`wallet?${year}`);
      const moved: Transaction[] = await read(`wallet/transactions?${year}&limit=100`);
      const completed: Contract[] = await read('contracts/completed');
      const active: Contract[] = await read('contracts/active-contracts');
      const released = sumOf(completed.map(({ money }) => money?.released ?? 0));
      const held = sumOf(active.map(({ money }) => money?.held ?? 0));
      expect(sumOf(moved.map(({ amount, byCard = 0 }) => amount + byCard))).toBeCloseTo(wallet.balance, 2);
      expect((await read('analytics/me?from=2025-06&to=2026-05')).totals.paid).toBeCloseTo(released, 2);
      if (userType === 'contractor') expect(wallet).toMatchObject({ earned: released, onClearance: held });
      else expect(wallet.expenses).toBeCloseTo(released + held, 2);
      expect(Math.min(released, held, moved.length)).toBeGreaterThan(0);
    }
  });

  it('shows administrators reported jobs and questions to support, in both languages', async () => {
    const queue = async (kind: string) =>
      (await server.as('admin').get(`/api/v1/admin/cases?kind=${kind}`)).json();
    expect(await queue('jobReport')).toMatchObject({
      count: 2,
      data: [{ reportCount: 2 }, { reportCount: 1 }],
    });
    const asked = await queue('supportTicket');
    expect(asked).toMatchObject({
      count: 2,
      data: [{ title: 'Claire Fontaine' }, { title: 'Odile Perrin' }],
    });
    const { email, password } = demoAccounts[0];
    const { token } = (await server.anonymous.post('/api/v1/auth/login', { email, password })).json();
    const own = await server.withToken(token).get('/api/v1/support/tickets');
    expect(own.json()).toMatchObject({ count: 1, data: [{ answer: null }] });
  });

  it('is found by search in either language', async () => {
    for (const words of ['water heater', 'toiture']) {
      const answer = await server.anonymous.get(`/api/v1/jobs/search?q=${encodeURIComponent(words)}`);
      expect(answer.statusCode).toBe(200);
      expect(answer.json<{ count: number }>().count).toBeGreaterThan(0);
    }
  });
});
