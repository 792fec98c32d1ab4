/**
 * Every noun that answers are cached under, and what else becomes stale when one of it changes. The only such table:
 * mutations, the socket's listener and the server name what changed and leave the rest to it. Not transitive: a row is
 * the whole list.
 */
export const STALE = {
  Me: [],
  Session: [],
  Professional: [],
  User: [],
  Job: ['SavedJob', 'Report'],
  /** An invitation says whether its contractor has applied. */
  Application: ['Job', 'Invite', 'Report'],
  SavedJob: [],
  /** A new job that a saved search found is announced, and counted there. */
  Notification: ['SavedSearch'],
  SavedSearch: [],
  RecurringJob: [],
  Template: [],
  Project: [],
  Skill: [],
  /** The lists of a profile, read again together; a typed skill joins the catalogue, and searches show skills. */
  ProfileEntry: ['Skill', 'Professional'],
  Invite: [],
  Visit: [],
  Question: [],
  /** What was asked for in an application is what its quote comes to. */
  Quote: ['Application'],
  /** Who of a contractor's side comes when. */
  Assignment: [],
  /** What a contract needs. */
  Material: [],
  /** An application that an offer answers is no longer waiting. */
  Offer: ['Report', 'Application'],
  /**
   * It closes its offer, hires the applicant, fills the job, and its moves are those of the work handed in; a question
   * about its terms is a message in the chat about the job, and what it releases is in a wallet.
   */
  Contract: [
    'Offer',
    'Application',
    'Submission',
    'Job',
    'Report',
    'Chat',
    'Message',
    'Wallet',
    'Assignment',
    'Material',
  ],
  Submission: ['Contract'],
  /** A contract knows who has reviewed it; the reviewed person's rating is a mean of all. */
  Feedback: ['Contract', 'User', 'Me', 'Professional'],
  Chat: ['Message'],
  Message: [],
  Report: [],
  SupportTicket: [],
  Promotion: ['Professional'],
  Wallet: [],
  /** What administrators decide about somebody shows on the account and in the log, and the other way round. */
  Case: ['AdminUser', 'AuditEntry', 'Marketplace'],
  AdminUser: ['Case', 'AuditEntry', 'Marketplace'],
  Placement: ['AuditEntry'],
  AuditEntry: [],
  Marketplace: [],
} as const satisfies Record<string, readonly string[]>;

export type Resource = keyof typeof STALE;
