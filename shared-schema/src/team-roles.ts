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
  'offerSent',
  'offerChanged',
  'professionalInvited',
  'messageSent',
  'messageChanged',
  'contractChanged',
  'moneyPaid',
  'reviewWritten',
  'profileChanged',
] as const;
export type TeamAction = (typeof TEAM_ACTIONS)[number];

/** Who acts for the company that a session is of; absent: its own account. */
type Acting = { team?: { role: TeamRole } | undefined };

/** Whether somebody has at least this role; the account itself may everything. */
export function hasTeamRole(caller: Acting, least: TeamRole): boolean {
  return caller.team === undefined || TEAM_ROLES.indexOf(caller.team.role) >= TEAM_ROLES.indexOf(least);
}
