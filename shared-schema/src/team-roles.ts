/** What a member of a company's team may do for it, the least first: read; hire and write; everything. */
export const TEAM_ROLES = ['viewer', 'recruiter', 'owner'] as const;
export type TeamRole = (typeof TEAM_ROLES)[number];

/** What the log of a team tells of. */
export const TEAM_ACTIONS = [
  'memberInvited',
  'invitationDropped',
  'memberJoined',
  'memberLeft',
  'memberRemoved',
  'roleChanged',
  'jobPosted',
  'jobChanged',
  'questionAnswered',
  'applicantDeclined',
  'applicantReconsidered',
  'offerSent',
  'offerChanged',
  'professionalInvited',
  'inviteChanged',
  'visitProposed',
  'visitChanged',
  'quoteWritten',
  'quoteChanged',
  'messageSent',
  'messageChanged',
  'notificationsRemoved',
  'contractChanged',
  'workAssigned',
  'moneyPaid',
  'reviewWritten',
  'reviewAnswered',
  'profileChanged',
  'templateChanged',
  'projectChanged',
] as const;
export type TeamAction = (typeof TEAM_ACTIONS)[number];

/** What an entry of the log is about; an application, an offer, an invitation, a visit and a quote are of a job, a review is of a contract. */
export const TEAM_SUBJECTS = [
  'job',
  'application',
  'offer',
  'invite',
  'visit',
  'quote',
  'contract',
  'review',
  'chat',
  'person',
] as const;
export type TeamSubject = (typeof TEAM_SUBJECTS)[number];

/** Who acts for the company that a session is of; absent: its own account. */
type TeamCaller = { team?: { role: TeamRole } | undefined };

/** Whether somebody has at least this role; the account itself may everything. */
export function hasTeamRole(caller: TeamCaller, least: TeamRole): boolean {
  return caller.team === undefined || TEAM_ROLES.indexOf(caller.team.role) >= TEAM_ROLES.indexOf(least);
}

/** What is done for a company, with the least role that may; none: by its own account alone. */
const LEAST_ROLES = {
  hire: 'recruiter',
  write: 'recruiter',
  contracts: 'owner',
  profile: 'owner',
  account: undefined,
} as const satisfies Record<string, TeamRole | undefined>;
export type TeamRight = keyof typeof LEAST_ROLES;

/** Whether somebody may do such things here: the server enforces it, pages hide buttons with the same function. */
export function mayDo(caller: TeamCaller | null, right: TeamRight): boolean {
  if (!caller?.team) return true;
  const least = LEAST_ROLES[right];
  return least !== undefined && hasTeamRole(caller, least);
}
