import { sql } from 'drizzle-orm';
import { sessions } from '../../../database/tables/accounts';
import { createTestServer, PASSWORD, UNKNOWN_ID } from '../../../app/testing';

const server = createTestServer();
const PATH = '/api/v1/auth/sessions';

async function twoDevices() {
  const { email } = await server.addAccount({ email: 'ada@example.org' });
  const open = async (userAgent: string) => {
    const answer = await server.anonymous.post(
      '/api/v1/auth/login',
      { email, password: PASSWORD },
      { headers: { 'user-agent': userAgent } },
    );
    return server.withToken(answer.json().token);
  };
  return { laptop: await open('Laptop'), phone: await open('Phone') };
}

test.each([
  ['a client', server.as('client'), 200],
  ['a contractor', server.as('contractor'), 200],
  ['a company', server.as('company'), 200],
  ['an admin', server.as('admin'), 200],
  ['a visitor', server.anonymous, 401],
])('%s lists the own sessions', async (_who, caller, status) => {
  expect((await caller.get(PATH)).statusCode).toBe(status);
});

test('the list names the devices, marks this one and holds no token [ACC-88]', async () => {
  const { laptop } = await twoDevices();
  await server.user('client');
  const answer = await laptop.get(PATH);
  const { data, count } = answer.json<{ data: { userAgent: string; isCurrent: boolean }[]; count: number }>();
  expect(count).toBe(2);
  expect(data.map(({ userAgent, isCurrent }) => [userAgent, isCurrent]).sort()).toEqual([
    ['Laptop', true],
    ['Phone', false],
  ]);
  expect(answer.body).not.toMatch(/token/i);
});

test('a device is signed out from another one [ACC-88]', async () => {
  const { laptop, phone } = await twoDevices();
  const { data } = (await laptop.get(PATH)).json<{ data: { _id: string; isCurrent: boolean }[] }>();
  const other = data.find(({ isCurrent }) => !isCurrent);
  const answer = await laptop.delete(`${PATH}/${other?._id}`);
  expect(answer.json()).toEqual({ success: true, message: 'Device signed out' });
  expect((await phone.get('/api/v1/users/me')).statusCode).toBe(401);
  expect((await laptop.get('/api/v1/users/me')).statusCode).toBe(200);
});

test.each([
  ['somebody else', server.as('contractor'), 404],
  ['a visitor', server.anonymous, 401],
])('%s cannot end it [ACC-88]', async (_who, caller, status) => {
  const { laptop } = await twoDevices();
  const [first] = (await laptop.get(PATH)).json<{ data: { _id: string }[] }>().data;
  expect((await caller.delete(`${PATH}/${first?._id}`)).statusCode).toBe(status);
  expect((await laptop.get('/api/v1/users/me')).statusCode).toBe(200);
});

test.each([UNKNOWN_ID, 'nonsense'])('the session %s does not exist', async (id) => {
  expect((await server.as('client').delete(`${PATH}/${id}`)).statusCode).toBe(404);
});

test('the last use is noted at most once a minute', async () => {
  const { laptop } = await twoDevices();
  const ages = () =>
    server.database
      .select({ seconds: sql<number>`round(extract(epoch from now() - ${sessions.lastSeenAt}))::int` })
      .from(sessions)
      .where(sql`${sessions.userAgent} = 'Laptop'`);
  const setAge = (seconds: number) =>
    server.database.update(sessions).set({ lastSeenAt: sql`now() - make_interval(secs => ${seconds}::int)` });

  await setAge(50);
  await laptop.get('/api/v1/users/me');
  expect((await ages())[0]?.seconds).toBeGreaterThanOrEqual(50);
  await setAge(120);
  await laptop.get('/api/v1/users/me');
  expect((await ages())[0]?.seconds).toBeLessThan(50);
});
