import type { AddressInfo } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import { sessions } from '../../../database/tables/accounts';
import { users } from '../../../database/tables/users';
import { createTestServer } from '../../../app/testing';
import { errorText } from '../../../kit/texts';
import { createSockets } from './testing';
import type { TestSocket } from './testing';

const server = createTestServer();
const sockets = createSockets(() => server.http);

beforeAll(() => sockets.listen());
afterEach(() => sockets.closeAll());

async function aPerson(fullName: string) {
  const { id, email } = await server.addAccount({
    fullName,
    email: `${fullName.toLowerCase()}@example.org`,
  });
  const signIn = async (): Promise<string> =>
    (await server.anonymous.post('/api/v1/auth/login', { email, password: 'password123' })).json().token;
  return { id, email, signIn };
}

/** Ada and Bo share a chat; Cy shares none. */
async function threePeople() {
  const [ada, bo, cy] = [await aPerson('Ada'), await aPerson('Bo'), await aPerson('Cy')];
  await server.as(ada.id).post('/api/v1/messages', { recipientId: bo.id, content: 'Hello' });
  return { ada, bo, cy };
}

async function online(person: { id: string; signIn: () => Promise<string> }) {
  const connection = await sockets.connect(await person.signIn());
  await connection.register(person.id);
  return connection;
}

const isList =
  (...ids: string[]) =>
  (payload: unknown) =>
    JSON.stringify(payload) === JSON.stringify(ids);

test.each([
  ['no token', undefined, 'NOT_SIGNED_IN'],
  ['an unknown token', 'x'.repeat(43), 'SESSION_EXPIRED'],
])('a socket with %s is not let in', async (_what, token, code) => {
  await expect(sockets.connect(token)).rejects.toMatchObject({ data: { code } });
});

test('a socket registers as its own person, and as nobody else', async () => {
  const { ada, bo } = await threePeople();
  const { register } = await sockets.connect(await ada.signIn());
  expect(await register(bo.id)).toEqual({
    success: false,
    error: 'You are not allowed to do this.',
    code: 'FORBIDDEN',
  });
  expect(await register(ada.id)).toEqual({ success: true });
});

test('a page of another origin is not let in, not even with a good token', async () => {
  const { ada } = await threePeople();
  const token = await ada.signIn();
  await expect(sockets.connect(token, 'https://evil.example')).rejects.toThrow();
  const { port } = server.http.server.address() as AddressInfo;
  await expect(sockets.connect(token, `http://127.0.0.1:${port}`)).resolves.toBeDefined();
});

test('a socket that keeps asking is told to wait, and stays', async () => {
  const { ada } = await threePeople();
  const { register } = await sockets.connect(await ada.signIn());
  const answers = await Promise.all(Array.from({ length: 40 }, () => register(ada.id)));
  expect(answers.filter(({ success }) => success)).toHaveLength(30);
  expect(answers.at(-1)).toMatchObject({ success: false });
});

test('a session has thirty sockets at most', async () => {
  const { ada } = await threePeople();
  const token = await ada.signIn();
  for (let n = 0; n < 30; n++) await sockets.connect(token);
  const { closed } = await sockets.connect(token);
  expect(await closed).toBe('io server disconnect');
});

test('a device token that cannot be kept is the client’s mistake', async () => {
  const { ada } = await threePeople();
  const { register } = await sockets.connect(await ada.signIn());
  const { error } = (await register(ada.id, 'a\0b')) as { error?: string };
  expect(error).toBe(errorText('en', 'VALIDATION_FAILED'));
});

test('a malformed registration is answered, not fatal', async () => {
  const { ada } = await threePeople();
  const { socket, register } = await sockets.connect(await ada.signIn());
  expect(await socket.emitWithAck('registerUser', 42 as never)).toMatchObject({ success: false });
  socket.emit('registerUser', undefined as never);
  expect(await register(ada.id)).toEqual({ success: true });
});

test('a device token is kept with the session and goes with it', async () => {
  const { ada } = await threePeople();
  const token = await ada.signIn();
  const { register } = await sockets.connect(token);
  await register(ada.id, 'push-1');
  expect(
    await server.database.query.sessions.findFirst({ where: eq(sessions.deviceToken, 'push-1') }),
  ).toBeDefined();
  await server.withToken(token).post('/api/v1/auth/logout');
  expect(
    await server.database.query.sessions.findFirst({ where: eq(sessions.deviceToken, 'push-1') }),
  ).toBeUndefined();
});

test('people who share a chat see each other come and go', async () => {
  const { ada, bo } = await threePeople();
  const first = await online(ada);
  expect(first.received).toContainEqual(['onlineUsers', []]);
  const receivedByAda = first.next('onlineUsers', isList(bo.id));
  const second = await online(bo);
  await receivedByAda;
  expect(second.received).toContainEqual(['onlineUsers', [ada.id]]);
  const left = first.next('userOffline');
  second.socket.close();
  expect(await left).toEqual({ userId: bo.id });
});

test('a stranger learns nothing', async () => {
  const { ada, bo, cy } = await threePeople();
  const stranger = await online(cy);
  const first = await online(ada);
  const second = await online(bo);
  const left = first.next('userOffline');
  second.socket.close();
  await left;
  await stranger.register(cy.id);
  expect(stranger.received.every(([event, payload]) => event === 'onlineUsers' && isList()(payload))).toBe(
    true,
  );
});

test('one is offline when the last device is gone', async () => {
  const { ada, bo } = await threePeople();
  const first = await online(ada);
  const [phone, laptop] = [await online(bo), await online(bo)];
  phone.socket.close();
  const left = first.next('userOffline');
  // Answered after the server has dealt with the phone.
  await laptop.register(bo.id);
  expect(first.received.map(([event]) => event)).not.toContain('userOffline');
  laptop.socket.close();
  await left;
});

test('who chose to appear offline is seen by nobody, and still sees others', async () => {
  const { ada, bo } = await threePeople();
  await server.database
    .update(users)
    .set({ preferences: { appearOffline: true } })
    .where(eq(users.id, bo.id));
  const first = await online(ada);
  const second = await online(bo);
  expect(second.received).toContainEqual(['onlineUsers', [ada.id]]);
  await first.register(ada.id);
  expect(first.received.every(([, payload]) => isList()(payload))).toBe(true);
});

describe('a socket is closed by the server', () => {
  test('when its session signs out [ACC-89]', async () => {
    const { ada } = await threePeople();
    const token = await ada.signIn();
    const { closed } = await sockets.connect(token);
    await server.withToken(token).post('/api/v1/auth/logout');
    await server.settle();
    expect(await closed).toBe('io server disconnect');
  });

  test('when its session is revoked from another device, which stays open [ACC-89]', async () => {
    const { ada } = await threePeople();
    const [laptopToken, phoneToken] = [await ada.signIn(), await ada.signIn()];
    const [laptop, phone] = [await sockets.connect(laptopToken), await sockets.connect(phoneToken)];
    const { data } = (await server.withToken(laptopToken).get('/api/v1/auth/sessions')).json();
    const other = data.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    await server.withToken(laptopToken).delete(`/api/v1/auth/sessions/${other._id}`);
    await server.settle();
    await phone.closed;
    expect(await laptop.register(ada.id)).toEqual({ success: true });
  });

  test('when the password changes, but for the session that changed it [ACC-76]', async () => {
    const { ada } = await threePeople();
    const [laptopToken, phoneToken] = [await ada.signIn(), await ada.signIn()];
    const [laptop, phone] = [await sockets.connect(laptopToken), await sockets.connect(phoneToken)];
    await server
      .withToken(laptopToken)
      .put('/api/v1/users/update-password', { oldPassword: 'password123', newPassword: 'correct horse' });
    await server.settle();
    await phone.closed;
    expect(await laptop.register(ada.id)).toEqual({ success: true });
  });

  test('when its session is over [ACC-89]', async () => {
    const { ada } = await threePeople();
    const token = await ada.signIn();
    /** More seconds where this machine was too busy to connect before the end. */
    const connectFor = async (seconds: number): Promise<TestSocket> => {
      const expiresAt = sql`now() + make_interval(secs => ${seconds}::int)`;
      await server.database.update(sessions).set({ expiresAt });
      return sockets.connect(token).catch(() => connectFor(2 * seconds));
    };
    const { closed } = await connectFor(1);
    expect(await closed).toBe('io server disconnect');
  });
});
