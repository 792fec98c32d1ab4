const API = '/api/v1';

/** Where the words of a path do not make a sentence. */
const SAID_OTHERWISE: Record<string, string> = {
  'GET /healthz': 'Say that the process answers',
  'GET /readyz': 'Say whether the process can serve: database, files, site',
  'POST /auth/register': 'Sign up; a code goes to the address',
  'POST /auth/login': 'Sign in with a password',
  'POST /auth/logout': 'Sign out: end this session',
  'POST /auth/verify-email': 'Verify an address with the code from the mail',
  'POST /auth/resend-code': 'Send another code',
  'POST /auth/forgot-password': 'Send a link to choose a new password',
  'PUT /auth/reset-password': 'Choose a new password with the link from the mail',
  'POST /auth/two-step': 'Sign in: the second step',
  'POST /auth/passkey/options': 'Ask a passkey to sign in',
  'POST /auth/passkey': 'Sign in with a passkey',
  'GET /auth/sessions': 'List the devices one is signed in on',
  'GET /auth/providers': 'Say which identity providers there are',
  'GET /auth/google/start': 'Go to Google to sign in',
  'GET /auth/google/callback': 'Come back from Google',
  'POST /auth/google': 'Sign in with what Google said',
  'PUT /users/update-password': 'Change the password; other sessions end',
  'GET /users/me': 'Read one’s own account',
  'PUT /users/me': 'Change one’s own account',
  'GET /users/me/preferences': 'Read one’s own preferences',
  'PUT /users/me/preferences': 'Change one’s own preferences',
  'GET /users/me/two-step': 'Say whether two-step sign-in is on',
  'POST /users/me/two-step': 'Begin to turn two-step sign-in on',
  'PUT /users/me/two-step': 'Turn two-step sign-in on with a code',
  'POST /users/me/two-step/recovery-codes': 'Make new recovery codes',
  'POST /users/me/two-step/off': 'Turn two-step sign-in off',
  'GET /team': 'Read the team of a company',
  'GET /team/log': 'List what members did for a company',
  'POST /team/invitations': 'Invite somebody to a team',
  'DELETE /team/invitations/{id}': 'Withdraw an invitation to a team',
  'PUT /team/members/{id}': 'Change the role of a member',
  'DELETE /team/members/{id}': 'Remove a member; their sessions for the company end',
  'GET /team/memberships': 'List the companies that one may act for',
  'POST /team/memberships': 'Join a team with the link from the mail',
  'DELETE /team/memberships/{id}': 'Leave a team',
  'POST /team/sessions': 'Act for a company, or for oneself again',
  'GET /users/me/passkeys': 'List one’s own passkeys',
  'POST /users/me/passkeys/options': 'Begin to add a passkey',
  'POST /users/me/passkeys': 'Add a passkey',
  'PUT /users/me/passkeys/{id}': 'Rename a passkey',
  'DELETE /users/me/passkeys/{id}': 'Remove a passkey',
  'GET /users/me/email': 'Read one’s own address, and the one that is to take its place',
  'POST /users/me/email': 'Ask for another address; a code goes to it',
  'PUT /users/me/email': 'Change the address with the code from the mail; other sessions end',
  'DELETE /users/me/email': 'Keep the address after all',
  'POST /auth/undo-email-change': 'Put the former address back with the link from the mail',
  'GET /users/me/deletion': 'Say whether the account is to be deleted, and what stands against it',
  'POST /users/me/deletion': 'Delete the account in 14 days',
  'DELETE /users/me/deletion': 'Keep the account after all',
  'GET /users/me/export': 'Say whether there is a copy of one’s data, and where',
  'POST /users/me/export': 'Make a copy of one’s data',
  'PUT /users/me/agreement': 'Agree to the terms and the privacy policy that hold',
  'GET /users/me/national-id': 'Say whether one’s national ID was sent',
  'PUT /users/me/national-id': 'Send a national ID to the reviewers',
  'GET /users/me/licence': 'Say whether one’s licence was sent',
  'PUT /users/me/licence': 'Send a licence to the reviewers',
  'GET /users/specialties': 'List specialties with the number of their contractors',
  'GET /users/totals': 'Count the open jobs, the contractors, the companies and the completed contracts',
  'GET /users/top-performers': 'List the best rated contractors and companies',
  'GET /files/:id': 'Read a file by its signed link',
  'GET /files/:id/picture': 'Read a smaller copy of a picture by its signed link',
  'POST /payment-methods/begin': 'Begin to add a payment method',
  'POST /payment-methods': 'Add a payment method by its token',
  'PUT /payment-methods/:id/default': 'Make a payment method the default of its kind',
  'GET /payments/provider': 'Say who moves money here',
  'GET /payments/:id': 'Read what has become of a payment',
  'POST /payments/webhooks/stripe': 'Take an event that Stripe signed',
  'GET /wallet': 'Read one’s own balance',
  'GET /wallet/transactions': 'List what moved one’s own balance',
  'GET /documents/:id': 'Download a receipt, an invoice or a credit note as PDF',
  'GET /contracts/:id/documents': 'List the papers about money of a contract',
  'GET /contracts/:id/statement': 'Download the statement of a finished contract as PDF',
  'GET /wallet/export': 'Download what moved one’s own balance as CSV',
  'POST /wallet/withdrawals': 'Have money paid to a bank account',
  'POST /saved-jobs/toggle-save-job': 'Save a job (200), or stop saving it (201)',
  'GET /promotions': 'List one’s own promotions',
  'POST /promotions': 'Promote one’s profile, or a work of it, for some days',
  'PUT /promotions/:id/stop': 'Stop a promotion',
  'GET /professionals': 'Find contractors by trade, words, place and rating',
  'GET /professionals/compare': 'Compare up to four contractors',
  'GET /professionals/saved': 'List the contractors one has saved',
  'PUT /professionals/saved/:id': 'Save a contractor',
  'DELETE /professionals/saved/:id': 'Stop saving a contractor',
  'GET /jobs/of/:id': 'List the open jobs of one person or company',
  'PUT /feedbacks/:id': 'Change one’s review while nobody else can read it',
  'POST /feedbacks/:id/reply': 'Reply to a review of oneself, once',
  'GET /availability/me': 'Read when one works, and the address of one’s calendar',
  'PUT /availability/me': 'Say when one works',
  'POST /availability/me/feed': 'Make a new secret address for one’s calendar',
  'DELETE /availability/me/feed': 'End the address of one’s calendar',
  'GET /availability/:id': 'Read when a contractor works',
  'GET /skills/all': 'List the catalogue of skills',
  'POST /applications/apply': 'Apply for a job',
  'PUT /applications/:id/shortlist': 'Mark an application for a closer look, or take the mark off',
  'PUT /applications/:id/decline': 'Decline an applicant, with a reason',
  'PUT /applications/:id/reconsider': 'Consider a declined applicant again',
  'GET /offers/sent-or-received-offers': 'List the offers one sent or received',
  'POST /offers/send': 'Send an offer to an applicant',
  'PUT /offers/:id/counter': 'Propose other terms for an offer',
  'GET /contracts/history': 'Search one’s contracts, page by page',
  'GET /contracts/action-needed': 'List what waits for one’s own decision',
  'GET /contracts/disputes': 'List the contracts whose dispute waits for a decision',
  'POST /contracts/:id/disputes/:disputeId/answer': 'Answer a dispute, by the other side',
  'POST /contracts/:id/disputes/:disputeId/appeal': 'Appeal against the decision of a dispute, once',
  'GET /contracts/:id/disputes/:disputeId/files': 'List the files of a dispute',
  'PATCH /contracts/:id/query': 'Ask about the terms of a contract',
  'GET /contracts/:id/payments': 'List what was paid into a contract',
  'POST /contracts/:id/payments': 'Pay what is due into a contract',
  'PATCH /contracts/:id/give-back': 'Give back what is held for a contract',
  'PATCH /contracts/:id/submissions/:submissionId/take-back': 'Take work back before it is judged',
  'PATCH /contracts/:id/submissions/:submissionId/request-changes': 'Ask for changes to a submission',
  'GET /messages/:chatId': 'List the messages of a chat; marks none as read',
  'GET /chats/unread': 'Count unread messages',
  'GET /messages/search': 'Search one’s own messages',
  'POST /messages/:chatId/files': 'Send pictures and PDFs into a chat',
  'PATCH /messages/:chatId/:messageId': 'Change a message',
  'DELETE /messages/:chatId/:messageId': 'Delete a message',
  'GET /users/blocked': 'List whom one blocks',
  'PUT /users/:id/block': 'Block a user',
  'DELETE /users/:id/block': 'Stop blocking a user',
  'POST /messages/:chatId/read': 'Mark the messages of a chat as read',
  'GET /notifications/unread': 'Count unread notifications',
  'POST /notifications/read': 'Mark notifications as read',
  'POST /notifications/seen': 'Mark all notifications as seen',
  'DELETE /notifications/read': 'Delete the notifications that were read',
  'GET /notifications/preferences': 'Read how one is told of what',
  'GET /notifications/push': 'Read whether this browser gets pushes',
  'PUT /notifications/push': 'Send pushes to this browser',
  'DELETE /notifications/push': 'Send no more pushes to this browser',
  'PUT /notifications/preferences': 'Change how one is told of what',
  'GET /analytics/me': 'Read one’s own figures',
  'GET /content/articles': 'List the articles',
  'GET /content/articles/:slug': 'Read an article',
  'GET /content/texts/:name': 'Read the terms, the privacy policy or the safety advice',
  'GET /content/help': 'List questions with their answers',
  'GET /places': 'Find a city or postcode by the beginning of its name',
  'GET /places/near': 'Read which city is nearest to a point',
  'GET /support/tickets': 'List one’s own questions to support',
  'POST /support/tickets': 'Write to support',
  'GET /admin/cases': 'List the cases that wait for administrators',
  'GET /admin/cases/:id': 'Read a case with its evidence',
  'POST /admin/cases/:id/decision': 'Decide a case',
  'POST /admin/cases/:id/look': 'Look at what is private in a case, with a reason',
  'GET /admin/users': 'Find accounts',
  'GET /admin/users/:id': 'Read an account with its cases and history',
  'POST /admin/users/:id/suspend': 'Suspend an account; its sessions end',
  'POST /admin/users/:id/reinstate': 'Let a suspended account in again',
  'POST /admin/users/:id/end-sessions': 'End every session of an account',
  'POST /admin/users/:id/feature': 'Let a company stand before the others for some days',
  'POST /admin/users/:id/unfeature': 'End that a company stands before the others',
  'POST /admin/users/:id/role': 'Change the role of an account',
  'GET /content/banner': 'Read the banner that is shown between the articles',
  'GET /admin/placements': 'List banners',
  'POST /admin/placements': 'Place a banner for some days',
  'POST /admin/placements/:id/end': 'End a banner',
  'GET /admin/audit': 'List what administrators did',
  'GET /admin/figures': 'Read the figures of the marketplace by week',
  'POST /telemetry': 'Report views, errors and vitals of pages',
  'POST /telemetry/violations': 'Report what a policy of a page blocked',
  'GET /platform/figures': 'Read how the releases of the remotes do',
  'GET /platform/canaries': 'Compare a canary with what it is to replace',
};

const OF_ONE = { GET: 'Read', PUT: 'Change', PATCH: 'Change', DELETE: 'Delete', POST: 'Create' };

export type Method = keyof typeof OF_ONE;

/** `/api/v1/saved-jobs/toggle-save-job` → `saved-jobs`; what is outside the API is about the process itself. */
export function tagOf(url: string): string {
  return partsOf(url)[0] ?? 'process';
}

/** One sentence about the operation, made of its path: `PUT /offers/:id/counter/adopt` → "Adopt the counter of an offer". */
export function summaryOf(method: Method, url: string): string {
  const path = url.replace(API, '').replace(/(?<=.)\/$/, '');
  return SAID_OTHERWISE[`${method} ${path}`] ?? sentence(method, partsOf(url));
}

/** Unique, and an identifier in any language: `putOffersIdCounterAdopt`. */
export function operationIdOf(method: Method, url: string): string {
  const words = partsOf(url).flatMap((part) => part.replace(':', '').split('-'));
  const name = (url.startsWith(API) ? words : url.split('/')).map(capital).join('');
  return `${method.toLowerCase()}${name}`;
}

function partsOf(url: string): string[] {
  return url.startsWith(API)
    ? url
        .slice(API.length)
        .split('/')
        .filter((part) => part !== '')
    : [];
}

function sentence(method: Method, [tag = '', ...rest]: string[]): string {
  const last = rest.at(-1);
  if (last === undefined) return method === 'GET' ? `List ${words(tag)}` : `Create ${one(tag)}`;
  if (last.startsWith(':')) return aboutParameter(method, { tag, last, before: rest.at(-2) });
  const position = rest.findLastIndex((part) => part.startsWith(':'));
  if (position < 0) return aboutAll(method, tag, last);
  const whose = one([tag, ...rest].slice(0, position + 1).findLast((part) => !part.startsWith(':')) ?? tag);
  return aboutPart(method, { whose, parts: rest.slice(position + 1) });
}

type Parameter = { tag: string; last: string; before: string | undefined };

/** `/jobs/:id`, `/auth/sessions/:id`; `/offers/job/:jobId` and `/contracts/paused/:userId` name whose they are. */
function aboutParameter(method: Method, { tag, last, before }: Parameter): string {
  if (last === ':id') return `${OF_ONE[method]} ${one(before ?? tag)}`;
  const owner = last.slice(1).replace(/Id$/, '');
  const which = before === undefined || before === owner ? '' : `${words(before)} `;
  return `List the ${which}${words(tag)} of ${one(owner)}`;
}

/** `/jobs/me`, `/jobs/recent`, `/jobs/search`, `/contracts/active-contracts`, `/jobs/create`. */
function aboutAll(method: Method, tag: string, last: string): string {
  if (method !== 'GET') return `${capital(words(last))} ${one(tag)}`;
  if (last === 'me') return `List one’s own ${words(tag)}`;
  if (last === 'search') return `Search ${words(tag)}`;
  return `List ${words(last).replace(` ${words(tag)}`, '')} ${words(tag)}`;
}

/** `/offers/:id/events`, `/jobs/:id/reports`, `/offers/:id/accept`, `/contracts/:id/approve-payment`. */
function aboutPart(method: Method, { whose, parts }: { whose: string; parts: string[] }): string {
  const last = parts.at(-1) ?? '';
  if (method === 'GET') return `${last.endsWith('s') ? 'List' : 'Read'} the ${words(last)} of ${whose}`;
  if (method === 'POST') return `Create ${one(last)} of ${whose}`;
  const [verb = '', ...object] = [...last.split('-'), ...parts.slice(0, -1)];
  return `${capital(verb)} ${object.length > 0 ? `the ${object.join(' ')} of ` : ''}${whose}`;
}

/** `saved-searches` → "a saved search". */
function one(nouns: string): string {
  const noun = words(nouns)
    .replace(/(ch|sh|ss)es$/, '$1')
    .replace(/(?<!s)s$/, '');
  return `${/^[aeio]/.test(noun) ? 'an' : 'a'} ${noun}`;
}

function words(part: string): string {
  return part.replaceAll('-', ' ');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
