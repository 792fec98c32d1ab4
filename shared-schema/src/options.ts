import {
  AMENDMENT_ACTIONS,
  CONTRACT_MONEY_ACTIONS,
  DEAL_LISTS,
  TERMS_ACTIONS,
} from '@plumbline/shared-schema/deal-options';
import { MORE_SKILLS, TRADES } from './more-skills';
import { DECLINE_REASONS, PERSON_REPORT_REASONS, REPORT_REASONS } from './reasons';

/** Closed lists of choices. Labels: `<list>.<value>` in namespace `options`. */

/** Roles at sign-up. */
export const USER_TYPES = ['client', 'contractor', 'company'] as const;
/** Every stored role; `admin` is made by the command line only. */
export const ALL_USER_TYPES = ['client', 'contractor', 'company', 'admin'] as const;

/** Where the work happens: the choices of "contract type" on the post form. */
export const CONTRACT_TYPES = ['on-site', 'remotely', 'hybrid'] as const;
/** Categories on the post form and in the search filter. */
export const JOB_CATEGORIES = ['architects-construction', 'residential', 'commercial', 'industrial'] as const;
export const JOB_TYPES = ['Full-Time', 'Part-Time', 'Contract', 'Freelance'] as const;
/** What `deriveWorkplaceType` answers. */
export const WORKPLACE_TYPES = ['on-site', 'remote', 'hybrid'] as const;
export const EMPLOYMENT_TYPES = ['Full-Time', 'Part-Time'] as const;
export const EXPERIENCE_LEVELS = ['1+ Year', '2+ Year', '3+ Year', '4+ Year', '5+ Year'] as const;
export { MORE_SKILLS, SKILL_SUGGESTIONS, TRADES } from './more-skills';
export { DECLINE_REASONS, PERSON_REPORT_REASONS, REPORT_REASONS } from './reasons';
export const JOB_DURATIONS = [
  '1 Week',
  '2 Weeks',
  '1 Month',
  '2 Months',
  '3 Months',
  '5 Months',
  '6 Months',
  '12 Months',
] as const;
export const JOB_STATUSES = ['open', 'closed', 'removed'] as const;
/** What the owner still sees. */
export const OWN_JOB_STATUSES = ['open', 'closed'] as const;
export const JOB_SORTS = ['newest', 'oldest', 'nearest', 'salaryHigh', 'salaryLow', 'relevance'] as const;

export const PROMOTION_DAYS = [3, 7, 14, 30] as const;
/** `over`: its days have passed. */
export const PROMOTION_STATUSES = ['running', 'stopped', 'over'] as const;
export const PROFESSIONAL_SORTS = ['best', 'nearest', 'newest'] as const;

export const DELIVERY_DAYS = [3, 7, 14, 30, 60] as const;
export const EXPIRY_DAYS = [1, 3, 7, 14] as const;
export const OFFER_STATUSES = ['pending', 'accepted', 'rejected'] as const;
/**
 * What an offer can be, finer than its status on the wire: `countered` is pending with a proposal that waits for the
 * hirer; `declined`, `withdrawn` and `expired` are the reasons of `rejected`.
 */
export const OFFER_STATES = ['pending', 'countered', 'accepted', 'declined', 'withdrawn', 'expired'] as const;
export const OFFER_CLOSED_REASONS = ['declined', 'withdrawn', 'expired'] as const;
/** Whoever begins a chat is its `sender`. */
export const CHAT_ROLES = ['sender', 'receiver'] as const;
/** What the newest message of a chat is: a text, files without one, or deleted. */
export const LAST_MESSAGE_KINDS = ['text', 'files', 'deleted'] as const;
export const INVITE_STATUSES = ['pending', 'accepted', 'declined', 'withdrawn'] as const;

export const CONTRACT_STATUSES = ['active', 'paused', 'completed', 'ended', 'canceled'] as const;
/**
 * Moves of a contract that need nothing but its id, at `PATCH /contracts/{id}/{move}`. Each with the key of its text for
 * who makes the move (`success`), which is also the kind of the notification for the other side.
 */
export const CONTRACT_MOVE_TEXTS = {
  activate: 'contractActivated',
  complete: 'contractCompleted',
  pause: 'contractPaused',
  end: 'contractEnded',
  cancel: 'contractCanceled',
} as const;
export const CONTRACT_MOVES = Object.keys(
  CONTRACT_MOVE_TEXTS,
) as readonly (keyof typeof CONTRACT_MOVE_TEXTS)[];
/** All that can happen to a contract: `contract-machine`. */
export const CONTRACT_ACTIONS = [
  ...CONTRACT_MOVES,
  ...CONTRACT_MONEY_ACTIONS,
  ...AMENDMENT_ACTIONS,
  ...TERMS_ACTIONS,
  'create',
  'submit',
  'approve',
  'approveMilestone',
  'requestChanges',
  'takeBack',
  'finish',
  'query',
  'approvePayment',
  'dispute',
  'withdrawDispute',
  'answerDispute',
  'resolveDispute',
  'appeal',
  'resolveAppeal',
  'settle',
  'review',
  'archive',
  'unarchive',
] as const;
/** `status` of the contract history: one status, all, those still going (`pending`) or over (`finished`). */
export const CONTRACT_FILTERS = ['all', 'pending', 'finished', ...CONTRACT_STATUSES] as const;
export const PAYMENT_STATUSES = ['pending', 'paid', 'failed'] as const;
export const CURRENCY = 'USD';
/** Names offered in the language dialog; the server takes any name of 1–40 characters. */
export const LANGUAGE_CHOICES = ['English', 'Spanish', 'French', 'German', 'Urdu'] as const;
export const PROFICIENCIES = ['basic', 'conversational', 'fluent', 'native'] as const;

export const BUSINESS_TYPES = [
  'general-contractor',
  'architecture',
  'real-estate',
  'property-management',
  'renovation',
  'engineering',
  'other',
] as const;
export const PREFERRED_SERVICES = [
  'renovation',
  'repair',
  'construction',
  'plumbing',
  'electrical',
  'painting',
] as const;

export const TIME_PERIODS = ['all', 'week', 'month', 'year'] as const;
/** Suggested tags of a review, those that both sides share first; any text of up to 40 characters is taken. */
const SHARED_LIKES = ['communication', 'fairness'] as const;
export const CONTRACTOR_LIKES = [...SHARED_LIKES, 'quality', 'punctuality', 'cleanliness', 'value'] as const;
export const HIRER_LIKES = [...SHARED_LIKES, 'clearBrief', 'paidOnTime', 'siteAccess', 'respect'] as const;
const FEEDBACK_LIKES = [...new Set([...CONTRACTOR_LIKES, ...HIRER_LIKES])];
export const FEEDBACK_EXPERIENCES = [
  'professional',
  'friendly',
  'reliable',
  'organised',
  'flexible',
] as const;

export const LOCALES = ['en', 'fr'] as const;

/** Types the sign-up form takes for a profile image. */
export const SIGN_UP_IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/gif'] as const;
export const ATTACHMENT_TYPES = [
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/svg+xml',
  'application/pdf',
] as const;

/** Server defaults of a job that leaves these out. */
export const JOB_DEFAULTS = {
  jobType: 'residential-plumber',
  jobDuration: '5 Months',
  jobCategory: 'architects-construction',
  experience: '1+ Year',
} as const;
/** Where the sign-up map starts. `[lat, lng]` */
export const SIGN_UP_MAP_START = [51.505, -0.09] as const;

/** Plans per month in dollars. */
export const PLANS = [
  { id: 'freebie', price: 0, isHighlighted: false },
  { id: 'professional', price: 25, isHighlighted: true },
  { id: 'enterprise', price: 100, isHighlighted: false },
] as const;

/** The plan of everybody, while no other can be bought. */
export const CURRENT_PLAN = 'freebie';

export const PLAN_IDS = ['freebie', 'professional', 'enterprise'] as const;
export const PLAN_PERIODS = ['month', 'year'] as const;
/** A year costs as much as this many months. */
export const MONTHS_PAID_A_YEAR = 10;

/** What a job's `jobType` may hold: where the work happens, how people are employed, and the default. */
const JOB_TYPE_VALUES = [...CONTRACT_TYPES, ...JOB_TYPES, JOB_DEFAULTS.jobType] as const;
/** How far an application has come. */
export const APPLICATION_STATES = ['applied', 'declined', 'hired'] as const;

/** Every labelled list by the name its labels have in the locales. */
export const OPTION_LISTS = {
  userType: ALL_USER_TYPES,
  jobCategory: JOB_CATEGORIES,
  jobType: JOB_TYPE_VALUES,
  experience: EXPERIENCE_LEVELS,
  skill: [...TRADES, ...MORE_SKILLS],
  jobDuration: JOB_DURATIONS,
  jobStatus: JOB_STATUSES,
  jobSort: JOB_SORTS,
  professionalSort: PROFESSIONAL_SORTS,
  applicationState: APPLICATION_STATES,
  declineReason: DECLINE_REASONS,
  offerState: OFFER_STATES,
  inviteStatus: INVITE_STATUSES,
  contractStatus: CONTRACT_STATUSES,
  /** Of several contracts: French says it in the plural. */
  contractTab: CONTRACT_STATUSES,
  contractAction: CONTRACT_ACTIONS,
  /** The same as something that happened: in the history of the contract and in the thread of the two people. */
  contractEvent: CONTRACT_ACTIONS,
  ...DEAL_LISTS,
  paymentStatus: PAYMENT_STATUSES,
  language: LANGUAGE_CHOICES,
  proficiency: PROFICIENCIES,
  businessType: BUSINESS_TYPES,
  preferredService: PREFERRED_SERVICES,
  timePeriod: TIME_PERIODS,
  promotionStatus: PROMOTION_STATUSES,
  reportReason: REPORT_REASONS,
  personReportReason: PERSON_REPORT_REASONS,
  feedbackLike: FEEDBACK_LIKES,
  feedbackExperience: FEEDBACK_EXPERIENCES,
} as const;
export type OptionList = keyof typeof OPTION_LISTS;

/** Locale key of an option's label. Values that hirers may write freely go through `useLabels` of shared-ui/labels. */
export function optionLabel(list: OptionList, value: string): string {
  return `options:${list}.${value}`;
}

/**
 * What a report counts, by month of its own instant in UTC. Hirers: `jobs` posted, `applications` received, `offers`
 * sent. Contractors: `applications` sent, `offers` received, `jobs` never. Both: `accepted` offers, `contracts` begun
 * and `completed`, and in dollars `agreed` (by contracts begun) and `paid`.
 */
export const REPORT_MEASURES = [
  'jobs',
  'applications',
  'offers',
  'accepted',
  'contracts',
  'completed',
  'agreed',
  'paid',
] as const;
export type ReportMeasure = (typeof REPORT_MEASURES)[number];

/** The measures in dollars; the others are counts. */
export const MONEY_MEASURES: readonly ReportMeasure[] = ['agreed', 'paid'];
