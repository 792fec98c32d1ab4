import { notifications } from '../../../database/tables/notifications';
import { aPushSubscription } from '../../notices/push/testing';
import { createTestServer } from '../../../app/testing';
import { addQuestion } from '../questions/testing';
import { addSavedSearch } from '../saved-searches/testing';
import { addApplication, addJob } from './testing';

const server = createTestServer();

/** Statuses of: a visitor, the owner (a client), another client, a company, a contractor, an admin. */
type Statuses = readonly [number, number, number, number, number, number];
type World = {
  job: string;
  question: string;
  application: string;
  search: string;
  notification: string;
  client: string;
};

const EVERYBODY: Statuses = [200, 200, 200, 200, 200, 200];
const SIGNED_IN: Statuses = [401, 200, 200, 200, 200, 200];
const OWNER: Statuses = [401, 200, 404, 404, 403, 403];
const nextMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
const posted = { title: 'Roof', description: 'Slate' };
const search = { name: 'Roofs', query: { q: 'roof' } };

/** Every route of jobs and of what belongs to them; ids in braces, as in the OpenAPI document. */
const TABLE: [call: string, statuses: Statuses, body?: (world: World) => object][] = [
  ['GET /jobs/recent', EVERYBODY],
  ['GET /jobs/search', EVERYBODY],
  ['GET /jobs/of/{id}', EVERYBODY],
  ['GET /jobs/{id}', EVERYBODY],
  ['GET /jobs/me', SIGNED_IN],
  ['POST /jobs/create', [401, 201, 201, 201, 403, 403], () => posted],
  // Whoever may send one is told that there is none.
  ['POST /jobs/pictures', [401, 400, 400, 400, 403, 403], () => new FormData()],
  ['PUT /jobs/{id}', OWNER, () => ({ title: 'New roof' })],
  ['DELETE /jobs/{id}', OWNER],
  ['PATCH /jobs/{id}/close', OWNER],
  // The job is open: its owner gets as far as being told so.
  ['PATCH /jobs/{id}/reopen', [401, 409, 404, 404, 403, 403]],
  ['POST /jobs/{id}/reports', [401, 409, 201, 201, 201, 201], () => ({ reason: 'scam' })],
  ['GET /jobs/{id}/questions', EVERYBODY],
  ['POST /jobs/{id}/questions', [401, 403, 403, 403, 201, 403], () => ({ text: 'Which slates?' })],
  // The question is the contractor's, and nobody has answered it.
  ['DELETE /jobs/{id}/questions/{questionId}', [401, 403, 403, 403, 200, 403]],
  [
    'POST /jobs/{id}/questions/{questionId}/answer',
    [401, 200, 404, 404, 403, 403],
    () => ({ text: 'Welsh' }),
  ],
  ['PUT /jobs/{id}/questions/{questionId}/answer', [401, 404, 404, 404, 403, 403], () => ({ text: 'Welsh' })],
  [
    'POST /jobs/{id}/questions/{questionId}/reports',
    [401, 201, 201, 201, 403, 201],
    () => ({ part: 'question', reason: 'scam' }),
  ],
  [
    'POST /jobs/{id}/recurrence',
    [401, 201, 404, 404, 403, 403],
    () => ({ rhythm: 'yearly', firstDay: nextMonth, timeZone: 'UTC', ends: 'never' }),
  ],
  [
    'POST /applications/apply',
    [401, 403, 403, 403, 409, 403],
    ({ job }) => ({ jobId: job, coverLetter: 'Me' }),
  ],
  ['GET /applications/me', SIGNED_IN],
  ['GET /applications/{jobId}', [401, 200, 404, 404, 404, 404]],
  ['PUT /applications/{id}', [401, 403, 403, 403, 200, 403], () => ({ coverLetter: 'Me again' })],
  ['PUT /applications/{id}/shortlist', OWNER, () => ({ isShortlisted: true })],
  ['PUT /applications/{id}/decline', OWNER, () => ({ reason: 'price' })],
  ['PUT /applications/{id}/reconsider', OWNER],
  ['DELETE /applications/{id}', [401, 403, 403, 403, 200, 403]],
  ['GET /saved-jobs', SIGNED_IN],
  ['POST /saved-jobs/toggle-save-job', SIGNED_IN, ({ job }) => ({ jobId: job })],
  ['GET /saved-searches', SIGNED_IN],
  ['POST /saved-searches', [401, 201, 201, 201, 201, 201], () => search],
  // The search is the contractor's.
  ['PUT /saved-searches/{id}', [401, 404, 404, 404, 200, 404], () => search],
  ['DELETE /saved-searches/{id}', [401, 404, 404, 404, 200, 404]],
  ['GET /notifications', SIGNED_IN],
  ['GET /notifications/unread', SIGNED_IN],
  ['GET /notifications/preferences', SIGNED_IN],
  [
    'PUT /notifications/preferences',
    SIGNED_IN,
    () => ({ changes: [{ group: 'messages', channel: 'email', isOn: true }] }),
  ],
  ['GET /notifications/push', SIGNED_IN],
  ['PUT /notifications/push', SIGNED_IN, () => aPushSubscription()],
  ['DELETE /notifications/push', SIGNED_IN],
  ['POST /notifications/read', SIGNED_IN],
  ['POST /notifications/seen', SIGNED_IN],
  // The notification is the contractor's.
  ['DELETE /notifications/{id}', [401, 404, 404, 404, 200, 404]],
  ['DELETE /notifications/read', SIGNED_IN],
  ['GET /skills/all', SIGNED_IN],
  ['GET /users/featured', EVERYBODY],
  ['GET /users/specialties', EVERYBODY],
  ['GET /users/{id}/client-history', EVERYBODY],
  ['GET /users/{id}/profile-summary', EVERYBODY],
];

const CALLERS = [
  'a visitor',
  'the owner',
  'another client',
  'a company',
  'a contractor',
  'an admin',
] as const;

async function createWorld(): Promise<World> {
  const { id: job, ownerId: client } = await addJob(server);
  return {
    job,
    client,
    question: (await addQuestion(server, { jobId: job })).id,
    application: (await addApplication(server, { jobId: job })).id,
    search: (await addSavedSearch(server)).id,
    notification: await addNotification(),
  };
}

/** The contractor's. */
async function addNotification(): Promise<string> {
  const { id: userId } = await server.user('contractor');
  const values = { jobTitle: 'Roof', searchName: 'Roofs' };
  const [row] = await server.database
    .insert(notifications)
    .values({ userId, kind: 'jobMatch', subject: 'roof', values, href: '/jobs' })
    .returning();
  return row?.id ?? '';
}

async function callerOf(who: (typeof CALLERS)[number]) {
  if (who === 'a visitor') return server.anonymous;
  if (who === 'another client') return server.as((await server.addUser()).id);
  const roles = {
    'the owner': 'client',
    'a company': 'company',
    'a contractor': 'contractor',
    'an admin': 'admin',
  };
  return server.as(roles[who]);
}

function urlOf(path: string, world: World): string {
  const { job, question, application, search: searchId, notification, client } = world;
  const [noun = ''] = path.slice(1).split('/');
  const ids = {
    applications: application,
    'saved-searches': searchId,
    notifications: notification,
    users: client,
  };
  const id = path.startsWith('/jobs/of/') ? client : (ids[noun as keyof typeof ids] ?? job);
  const query = path === '/users/featured' ? '?kind=company' : '';
  return `/api/v1${path.replace('{id}', id).replace('{jobId}', job).replace('{questionId}', question)}${query}`;
}

const rows = TABLE.flatMap(([call, statuses, body]) =>
  CALLERS.map((who, index) => ({ call, who, status: statuses[index], body })),
);

test.each(rows)('$call answers $who with $status [JOB-14]', async ({ call, who, status, body }) => {
  const world = await createWorld();
  const [method = '', path = ''] = call.split(' ');
  const caller = await callerOf(who);
  const send = caller[method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete'];
  const answer = await send(urlOf(path, world), body?.(world) as never);
  expect(answer.statusCode).toBe(status);
  if (answer.statusCode >= 400)
    expect(answer.json()).toMatchObject({ success: false, error: expect.any(String) });
});

test('no route of jobs, applications, saved jobs, searches, notifications or skills is missing here [JOB-14]', () => {
  const { paths = {} } = server.http.swagger() as { paths?: Record<string, object> };
  const mine = /^\/(jobs|applications|saved-jobs|saved-searches|notifications)(\/|$)/;
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(
      (method) => `${method.toUpperCase()} ${path.replace('/api/v1', '').replace(/\/$/, '')}`,
    ),
  );
  const declared = routes.filter((route) => mine.test(route.split(' ')[1] ?? ''));
  const tested = TABLE.map(([call]) => call).filter((call) => mine.test(call.split(' ')[1] ?? ''));
  expect(declared.sort()).toEqual(tested.sort());
});
