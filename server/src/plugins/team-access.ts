import type { TeamAction, TeamRole } from '@plumbline/shared-schema/team-roles';
import { hasTeamRole } from '@plumbline/shared-schema/team-roles';
import fp from 'fastify-plugin';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors';

/** What a member of a team did for the company. */
type Deed = { companyId: string; actorId: string; action: TeamAction };
/** Keeps a deed before it is done; what comes back takes it out again. */
export type NoteDeed = (deed: Deed) => Promise<() => Promise<void>>;

type Rule = readonly [call: RegExp, least: TeamRole, action?: TeamAction];

/** What is the account's own, and no member's: how it signs in, what is kept of it, its money. */
const PRIVATE = /^\/(?:auth\/|users\/me\/|users\/update-password|payment-methods|wallet|payments)/;

/** What members may change for a company, the first that fits; whatever is not here is the account's own. */
const CHANGES: readonly Rule[] = [
  [/^POST \/auth\/logout$/, 'viewer'],
  [/^\w+ \/team\//, 'viewer'],
  [/^\w+ \/notifications\/(?!pref|push)/, 'viewer'],
  [/^POST \/messages\/:chatId\/read$/, 'viewer'],
  [/^POST \/jobs\/create$/, 'recruiter', 'jobPosted'],
  [/^POST \/jobs\/:id\/reports$/, 'recruiter'],
  [/^\w+ \/jobs\//, 'recruiter', 'jobChanged'],
  [/^POST \/offers\/send$/, 'recruiter', 'offerSent'],
  [/^\w+ \/offers\//, 'recruiter', 'offerChanged'],
  [/^\w+ \/invites/, 'recruiter', 'professionalInvited'],
  [/^\w+ \/(?:chats|saved-jobs|saved-searches|professionals)/, 'recruiter'],
  [/^POST \/messages/, 'recruiter', 'messageSent'],
  [/^\w+ \/messages\//, 'recruiter', 'messageChanged'],
  [/^POST \/contracts\/:id\/payments$/, 'owner', 'moneyPaid'],
  [/^\w+ \/contracts/, 'owner', 'contractChanged'],
  [/^\w+ \/feedbacks/, 'owner', 'reviewWritten'],
  [/^PUT \/users\/me$/, 'owner', 'profileChanged'],
];

/**
 * Members of a team act with the company's account, and may do with it what their role says. What they change is noted
 * before it is done, so that nothing is done unseen; a refused call is taken out of the log again.
 */
export const teamAccess = fp<{ note: NoteDeed }>(
  async (app, { note }) => {
    const noted = new WeakMap<FastifyRequest, () => Promise<void>>();

    app.addHook('onRequest', async (request) => {
      if (!request.is404) ruleOf(request);
    });
    app.addHook('preHandler', async (request) => {
      const action = ruleOf(request)?.[2];
      const { viewer } = request;
      if (action === undefined || viewer?.team === undefined) return;
      const deed = { companyId: viewer._id, actorId: viewer.team.personId, action };
      noted.set(request, await note(deed));
    });
    app.addHook('onSend', async (request, reply) => {
      if (reply.statusCode >= 400) await noted.get(request)?.();
    });
  },
  { name: 'team-access', dependencies: ['access'] },
);

/** The rule of a change by a member; FORBIDDEN where none allows it. */
function ruleOf({ viewer, method, routeOptions }: FastifyRequest): Rule | undefined {
  if (viewer?.team === undefined || routeOptions.config.access === 'public') return undefined;
  const url = (routeOptions.url ?? '').replace(/^\/api\/v1/, '');
  if (method === 'GET' || method === 'HEAD') return refusePrivate(url);
  const rule = CHANGES.find(([call]) => call.test(`${method} ${url}`));
  if (rule === undefined || !hasTeamRole(viewer, rule[1])) throw new AppError('FORBIDDEN');
  return rule;
}

function refusePrivate(url: string): undefined {
  if (PRIVATE.test(url) && url !== '/users/me/preferences') throw new AppError('FORBIDDEN');
}
