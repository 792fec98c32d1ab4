import { notifications } from '../../../database/tables/notifications';
import type { NotificationRow } from '../../../database/tables/notifications';
import { outbox } from '../../../database/tables/outbox';
import { savedSearchMatches } from '../../../database/tables/saved-searches';
import { createSockets } from '../../chat/realtime/testing';
import { createTestServer } from '../../../app/testing';
import { addJob } from '../jobs/testing';
import { addSavedSearch } from './testing';

const server = createTestServer();
const sockets = createSockets(() => server.http);
afterEach(() => sockets.closeAll());

const place = { lat: 45.7578, lng: 4.832 };
const post = (body: object = {}) =>
  server
    .as('client')
    .post('/api/v1/jobs/create', { title: 'Leaking drain', description: 'In the kitchen.', ...body });
const alerts = (): Promise<NotificationRow[]> => server.database.query.notifications.findMany();
const newCount = async () =>
  (await server.as('contractor').get('/api/v1/saved-searches')).json().data[0].newCount;

test('a job that matches a saved search is announced once it is posted [JOB-46]', async () => {
  await addSavedSearch(server);
  const { data } = (await post()).json();
  await server.settle();
  const answer = (await server.as('contractor').get('/api/v1/notifications')).json();
  expect(answer).toMatchObject({
    count: 1,
    unread: 1,
    data: [
      {
        kind: 'jobMatch',
        values: { jobTitle: 'Leaking drain', searchName: 'Drains' },
        href: `/jobs/${data._id}`,
        readAt: null,
      },
    ],
  });
});

test.each([
  ['words in another form', { q: 'leaks kitchen' }, 1],
  ['words it lacks', { q: 'roof' }, 0],
  ['the category in other letters', { category: 'RESIDENTIAL' }, 1],
  ['another category', { category: 'industrial' }, 0],
  ['a trade in other letters', { specialty: 'heat-pumps' }, 1],
  ['another trade', { specialty: 'masonry', q: 'drain' }, 0],
  ['the employment type', { employmentType: 'full time' }, 1],
  ['a salary that meets', { minSalary: 900, maxSalary: 2000 }, 1],
  ['a salary too high', { minSalary: 5000 }, 0],
  ['the poster’s name', { company: 'test per' }, 1],
  ['another company', { company: 'Stone' }, 0],
  ['the city', { jobLocation: 'lyon' }, 1],
  ['a point nearby', { jobLocation: '45.76,4.83,5' }, 1],
  ['a point far away', { jobLocation: '48.85,2.35,5' }, 0],
  [
    'all of it',
    {
      q: 'drain',
      specialty: 'Plumbing',
      category: 'residential',
      jobLocation: '45.76,4.83',
      maxSalary: 1000,
    },
    1,
  ],
])('a search for %s is announced as the search itself finds it [JOB-47]', async (_what, query, count) => {
  await addSavedSearch(server, { query });
  await post({
    jobCategory: 'residential',
    skillsRequired: ['plumbing', { name: 'Heat pumps' }],
    jobType: 'Full-Time',
    salary: '$1,000',
    jobLocation: { coordinates: [place.lat, place.lng], city: 'Lyon' },
  });
  await server.settle();
  const search = new URLSearchParams(query as unknown as Record<string, string>);
  expect((await server.anonymous.get(`/api/v1/jobs/search?${search}`)).json().count).toBe(count);
  expect(await alerts()).toHaveLength(count);
});

test('the alert of a hidden place knows no more than two decimals [JOB-22]', async () => {
  await addSavedSearch(server, { query: { jobLocation: '45.7578,4.832,0.05' } });
  await addSavedSearch(server, { name: 'Rounded', query: { jobLocation: '45.76,4.83,0.05' } });
  await post({ jobLocation: { coordinates: [place.lat, place.lng] }, hideExactLocation: true });
  await server.settle();
  expect(await alerts()).toMatchObject([{ values: { searchName: 'Rounded' } }]);
});

test('one person is notified once of a job, whatever number of searches it matches [JOB-46]', async () => {
  await addSavedSearch(server);
  await addSavedSearch(server, { name: 'Kitchens', query: { q: 'kitchen' } });
  await addSavedSearch(server, { userId: (await server.user('company')).id });
  await post();
  await server.settle();
  expect((await alerts()).map(({ userId }) => userId).sort()).toEqual(
    [(await server.user('contractor')).id, (await server.user('company')).id].sort(),
  );
});

test('a repeated event notifies nobody again [JOB-46]', async () => {
  await addSavedSearch(server);
  await post();
  await server.settle();
  await server.database.update(outbox).set({ deliveredAt: null });
  await server.settle();
  expect(await alerts()).toHaveLength(1);
  expect(await newCount()).toBe(1);
});

test('neither one’s own jobs nor searches without alerts are announced [JOB-46, JOB-47]', async () => {
  await addSavedSearch(server, { userId: (await server.user('client')).id });
  await addSavedSearch(server, { alerts: false });
  await post();
  await server.settle();
  expect(await alerts()).toEqual([]);
});

test('a job is announced when it is reopened, too, and a closed one is not [JOB-46]', async () => {
  const { id } = await addJob(server, { status: 'closed' });
  await addSavedSearch(server);
  await server.as('client').patch(`/api/v1/jobs/${id}/reopen`);
  await server.as('client').patch(`/api/v1/jobs/${id}/close`);
  await server.settle();
  expect(await alerts()).toEqual([]);
  await server.as('client').patch(`/api/v1/jobs/${id}/reopen`);
  await server.settle();
  expect(await alerts()).toHaveLength(1);
});

test('more searches than one piece of work takes are all asked [JOB-46]', async () => {
  for (let number = 0; number < 105; number += 1) {
    const { id } = await server.addUser({ userType: 'contractor' });
    await addSavedSearch(server, { userId: id });
  }
  await post();
  await server.settle();
  expect(await server.database.$count(notifications)).toBe(105);
});

test('a saved search counts new jobs until it is looked at [JOB-48]', async () => {
  const { id } = await addSavedSearch(server);
  const first = (await post()).json().data._id;
  await post();
  await server.settle();
  expect(await newCount()).toBe(2);
  await server.as('client').patch(`/api/v1/jobs/${first}/close`);
  expect(await newCount()).toBe(1);
  await server.as('contractor').put(`/api/v1/saved-searches/${id}`, { seen: true });
  expect(await newCount()).toBe(0);
});

test('a match of three months ago is no longer new [JOB-48]', async () => {
  const { id: searchId } = await addSavedSearch(server, { lastSeenAt: new Date('2025-01-01') });
  for (const createdAt of [new Date('2025-02-01'), new Date()]) {
    const { id: jobId } = await addJob(server);
    await server.database.insert(savedSearchMatches).values({ searchId, jobId, createdAt });
  }
  expect(await newCount()).toBe(2);
  await server.services.sweepSearchMatches();
  expect(await newCount()).toBe(1);
});

test('another query resets the count [JOB-48]', async () => {
  const { id } = await addSavedSearch(server);
  await post();
  await server.settle();
  await server.as('contractor').put(`/api/v1/saved-searches/${id}`, { query: { q: 'roof' } });
  expect(await newCount()).toBe(0);
});

test('a new notification refreshes the person’s open pages [JOB-49]', async () => {
  await sockets.listen();
  const { id } = await server.user('contractor');
  await addSavedSearch(server);
  const device = { userAgent: 'jest', address: '127.0.0.1' };
  const token = await server.services.sessions.open(server.database, { userId: id, remember: false, device });
  const socket = await sockets.connect(token);
  const announced = socket.next('changed');
  await post();
  await server.settle();
  expect(await announced).toEqual({ resource: 'Notification' });
});

describe('mails', () => {
  const wish = async (given: object = {}) => {
    const person = await server.addUser({ userType: 'contractor', emailVerifiedAt: new Date(), ...given });
    const search = await addSavedSearch(server, { userId: person.id, mails: true });
    return { person, search };
  };

  test('of one search are turned off by one call of the mail program, those of another stay [NOT-31]', async () => {
    const { person, search } = await wish();
    await post();
    await server.settle();
    const other = await addSavedSearch(server, { userId: person.id, mails: true, name: 'Other' });
    const [mail] = await server.mailsTo(person.email);
    const path = (mail?.unsubscribeUrl ?? '').replace('https://plumbline.example', '');
    expect(mail?.text).toContain(path);
    const mailsOf = async () => {
      const { data } = (await server.as(person.id).get('/api/v1/saved-searches')).json();
      return Object.fromEntries(data.map(({ _id, mails }: { _id: string; mails: boolean }) => [_id, mails]));
    };
    const page = await server.anonymous.get(path, { headers: { 'accept-language': 'en' } });
    expect(page.body).toContain('new jobs for one saved search');
    expect(await mailsOf()).toEqual({ [search.id]: true, [other.id]: true });

    const oneClick = { headers: { 'content-type': 'application/x-www-form-urlencoded' } };
    const call = (to: string) => server.anonymous.post(to, 'List-Unsubscribe=One-Click', oneClick);
    expect(await call(path.replace(search.id, other.id))).toMatchObject({ statusCode: 400 });
    expect(await call(path)).toMatchObject({ statusCode: 200 });
    expect(await mailsOf()).toEqual({ [search.id]: false, [other.id]: true });
  });

  test('go to who asked for them, in their language [JOB-50]', async () => {
    const { person } = await wish({ language: 'fr' });
    const silent = await server.addUser({ userType: 'contractor', emailVerifiedAt: new Date() });
    await addSavedSearch(server, { userId: silent.id });
    const { data } = (await post()).json();
    await server.settle();
    const [mail] = await server.mailsTo(person.email);
    expect(mail?.subject).toBe('Un nouveau chantier correspond à votre recherche');
    expect(mail?.text).toContain('Leaking drain');
    expect(mail?.text).toContain(`/jobs/${data._id}`);
    expect(await server.mailsTo(silent.email)).toEqual([]);
  });

  test('never go to an address that nobody has confirmed [JOB-50]', async () => {
    const { person } = await wish({ emailVerifiedAt: null });
    await post();
    await server.settle();
    expect(await server.mailsTo(person.email)).toEqual([]);
  });

  test('are at most one a day for a search, until it is looked at [JOB-50]', async () => {
    const { person, search } = await wish();
    for (let number = 0; number < 3; number += 1) {
      await post();
      await server.settle();
    }
    expect(await server.mailsTo(person.email)).toHaveLength(1);
    await server.as(person.id).put(`/api/v1/saved-searches/${search.id}`, { seen: true });
    await post();
    await server.settle();
    expect(await server.mailsTo(person.email)).toHaveLength(2);
  });

  test('name no job whose title could be a link [JOB-50]', async () => {
    const { person } = await wish();
    await post({ title: 'Drain, see www.evil.example' });
    await server.settle();
    const [mail] = await server.mailsTo(person.email);
    expect(mail?.text).not.toContain('evil');
  });
});
