import { UNKNOWN_ID, createTestServer } from '../../../app/testing';
import { chats } from '../../../database/tables/chats';
import { addApplication, addJob, topicsOf } from '../../jobs/jobs/testing';

const server = createTestServer();
const CREATE = '/api/v1/chats/create';
const pair = (one: string, two: string) => [
  { userId: one, role: 'sender' },
  { userId: two, role: 'receiver' },
];

/** A job of the client with the contractor's application, and who is who. */
async function arrange() {
  const { id: jobId } = await addJob(server);
  await addApplication(server, { jobId });
  const [client, contractor] = [await server.user('client'), await server.user('contractor')];
  return { jobId, client, contractor, participants: pair(client.id, contractor.id) };
}

describe('beginning a chat', () => {
  test.each([
    ['the job’s owner', server.as('client'), 201],
    ['the applicant', server.as('contractor'), 201],
    ['a company outside', server.as('company'), 403],
    ['an admin outside', server.as('admin'), 403],
    ['a visitor', server.anonymous, 401],
  ])('%s begins the chat of owner and applicant', async (_who, caller, status) => {
    const { jobId, participants } = await arrange();
    expect(await caller.post(CREATE, { jobId, participants })).toMatchObject({ statusCode: status });
    expect(await server.database.$count(chats)).toBe(status === 201 ? 1 : 0);
  });

  test('whoever begins is the sender; a second begin gives the same chat', async () => {
    const { jobId, contractor, client, participants } = await arrange();
    const first = await server.as('contractor').post(CREATE, { jobId, participants });
    expect(first.json()).toEqual({
      _id: expect.any(String),
      jobId,
      jobTitle: 'Replace the kitchen drain',
      participants: [
        { userId: { _id: contractor.id, fullName: contractor.fullName, profile: null }, role: 'sender' },
        { userId: { _id: client.id, fullName: client.fullName, profile: null }, role: 'receiver' },
      ],
    });
    const second = await server.as('client').post(CREATE, { jobId, participants });
    expect(second.statusCode).toBe(200);
    expect(second.json()).toEqual(first.json());
    expect(await topicsOf(server)).toEqual(['chat.created']);
  });

  test('those about jobs count among the twenty of a day, too [MSG-03]', async () => {
    const [client, contractor] = [await server.user('client'), await server.user('contractor')];
    const begin = async (jobId: string | null) =>
      server.as('contractor').post(CREATE, { jobId, participants: pair(contractor.id, client.id) });
    const jobs = await Promise.all(Array.from({ length: 20 }, () => addJob(server)));
    for (const { id } of jobs) expect(await begin(id)).toMatchObject({ statusCode: 201 });
    const refused = await begin(null);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'TOO_MANY_CONVERSATIONS']);
    const hours = Number(refused.headers['retry-after']) / 3600;
    expect(hours).toBeGreaterThan(23);
    expect(hours).toBeLessThanOrEqual(24);
    expect(await begin(jobs[0]?.id ?? null)).toMatchObject({ statusCode: 200 });
  });

  test('a hirer answers all who applied, and may still write to strangers [MSG-03]', async () => {
    const { id: jobId } = await addJob(server);
    const client = await server.user('client');
    for (let n = 0; n < 25; n += 1) {
      const { id } = await server.addUser({ userType: 'contractor' });
      await addApplication(server, { jobId, userId: id });
      const answer = await server.as('client').post(CREATE, { jobId, participants: pair(client.id, id) });
      expect(answer.statusCode).toBe(201);
    }
    const stranger = await server.user('contractor');
    const answer = await server.as('client').post(CREATE, { participants: pair(client.id, stranger.id) });
    expect(answer.statusCode).toBe(201);
  });

  test('of eight begins at the same moment one makes the chat', async () => {
    const { jobId, participants } = await arrange();
    const callers = [server.as('client'), server.as('contractor')];
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => callers[n % 2]!.post(CREATE, { jobId, participants })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(new Set(answers.map((answer) => answer.json()._id)).size).toBe(1);
  });

  test('the owner cannot begin one with somebody unrelated to the job', async () => {
    const { jobId, client } = await arrange();
    const stranger = await server.addUser({ userType: 'contractor' });
    const answer = await server
      .as('client')
      .post(CREATE, { jobId, participants: pair(client.id, stranger.id) });
    expect(answer.statusCode).toBe(403);
  });

  test('writing to an applicant of another’s job does not reveal who applied', async () => {
    const { jobId, contractor } = await arrange();
    const { id } = await server.user('company');
    expect(
      await server.as('company').post(CREATE, { jobId, participants: pair(id, contractor.id) }),
    ).toMatchObject({
      statusCode: 403,
    });
  });

  test.each([
    [
      'an unknown job',
      async () => ({ jobId: UNKNOWN_ID, participants: (await arrange()).participants }),
      404,
    ],
    [
      'an unknown person',
      async () => ({ participants: pair((await server.user('client')).id, UNKNOWN_ID) }),
      404,
    ],
    ['oneself', async () => ({ participants: [{ userId: (await server.user('client')).id }] }), 400],
    ['nobody', () => ({ participants: [] }), 400],
    [
      'three',
      () => ({ participants: [UNKNOWN_ID, UNKNOWN_ID, UNKNOWN_ID].map((userId) => ({ userId })) }),
      400,
    ],
    ['a malformed id', () => ({ participants: [{ userId: "' OR 1=1" }] }), 400],
    ['an unknown role', () => ({ participants: [{ userId: UNKNOWN_ID, role: 'owner' }] }), 400],
    ['participants that are no list', () => ({ participants: 'x' }), 400],
  ])('with %s it does not begin', async (_what, body, status) => {
    expect(await server.as('client').post(CREATE, await body())).toMatchObject({ statusCode: status });
    expect(await server.database.$count(chats)).toBe(0);
  });
});

describe('the list', () => {
  test.each([
    ['a client', server.as('client'), 200],
    ['a contractor', server.as('contractor'), 200],
    ['a visitor', server.anonymous, 401],
  ])('%s reads it', async (_who, caller, status) => {
    expect(await caller.get('/api/v1/chats/')).toMatchObject({ statusCode: status });
  });

  test('holds my conversations, the latest first, with what I have not read', async () => {
    const { jobId, client, contractor, participants } = await arrange();
    const chat = (await server.as('client').post(CREATE, { jobId, participants })).json();
    const send = (recipientId: string, content: string, chatId?: string) => ({
      recipientId,
      content,
      chatId,
    });
    await server.as('contractor').post('/api/v1/messages/', send(client.id, 'First', chat._id));
    await server.as('contractor').post('/api/v1/messages/', send(client.id, 'Second', chat._id));
    await server.as('client').post('/api/v1/messages/', send(contractor.id, 'Elsewhere'));

    const answer = await server.as('client').get('/api/v1/chats');
    expect(answer.headers['x-total-count']).toBe('2');
    expect(answer.json()).toMatchObject([
      { jobId: null, jobTitle: null, lastMessage: 'Elsewhere', unread: 0, other: { _id: contractor.id } },
      { ...chat, lastMessage: 'Second', unread: 2, online: false, lastMessageTime: expect.any(String) },
    ]);
    const [, theirs] = (await server.as('contractor').get('/api/v1/chats')).json();
    expect(theirs).toMatchObject({ unread: 0, other: { _id: client.id } });
    expect((await server.as('company').get('/api/v1/chats')).json()).toEqual([]);
  });

  test('with a job and a participant it is an array of that one chat, or empty', async () => {
    const { jobId, contractor, participants } = await arrange();
    const find = async (query: string) => (await server.as('client').get(`/api/v1/chats?${query}`)).json();
    expect(await find(`jobId=${jobId}&participantId=${contractor.id}`)).toEqual([]);
    const { _id } = (await server.as('client').post(CREATE, { jobId, participants })).json();
    expect(await find(`jobId=${jobId}&participantId=${contractor.id}`)).toMatchObject([{ _id }]);
    expect(await find(`jobId=${jobId.toUpperCase()}&participantId=${contractor.id}`)).toMatchObject([
      { _id },
    ]);
    expect(await find(`jobId=${UNKNOWN_ID}&participantId=${contractor.id}`)).toEqual([]);
  });

  test('a malformed id is 400', async () => {
    expect(await server.as('client').get('/api/v1/chats?jobId=1%27--')).toMatchObject({ statusCode: 400 });
  });
});

describe('what is unread', () => {
  const UNREAD = '/api/v1/chats/unread';

  test.each([
    ['a client', server.as('client'), 200],
    ['a contractor', server.as('contractor'), 200],
    ['a company', server.as('company'), 200],
    ['an admin', server.as('admin'), 200],
    ['a visitor', server.anonymous, 401],
  ])('%s counts it', async (_who, caller, status) => {
    expect((await caller.get(UNREAD)).statusCode).toBe(status);
  });

  test('counts what others wrote in all chats, until it is read, and leaves out muted ones', async () => {
    const reader = await server.user('contractor');
    const unread = async () => (await server.as('contractor').get(UNREAD)).json().unread;
    const write = async (from: 'client' | 'company') =>
      (await server.as(from).post('/api/v1/messages', { recipientId: reader.id, content: 'Hello' })).json()
        .chatId as string;
    const chatId = await write('client');
    await write('client');
    const other = await write('company');
    expect(await unread()).toBe(3);
    expect((await server.as('client').get(UNREAD)).json().unread).toBe(0);
    await server.as('contractor').patch(`/api/v1/chats/${other}`, { isMuted: true });
    expect(await unread()).toBe(2);
    await server.as('contractor').post(`/api/v1/messages/${chatId}/read`);
    expect(await unread()).toBe(0);
  });
});
