import type { TeamAction, TeamRight, TeamSubject } from '@plumbline/shared-schema/team-roles';
import { isId } from '@plumbline/shared-schema/ids';
import { mayDo } from '@plumbline/shared-schema/team-roles';
import fp from 'fastify-plugin';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../kit/errors';

/** What a member of a team does for the company, and to what; without `subjectId` to something that it makes. */
export type Deed = {
  companyId: string;
  actorId: string;
  action: TeamAction;
  subject?: TeamSubject | undefined;
  subjectId?: string | undefined;
};
/** `about`: what the deed made. `undo`: it was not done. */
export type RecordedDeed = { about: (subjectId: string) => Promise<void>; undo: () => Promise<void> };
/** Keeps a deed before it is done. */
export type RecordDeed = (deed: Deed) => Promise<RecordedDeed>;

/** What a call is about, and where its id stands; `made`: in the answer. */
type About = readonly [subject: TeamSubject, place: 'params' | 'body' | 'made', key?: string];
type Rule = readonly [call: RegExp, right: TeamRight | undefined, action?: TeamAction, about?: About];

/** What is the account's own, and no member's: how it signs in, what is kept of it, its money, the address of its calendar. */
const PRIVATE =
  /^\/(?:auth\/|availability\/me|users\/me\/|users\/update-password|payment-methods|wallet|payments)/;

const APPLICATION: About = ['application', 'params', 'id'];
const CONTRACT: About = ['contract', 'params', 'id'];

/** How they are shown and told: the member's own. */
const OF_PERSON = ['/users/me/preferences', '/users/me/phone'];

/** What members may change for a company: the first that fits, with no right for all of them. Else: the account's own. */
const CHANGES: readonly Rule[] = [
  [/^POST \/auth\/logout$/, undefined],
  [/^\w+ \/users\/me\/(?:preferences|phone)$/, undefined],
  [/^\w+ \/team\//, undefined],
  [/^POST \/notifications\//, undefined],
  [/^DELETE \/notifications\/(?!push)/, 'write', 'notificationsRemoved'],
  [/^POST \/messages\/:chatId\/read$/, undefined],
  [/^POST \/jobs\/create$/, 'hire', 'jobPosted', ['job', 'made']],
  [/^POST \/jobs\/.+\/reports$/, 'hire'],
  [/^\w+ \/jobs\/:id\/questions\//, 'hire', 'questionAnswered', ['job', 'params', 'id']],
  [/^\w+ \/jobs\//, 'hire', 'jobChanged', ['job', 'params', 'id']],
  [/^\w+ \/recurring-jobs\//, 'hire', 'jobChanged'],
  [/^PUT \/applications\/:id\/shortlist$/, 'hire'],
  [/^PUT \/applications\/:id\/decline$/, 'hire', 'applicantDeclined', APPLICATION],
  [/^PUT \/applications\/:id\/reconsider$/, 'hire', 'applicantReconsidered', APPLICATION],
  [/^POST \/offers\/send$/, 'hire', 'offerSent', ['offer', 'made']],
  [/^\w+ \/offers\//, 'hire', 'offerChanged', ['offer', 'params', 'id']],
  [/^POST \/invites\/?$/, 'hire', 'professionalInvited', ['invite', 'made']],
  [/^\w+ \/invites/, 'hire', 'inviteChanged', ['invite', 'params', 'id']],
  [/^POST \/quotes\/?$/, 'hire', 'quoteWritten', ['quote', 'made']],
  [/^\w+ \/quotes\//, 'hire', 'quoteChanged', ['quote', 'params', 'id']],
  [/^POST \/visits\/?$/, 'hire', 'visitProposed', ['visit', 'made']],
  [/^\w+ \/visits\//, 'hire', 'visitChanged', ['visit', 'params', 'id']],
  [/^\w+ \/(?:saved-jobs|saved-searches|professionals)/, 'hire'],
  [/^\w+ \/templates/, 'write', 'templateChanged'],
  [/^\w+ \/projects/, 'hire', 'projectChanged'],
  [/^\w+ \/chats/, 'write'],
  [/^POST \/messages\/.+\/reports$/, 'write'],
  [/^POST \/messages\/?$/, 'write', 'messageSent', ['person', 'body', 'recipientId']],
  [/^POST \/messages/, 'write', 'messageSent', ['chat', 'params', 'chatId']],
  [/^\w+ \/messages\//, 'write', 'messageChanged', ['chat', 'params', 'chatId']],
  [/^POST \/contracts\/:id\/hire-again$/, 'hire', 'offerSent', ['offer', 'made']],
  [/^POST \/contracts\/:id\/payments$/, 'contracts', 'moneyPaid', CONTRACT],
  [/^\w+ \/contracts\/:id\/materials/, 'hire', 'contractChanged', CONTRACT],
  [/^\w+ \/contracts\/:id\/assignments/, 'hire', 'workAssigned', CONTRACT],
  [/^\w+ \/contracts/, 'contracts', 'contractChanged', CONTRACT],
  [/^POST \/feedbacks\/?$/, 'contracts', 'reviewWritten', ['contract', 'body', 'contractId']],
  [/^PUT \/feedbacks\//, 'contracts', 'reviewWritten', ['review', 'params', 'id']],
  [/^\w+ \/feedbacks/, 'contracts', 'reviewAnswered', ['review', 'params', 'id']],
  [/^\w+ \/(?:skills|languages|certificates|experiences|portfolios)/, 'profile', 'profileChanged'],
  [/^PUT \/users\/me$/, 'profile', 'profileChanged'],
];

/**
 * Members of a team act with the company's account, and may do with it what their role says. What they change is noted
 * before it is done, so that nothing is done unseen; a refused call is taken out of the log again.
 */
export const teamAccess = fp<{ recordDeed: RecordDeed }>(
  async (app, { recordDeed }) => {
    const noted = new WeakMap<FastifyRequest, RecordedDeed>();

    // With callbacks: most calls are nobody's of a team, and three promises cost them more than the question.
    app.addHook('onRequest', (request, _reply, done) => {
      done(request.is404 ? undefined : refusalOf(request));
    });
    app.addHook('preHandler', (request, _reply, done) => {
      if (request.viewer?.team === undefined) return done();
      recordRequest(request).then(() => done(), done);
    });
    app.addHook('onSend', (request, reply, payload, done) => {
      const kept = noted.get(request);
      if (kept === undefined) return done(null, payload);
      finish(kept, { request, reply, payload }).then(() => done(null, payload), done);
    });

    async function recordRequest(request: FastifyRequest): Promise<void> {
      const [, , action, about] = ruleOf(request) ?? [];
      const { viewer } = request;
      if (action === undefined || viewer?.team === undefined) return;
      const deed = { companyId: viewer._id, actorId: viewer.team.personId, action };
      noted.set(request, await recordDeed({ ...deed, ...subjectOf(request, about) }));
    }
  },
  { name: 'team-access', dependencies: ['access'] },
);

type AnsweredRequest = { request: FastifyRequest; reply: FastifyReply; payload: unknown };

async function finish(kept: RecordedDeed, { request, reply, payload }: AnsweredRequest): Promise<void> {
  // A repeat is answered as the first call was, and did nothing.
  if (reply.statusCode >= 400 || reply.hasHeader('idempotency-replayed')) await kept.undo();
  else if (ruleOf(request)?.[3]?.[1] === 'made') await kept.about(madeIn(payload));
}

function refusalOf(request: FastifyRequest): Error | undefined {
  try {
    ruleOf(request);
    return undefined;
  } catch (refusal) {
    return refusal as Error;
  }
}

/** The rule of a change by a member; FORBIDDEN where none allows it. */
function ruleOf({ viewer, method, routeOptions }: FastifyRequest): Rule | undefined {
  if (viewer?.team === undefined || routeOptions.config.access === 'public') return undefined;
  const url = (routeOptions.url ?? '').replace(/^\/api\/v1/, '');
  if (method === 'GET' || method === 'HEAD') return refusePrivate(url);
  const rule = CHANGES.find(([call]) => call.test(`${method} ${url}`));
  if (rule === undefined || (rule[1] && !mayDo(viewer, rule[1]))) throw new AppError('FORBIDDEN');
  return rule;
}

function subjectOf(request: FastifyRequest, about: About | undefined): Pick<Deed, 'subject' | 'subjectId'> {
  if (about === undefined) return {};
  const [subject, place, key = ''] = about;
  if (place === 'made') return { subject };
  const id = (request[place] as Record<string, unknown> | undefined)?.[key];
  return typeof id === 'string' && isId(id) ? { subject, subjectId: id } : {};
}

/** The id of what a call made, from its answer. */
function madeIn(payload: unknown): string {
  const { data } = JSON.parse(String(payload)) as { data: { _id: string } };
  return data._id;
}

function refusePrivate(url: string): undefined {
  if (PRIVATE.test(url) && !OF_PERSON.includes(url)) throw new AppError('FORBIDDEN');
}
