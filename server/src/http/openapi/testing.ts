import type { FastifyInstance } from 'fastify';
import { UndeclaredAnswer } from '../written-answers';

type Answers = Record<string, { description: string } | undefined>;
type Document = { paths: Record<string, Record<string, { responses: Answers }> | undefined> };

/**
 * Records every answer of a test server; `undocumented` lists those since its last call that the OpenAPI document lacks. Call it
 * before the server is ready. Declare these at their route. `undeclared`: what was wrong with answers that are not
 * what their route declares.
 */
export function watchAnswers(http: FastifyInstance): { undocumented: () => string[]; undeclared: string[] } {
  const undeclared: string[] = [];
  http.addHook('onError', async (_request, _reply, error) => {
    if (error instanceof UndeclaredAnswer) undeclared.push(error.message);
  });
  const seen = new Set<string>();
  http.addHook('onResponse', async ({ method, is404, routeOptions, failure }, { statusCode }) => {
    if (!is404 && routeOptions.url !== undefined)
      seen.add([method, routeOptions.url, statusCode, failure?.code ?? ''].join(' '));
  });
  return {
    undeclared,
    undocumented: () => {
      // Production has none.
      if (!http.hasDecorator('swagger')) return [];
      const document = http.swagger() as unknown as Document;
      const answers = [...seen];
      seen.clear();
      return answers.filter((answer) => !isDocumented(document, answer));
    },
  };
}

/** Paths that are not in it belong to the site. */
function isDocumented({ paths }: Document, answer: string): boolean {
  const [method = '', url = '', status = '', code = ''] = answer.split(' ');
  const path = url.replace(/(?<=.)\/$/, '').replaceAll(/:(\w+)/g, '{$1}');
  const operation = paths[path]?.[method.toLowerCase()];
  if (operation === undefined) return true;
  const described = operation.responses[status]?.description;
  return described !== undefined && (code === '' || described.split(', ').includes(code));
}

/**
 * Who may make each call; what somebody may do with one object is tested beside each module. What needs a session and no
 * role is told apart by whom it is about when a member of a team acts for a company: the member (`person`), the company
 * (`account`), or nobody, as only its owner may make it (`owner`).
 */
const CALLS = {
  public: `
    POST /auth/forgot-password
    POST /auth/google
    GET /auth/google/callback
    GET /auth/google/start
    POST /auth/login
    POST /auth/passkey
    POST /auth/passkey/options
    GET /auth/providers
    POST /auth/register
    POST /auth/resend-code
    PUT /auth/reset-password
    POST /auth/two-step
    POST /auth/undo-email-change
    POST /auth/verify-email
    GET /availability/{id}
    GET /content/articles
    GET /content/articles/{slug}
    GET /content/banner
    GET /content/help
    GET /content/texts/{name}
    GET /feedbacks
    GET /files/{id}
    GET /files/{id}/picture
    GET /jobs/of/{id}
    GET /jobs/recent
    GET /jobs/search
    GET /jobs/{id}
    GET /jobs/{id}/questions
    GET /places
    GET /places/near
    GET /prices
    GET /prices/near
    GET /prices/{trade}
    GET /professionals
    GET /professionals/compare
    POST /support/tickets
    POST /telemetry
    POST /telemetry/violations
    GET /users/featured
    GET /users/profile/{id}
    GET /users/specialties
    GET /users/top-performers
    GET /users/totals
    GET /users/{id}
    GET /users/{id}/client-history
    GET /users/{id}/profile-summary
    GET /healthz
    GET /readyz
    GET /statusz
  `,
  person: `
    GET /assignments/mine
    POST /auth/logout
    GET /notifications/push
    GET /team/memberships
    POST /team/memberships
    DELETE /team/memberships/{id}
    POST /team/sessions
    GET /users/me/phone
    POST /users/me/phone
    PUT /users/me/phone
    DELETE /users/me/phone
    GET /users/me/preferences
    PUT /users/me/preferences
  `,
  account: `
    GET /analytics/me
    GET /applications/me
    GET /applications/{jobId}
    GET /certificates/user/{userId}
    GET /chats
    POST /chats/create
    GET /chats/unread
    PATCH /chats/{id}
    GET /chats/{id}/deal-events
    GET /chats/{id}/deals
    GET /contracts/active-contracts
    GET /contracts/canceled
    GET /contracts/completed
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
    GET /contracts/{id}/assignments
    POST /contracts/{id}/assignments
    PUT /contracts/{id}/assignments/{assignmentId}
    DELETE /contracts/{id}/assignments/{assignmentId}
    GET /contracts/{id}/materials
    POST /contracts/{id}/materials
    POST /contracts/{id}/materials/from-quote
    PUT /contracts/{id}/materials/{materialId}
    PUT /contracts/{id}/materials/{materialId}/purchase
    DELETE /contracts/{id}/materials/{materialId}
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
    GET /contracts/{id}/paper
    GET /contracts/{id}/payments
    POST /contracts/{id}/payments
    PATCH /contracts/{id}/query
    GET /contracts/{id}/statement
    GET /contracts/{id}/submissions
    POST /contracts/{id}/submissions
    PATCH /contracts/{id}/submissions/{submissionId}/approve
    PATCH /contracts/{id}/submissions/{submissionId}/request-changes
    PATCH /contracts/{id}/submissions/{submissionId}/take-back
    GET /contracts/{id}/terms
    POST /contracts/{id}/terms
    PATCH /contracts/{id}/unarchive
    GET /documents/{id}
    GET /experiences
    GET /experiences/{id}
    POST /feedbacks
    PUT /feedbacks/{id}
    POST /feedbacks/{id}/reply
    GET /invites
    GET /jobs/me
    POST /jobs/{id}/questions/{questionId}/reports
    POST /jobs/{id}/reports
    GET /languages/me
    POST /messages
    GET /messages/search
    GET /messages/{chatId}
    POST /messages/{chatId}/files
    POST /messages/{chatId}/read
    PATCH /messages/{chatId}/{messageId}
    DELETE /messages/{chatId}/{messageId}
    POST /messages/{chatId}/{messageId}/reports
    GET /notifications
    GET /notifications/preferences
    POST /notifications/read
    DELETE /notifications/read
    POST /notifications/seen
    GET /notifications/unread
    DELETE /notifications/{id}
    GET /offers/job/{jobId}
    GET /offers/sent-or-received-offers
    GET /offers/{id}
    GET /offers/{id}/events
    GET /portfolios
    GET /portfolios/{id}
    GET /saved-jobs
    POST /saved-jobs/toggle-save-job
    GET /saved-searches
    POST /saved-searches
    PUT /saved-searches/{id}
    DELETE /saved-searches/{id}
    GET /templates
    POST /templates
    PUT /templates/{id}
    DELETE /templates/{id}
    GET /skills
    GET /skills/all
    GET /support/tickets
    GET /team
    POST /team/invitations
    DELETE /team/invitations/{id}
    GET /team/log
    PUT /team/members/{id}
    DELETE /team/members/{id}
    GET /users/blocked
    GET /users/me
    PUT /users/me
    GET /quotes
    POST /quotes
    GET /quotes/{id}
    GET /quotes/{id}/paper
    PUT /quotes/{id}/accept
    PUT /quotes/{id}/decline
    PUT /quotes/{id}/seen
    PUT /quotes/{id}/send
    GET /visits
    POST /visits
    GET /visits/times
    GET /visits/{id}
    PUT /visits/{id}/accept
    PUT /visits/{id}/cancel
    PUT /visits/{id}/keep
    PUT /visits/{id}/move
    PUT /visits/{id}/no-show
  `,
  owner: `
    GET /auth/sessions
    DELETE /auth/sessions/{id}
    GET /availability/me
    POST /availability/me/feed
    DELETE /availability/me/feed
    PUT /notifications/preferences
    PUT /notifications/push
    DELETE /notifications/push
    GET /payment-methods
    POST /payment-methods
    POST /payment-methods/begin
    DELETE /payment-methods/{id}
    PUT /payment-methods/{id}/default
    GET /payments/provider
    GET /payments/{id}
    PUT /users/me/agreement
    GET /users/me/deletion
    POST /users/me/deletion
    DELETE /users/me/deletion
    GET /users/me/email
    POST /users/me/email
    PUT /users/me/email
    DELETE /users/me/email
    GET /users/me/export
    POST /users/me/export
    GET /users/me/access
    POST /users/me/access/end
    POST /users/me/access/google/remove
    GET /users/me/passkeys
    POST /users/me/passkeys
    POST /users/me/passkeys/options
    PUT /users/me/passkeys/{id}
    POST /users/me/passkeys/{id}/remove
    GET /users/me/two-step
    POST /users/me/two-step
    PUT /users/me/two-step
    POST /users/me/two-step/off
    POST /users/me/two-step/recovery-codes
    PUT /users/update-password
    PUT /users/{id}/block
    DELETE /users/{id}/block
    POST /users/{id}/reports
    GET /wallet
    GET /wallet/export
    GET /wallet/statement
    GET /wallet/statement/csv
    GET /wallet/transactions
    POST /wallet/withdrawals
  `,
  hirer: `
    PUT /applications/{id}/decline
    PUT /applications/{id}/reconsider
    PUT /applications/{id}/shortlist
    POST /contracts
    GET /contracts/action-needed
    POST /contracts/create
    POST /contracts/{id}/hire-again
    POST /invites
    PUT /invites/{id}/withdraw
    POST /jobs/create
    POST /jobs/{id}/questions/{questionId}/answer
    PUT /jobs/{id}/questions/{questionId}/answer
    POST /jobs/pictures
    PUT /jobs/{id}
    DELETE /jobs/{id}
    PATCH /jobs/{id}/close
    PATCH /jobs/{id}/reopen
    POST /jobs/{id}/recurrence
    GET /recurring-jobs
    PUT /recurring-jobs/{id}
    DELETE /recurring-jobs/{id}
    PUT /recurring-jobs/{id}/skip
    POST /offers/send
    PUT /offers/{id}/counter/adopt
    PUT /offers/{id}/counter/decline
    PUT /offers/{id}/withdraw
    GET /projects
    POST /projects
    GET /projects/{id}
    PUT /projects/{id}
    DELETE /projects/{id}
    PATCH /projects/{id}/archive
    PATCH /projects/{id}/reopen
    PUT /projects/{id}/jobs/{jobId}
    DELETE /projects/{id}/jobs/{jobId}
    GET /professionals/saved
    PUT /professionals/saved/{id}
    DELETE /professionals/saved/{id}
  `,
  contractor: `
    POST /applications/apply
    POST /jobs/{id}/questions
    DELETE /jobs/{id}/questions/{questionId}
    PUT /applications/{id}
    DELETE /applications/{id}
    PUT /availability/me
    POST /certificates/add
    PUT /certificates/{id}
    DELETE /certificates/{id}
    POST /experiences/add
    PUT /experiences/{id}
    DELETE /experiences/{id}
    PUT /invites/{id}/accept
    PUT /invites/{id}/decline
    POST /languages
    PUT /languages/{id}
    DELETE /languages/{id}
    PUT /offers/{id}/accept
    PUT /offers/{id}/counter
    PUT /offers/{id}/counter/withdraw
    PUT /offers/{id}/reject
    POST /portfolios
    PUT /portfolios/{id}
    DELETE /portfolios/{id}
    GET /promotions
    POST /promotions
    PUT /promotions/{id}/stop
    POST /skills/add
    DELETE /skills/{id}
    GET /users/me/insurance
    PUT /users/me/insurance
    GET /users/me/licence
    PUT /users/me/licence
    GET /users/me/national-id
    PUT /users/me/national-id
    PUT /visits/{id}/set-out
  `,
  admin: `
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
    GET /contracts/disputes
    PATCH /contracts/{id}/disputes/{disputeId}/resolve
    GET /platform/canaries
    GET /platform/figures
  `,
};
export type CallGroup = keyof typeof CALLS;

/** As `METHOD /path`. */
export const callsOf = (...groups: CallGroup[]): string[] =>
  groups.flatMap((group) => CALLS[group].trim().split(/\n\s*/));
