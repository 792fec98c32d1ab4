import { eq } from 'drizzle-orm';
import { sessions } from '../../../database/tables/accounts';
import { createTestServer, UNKNOWN_ID } from '../../../app/testing';
import { TEAM, createTeam, draft } from './testing';

const server = createTestServer();
const { aMember } = createTeam(server);
const PREFERENCES = '/api/v1/users/me/preferences';

/** Whom a call is about that a member of a team makes: `person`: who acts; `account`: the company; `refused`: nobody. */
const MEANT = {
  person: `
    POST /auth/logout
    GET /notifications/push
    GET /team/memberships
    POST /team/memberships
    DELETE /team/memberships/{id}
    POST /team/sessions
    GET /users/me/preferences
    PUT /users/me/preferences
  `,
  account: `
    GET /analytics/me
    GET /applications/me
    PUT /applications/{id}/decline
    PUT /applications/{id}/reconsider
    PUT /applications/{id}/shortlist
    GET /applications/{jobId}
    GET /certificates/user/{userId}
    GET /chats
    POST /chats/create
    GET /chats/unread
    PATCH /chats/{id}
    GET /chats/{id}/deal-events
    GET /chats/{id}/deals
    POST /contracts
    GET /contracts/action-needed
    GET /contracts/active-contracts
    GET /contracts/canceled
    GET /contracts/completed
    POST /contracts/create
    GET /contracts/ended
    GET /contracts/history
    GET /contracts/paused
    GET /contracts/paused/{userId}
    GET /contracts/user/{userId}
    GET /contracts/{id}
    PATCH /contracts/{id}/activate
    GET /contracts/{id}/amendments
    POST /contracts/{id}/amendments
    PATCH /contracts/{id}/amendments/{amendmentId}/accept
    PATCH /contracts/{id}/amendments/{amendmentId}/decline
    PATCH /contracts/{id}/amendments/{amendmentId}/withdraw
    PATCH /contracts/{id}/approve-payment
    PATCH /contracts/{id}/archive
    PATCH /contracts/{id}/cancel
    PATCH /contracts/{id}/complete
    POST /contracts/{id}/disputes
    POST /contracts/{id}/disputes/{disputeId}/answer
    POST /contracts/{id}/disputes/{disputeId}/appeal
    GET /contracts/{id}/disputes/{disputeId}/files
    PATCH /contracts/{id}/disputes/{disputeId}/withdraw
    GET /contracts/{id}/documents
    PATCH /contracts/{id}/end
    GET /contracts/{id}/events
    PATCH /contracts/{id}/give-back
    PATCH /contracts/{id}/pause
    GET /contracts/{id}/payments
    POST /contracts/{id}/payments
    PATCH /contracts/{id}/query
    GET /contracts/{id}/statement
    GET /contracts/{id}/submissions
    POST /contracts/{id}/submissions
    PATCH /contracts/{id}/submissions/{submissionId}/approve
    PATCH /contracts/{id}/submissions/{submissionId}/request-changes
    PATCH /contracts/{id}/submissions/{submissionId}/take-back
    PATCH /contracts/{id}/unarchive
    GET /documents/{id}
    GET /experiences
    GET /experiences/{id}
    POST /feedbacks
    PUT /feedbacks/{id}
    POST /feedbacks/{id}/reply
    GET /invites
    POST /invites
    PUT /invites/{id}/withdraw
    POST /jobs/create
    GET /jobs/me
    DELETE /jobs/{id}
    PUT /jobs/{id}
    PATCH /jobs/{id}/close
    PATCH /jobs/{id}/reopen
    POST /jobs/{id}/reports
    GET /languages/me
    POST /messages
    GET /messages/search
    GET /messages/{chatId}
    POST /messages/{chatId}/files
    POST /messages/{chatId}/read
    DELETE /messages/{chatId}/{messageId}
    PATCH /messages/{chatId}/{messageId}
    POST /messages/{chatId}/{messageId}/reports
    GET /notifications
    GET /notifications/preferences
    DELETE /notifications/read
    POST /notifications/read
    POST /notifications/seen
    GET /notifications/unread
    DELETE /notifications/{id}
    GET /offers/job/{jobId}
    POST /offers/send
    GET /offers/sent-or-received-offers
    GET /offers/{id}
    PUT /offers/{id}/counter/adopt
    PUT /offers/{id}/counter/decline
    GET /offers/{id}/events
    PUT /offers/{id}/withdraw
    GET /portfolios
    GET /portfolios/{id}
    GET /professionals/saved
    DELETE /professionals/saved/{id}
    PUT /professionals/saved/{id}
    GET /saved-jobs
    POST /saved-jobs/toggle-save-job
    GET /saved-searches
    POST /saved-searches
    DELETE /saved-searches/{id}
    PUT /saved-searches/{id}
    GET /skills
    GET /skills/all
    GET /support/tickets
    GET /team
    POST /team/invitations
    DELETE /team/invitations/{id}
    GET /team/log
    DELETE /team/members/{id}
    PUT /team/members/{id}
    GET /users/blocked
    GET /users/me
    PUT /users/me
  `,
  refused: `
    GET /admin/audit
    GET /admin/cases
    GET /admin/cases/{id}
    POST /admin/cases/{id}/decision
    POST /admin/cases/{id}/look
    GET /admin/figures
    GET /admin/placements
    POST /admin/placements
    POST /admin/placements/{id}/end
    GET /admin/users
    GET /admin/users/{id}
    POST /admin/users/{id}/end-sessions
    POST /admin/users/{id}/feature
    POST /admin/users/{id}/reinstate
    POST /admin/users/{id}/role
    POST /admin/users/{id}/suspend
    POST /admin/users/{id}/unfeature
    POST /applications/apply
    DELETE /applications/{id}
    PUT /applications/{id}
    GET /auth/sessions
    DELETE /auth/sessions/{id}
    GET /availability/me
    PUT /availability/me
    DELETE /availability/me/feed
    POST /availability/me/feed
    POST /certificates/add
    DELETE /certificates/{id}
    PUT /certificates/{id}
    GET /contracts/disputes
    PATCH /contracts/{id}/disputes/{disputeId}/resolve
    POST /experiences/add
    DELETE /experiences/{id}
    PUT /experiences/{id}
    PUT /invites/{id}/accept
    PUT /invites/{id}/decline
    POST /languages
    DELETE /languages/{id}
    PUT /languages/{id}
    PUT /notifications/preferences
    DELETE /notifications/push
    PUT /notifications/push
    PUT /offers/{id}/accept
    PUT /offers/{id}/counter
    PUT /offers/{id}/counter/withdraw
    PUT /offers/{id}/reject
    GET /payment-methods
    POST /payment-methods
    POST /payment-methods/begin
    DELETE /payment-methods/{id}
    PUT /payment-methods/{id}/default
    GET /payments/provider
    GET /payments/{id}
    GET /platform/canaries
    GET /platform/figures
    POST /portfolios
    DELETE /portfolios/{id}
    PUT /portfolios/{id}
    GET /promotions
    POST /promotions
    PUT /promotions/{id}/stop
    POST /skills/add
    DELETE /skills/{id}
    PUT /users/me/agreement
    DELETE /users/me/deletion
    GET /users/me/deletion
    POST /users/me/deletion
    DELETE /users/me/email
    GET /users/me/email
    POST /users/me/email
    PUT /users/me/email
    GET /users/me/export
    POST /users/me/export
    GET /users/me/licence
    PUT /users/me/licence
    GET /users/me/national-id
    PUT /users/me/national-id
    GET /users/me/passkeys
    POST /users/me/passkeys
    POST /users/me/passkeys/options
    DELETE /users/me/passkeys/{id}
    PUT /users/me/passkeys/{id}
    GET /users/me/two-step
    POST /users/me/two-step
    PUT /users/me/two-step
    POST /users/me/two-step/off
    POST /users/me/two-step/recovery-codes
    PUT /users/update-password
    DELETE /users/{id}/block
    PUT /users/{id}/block
    POST /users/{id}/reports
    GET /wallet
    GET /wallet/export
    GET /wallet/transactions
    POST /wallet/withdrawals
  `,
};
type Meaning = keyof typeof MEANT;

const callsOf = (meaning: Meaning) => MEANT[meaning].trim().split(/\n\s*/).filter(Boolean);
const isRefusal = (code: string | undefined) =>
  ['FORBIDDEN', 'CONTRACTORS_ONLY', 'ADMINS_ONLY'].includes(code ?? '');

/** All that need a session, as `METHOD /path`. */
async function signedInCalls(): Promise<string[]> {
  const { paths } = (await server.anonymous.get('/api/docs/json')).json<{
    paths: Record<string, Record<string, { security: unknown[] }>>;
  }>();
  return Object.entries(paths).flatMap(([url, methods]) =>
    Object.entries(methods)
      .filter(([, { security }]) => security.length > 0)
      .map(([method]) => `${method.toUpperCase()} ${url.replace('/api/v1', '')}`),
  );
}

test('of every call it is said whom it is about, and members are refused the rest [TEAM-2, TEAM-3]', async () => {
  const calls = await signedInCalls();
  const found: Record<Meaning, string[]> = { person: [], account: [], refused: [] };
  const { acting, company } = await aMember('owner');
  for (const call of calls) {
    if (callsOf('person').includes(call)) continue;
    const [method = '', url = ''] = call.split(' ');
    const answer = await acting[method.toLowerCase() as 'get'](
      `/api/v1${url.replace('{userId}', company.id).replaceAll(/\{\w+\}/g, UNKNOWN_ID)}`,
    );
    const code = answer.statusCode === 403 ? answer.json<{ code?: string }>().code : undefined;
    found[isRefusal(code) ? 'refused' : 'account'].push(call);
  }
  expect(found.account.sort()).toEqual(callsOf('account').sort());
  expect(found.refused.sort()).toEqual(callsOf('refused').sort());
  expect(callsOf('person').filter((call) => !calls.includes(call))).toEqual([]);
}, 60_000);

test('who acts for a company signs out: their session ends, with its token and its company’s [TEAM-2]', async () => {
  const { acting, person } = await aMember('recruiter');
  expect((await acting.post('/api/v1/auth/logout')).statusCode).toBe(200);
  expect((await acting.get('/api/v1/users/me')).statusCode).toBe(401);
  expect(await server.database.$count(sessions, eq(sessions.userId, person.id))).toBe(1);
});

test('language and theme are those of who sits there, and the company keeps its own [TEAM-2]', async () => {
  const { acting, own } = await aMember('viewer');
  await own.put(PREFERENCES, { theme: 'dark' });
  await server.as('company').put(PREFERENCES, { theme: 'light', language: 'fr' });
  expect((await acting.get(PREFERENCES)).json().data).toMatchObject({ theme: 'dark', language: null });
  expect((await acting.put(PREFERENCES, { language: 'en' })).statusCode).toBe(200);
  expect((await own.get(PREFERENCES)).json().data).toMatchObject({ theme: 'dark', language: 'en' });
  expect((await server.as('company').get(PREFERENCES)).json().data).toMatchObject({ language: 'fr' });
});

test('memberships are those of who acts', async () => {
  const { acting, company } = await aMember('viewer');
  const { data } = (await acting.get(`${TEAM}/memberships`)).json();
  expect(data).toMatchObject([{ company: { _id: company.id }, role: 'viewer' }]);
  expect((await acting.delete(`${TEAM}/memberships/${company.id}`)).statusCode).toBe(200);
});

test('two people of a company with the same key make two calls [TEAM-2]', async () => {
  const [first, second] = [await aMember('recruiter'), await aMember('recruiter', 'Max Member')];
  const headers = { 'idempotency-key': 'the-same' };
  const post = (acting: (typeof first)['acting']) =>
    acting.post('/api/v1/jobs/create', draft, { headers }).then((answer) => answer.json().data._id);
  expect(await post(first.acting)).not.toBe(await post(second.acting));
  expect(await post(first.acting)).toBe(await post(first.acting));
});

test('who acts for a company that is suspended is refused, and keeps their own session [TEAM-7]', async () => {
  const { company, own, acting, person } = await aMember('viewer');
  const suspend = `/api/v1/admin/users/${company.id}/suspend`;
  expect((await server.as('admin').post(suspend, { reason: 'Spam' })).statusCode).toBe(200);
  expect(await server.database.$count(sessions, eq(sessions.actingFor, company.id))).toBe(0);
  expect((await acting.get('/api/v1/users/me')).statusCode).toBe(401);
  const answer = await own.post(`${TEAM}/sessions`, { companyId: company.id });
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'ACCOUNT_SUSPENDED']);
  expect((await own.get('/api/v1/users/me')).json().user._id).toBe(person.id);
});

test('what a viewer looks at stays new for the others, and only who writes removes it, noted [TEAM-8]', async () => {
  const { acting, company } = await aMember('viewer');
  await server
    .as('contractor')
    .post('/api/v1/messages', { recipientId: company.id, content: 'Is the job still open?' });
  await server.settle();
  const [chat] = (await acting.get('/api/v1/chats')).json();
  expect((await acting.post(`/api/v1/messages/${chat._id}/read`)).statusCode).toBe(200);
  expect((await acting.post('/api/v1/notifications/read')).statusCode).toBe(200);
  expect((await acting.post('/api/v1/notifications/seen')).statusCode).toBe(200);
  const [same] = (await server.as('company').get('/api/v1/chats')).json();
  expect(same.unread).toBe(1);
  expect((await acting.delete('/api/v1/notifications/read')).statusCode).toBe(403);
  expect((await acting.delete(`/api/v1/notifications/${UNKNOWN_ID}`)).statusCode).toBe(403);

  const { acting: writer, person } = await aMember('recruiter', 'Max Member');
  expect((await writer.delete('/api/v1/notifications/read')).statusCode).toBe(200);
  const { data } = (await server.as('company').get(`${TEAM}/log`)).json();
  expect(data[0]).toMatchObject({ action: 'notificationsRemoved', actor: person.fullName });
});
