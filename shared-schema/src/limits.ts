/** Numbers both sides of the wire agree on. Times in ms unless named otherwise. */

const KIB = 1024;
const MIB = 1024 * KIB;

export const FIRST_PAGE = 1;
export const DEFAULT_PAGE_SIZE = 10;
export const MAX_PAGE_SIZE = 100;
/** Limits of `GET /messages/{chatId}`. */
/** Events of offers and contracts that a conversation shows. */
export const DEAL_EVENTS_MAX = 200;
export const MESSAGES_PAGE_SIZE = 200;

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
/** Checked by the sign-in form only; the server compares and never measures. */
export const LOGIN_PASSWORD_MIN = 6;
export const EMAIL_MAX = 254;
export const CODE_LENGTH = 6;
export const CODE_TRIES = 5;
export const CODE_LIFETIME_MINUTES = 10;
export const RESEND_SECONDS = 60;
export const RESET_LINK_MINUTES = 30;
export const RECOVERY_CODES = 10;
/** Members and open invitations of a company's team. */
export const TEAM_MAX = 50;
export const TEAM_INVITATION_DAYS = 7;
/** The newest entries of a team's log that are shown. */
export const TEAM_LOG_SHOWN = 100;
/** Passkeys of a person. */
export const PASSKEYS_MAX = 10;
export const PASSKEY_NAME_MAX = 60;
/** The time in which a passkey answers the question it was asked. */
export const PASSKEY_MINUTES = 10;
/** Between the password and the code of a two-step sign-in. */
export const SECOND_STEP_MINUTES = 10;
export const SESSION_HOURS = 12;
export const REMEMBERED_SESSION_DAYS = 30;
/** The time in which somebody who wants their account deleted can change their mind. */
export const DELETION_DAYS = 14;
/** The time in which the former address of an account can take it back. */
export const EMAIL_UNDO_DAYS = 7;
/** After which another address takes the place of one that its owner no longer reads. */
export const EMAIL_WAIT_DAYS = 7;
/** How long a copy of what is kept of a person can be fetched. */
export const EXPORT_HOURS = 24;
export const DEVICE_TOKEN_MAX = 512;
/** Address of a browser at its push service. */
export const PUSH_ENDPOINT_MAX = 1024;

/** The number of a trade licence, as the register writes it. */
export const LICENCE_NUMBER_MAX = 60;
export const INSURER_MAX = 120;
/** Days before the end of an insurance on which its owner is told, the first ones first. */
export const INSURANCE_REMINDER_DAYS = [30, 7] as const;

export const FULL_NAME_MAX = 120;
export const PHONE_MAX = 32;
export const PLACE_MAX = 120;
export const URL_MAX = 2048;
/** The banner between the articles, in pixels. A picture may be larger in the same proportion. */
export const BANNER_WIDTH = 750;
export const BANNER_HEIGHT = 100;
/** What a banner says to who does not see it. */
export const BANNER_ALT_MAX = 160;
export const PROFILE_TITLE_MAX = 160;
export const BIO_MAX = 5000;
/** How far a contractor may say to travel. */
/** Dollars a day. */
export const PROMOTION_BUDGET_MIN = 1;
export const PROMOTION_BUDGET_MAX = 500;
/** At most one in so many places of a search is promoted. */
export const PROMOTED_EVERY = 5;
export const SERVICE_RADIUS_MAX_KM = 200;

/** Server limit of every picture and attachment; beyond it 413. */
export const UPLOAD_MAX_BYTES = 5 * MIB;
/** What the sign-up form allows for a profile image. */
export const SIGN_UP_IMAGE_MAX_BYTES = 2 * MIB;
/** A picture of a profile above this is made smaller in the browser, to at most as much. */
export const COMPRESS_ABOVE_BYTES = MIB;
/** The longest side, in pixels, of a picture that was made smaller. */
export const AVATAR_LONGEST_SIDE = 800;
export const PORTFOLIO_LONGEST_SIDE = 1200;
/** Longest sides, in pixels, in which a kept picture can be had; no other is ever drawn. */
export const PICTURE_SIDES = [160, 320, 640, 1280] as const;
/** The largest that cards and visitors are given, and whoever may open the file. */
export const CARD_PICTURE_SIDE = 640;
export const PAGE_PICTURE_SIDE = 1280;
/** Pictures of a job, and what is said about one of them. */
export const JOB_PICTURES_MAX = 10;
export const CAPTION_MAX = 160;
/** Body limit of `POST /jobs/create` alone: 5 MiB as base64 and the rest of the job. */
export const JOB_BODY_MAX_BYTES = 8 * MIB;

export const JOB_TITLE_MAX = 120;
export const JOB_DESCRIPTION_MAX = 20_000;
export const JOB_OPTION_MAX = 64;
export const JOB_SKILLS_MAX = 20;
export const SALARY_MAX = 100;
export const SEARCH_TEXT_MAX = 200;
/** Rows of a search that paging leads to at most. */
export const SEARCH_DEPTH = 10_000;
/** Matches that every search counts exactly from its first page on. */
export const SEARCH_COUNTED = 2_000;
export const SEARCH_DEBOUNCE_MS = 300;

export const SEARCH_NAME_MAX = 80;
/** Professionals beside each other. */
export const COMPARED_MAX = 4;
/** Templates of one account; what the name and the text of one may have. */
export const TEMPLATES_MAX = 50;
export const TEMPLATE_NAME_MAX = 80;
export const TEMPLATE_TEXT_MAX = 5000;
/** Projects of one account, and jobs of one project; what its name and text may have. */
export const PROJECT_MAX = { projects: 50, jobs: 30, name: 120, about: 2000 } as const;
/** Saved searches of one person. */
export const SAVED_SEARCHES_MAX = 20;
export const REPORT_NOTES_MAX = 1000;
export const QUESTION_MAX = 1000;
export const ANSWER_MAX = 2000;
/** Questions about one job: of one person without an answer, and of all. */
export const QUESTIONS_WAITING_MAX = 3;
export const QUESTIONS_MAX = 100;
/** What an administrator writes about a decision. */
export const MODERATION_NOTE_MAX = 1000;
export const SUPPORT_MESSAGE_MAX = 5000;

export const COVER_LETTER_MAX = 10_000;
export const ESTIMATED_TIME_MAX = 120;

export const BUDGET_MIN = 1;
export const BUDGET_MAX = 10_000_000;
export const OFFER_DESCRIPTION_MAX = 5000;
export const COUNTER_ROUNDS = 5;
export const DECLINE_MESSAGE_MAX = 1000;
export const INVITE_MESSAGE_MAX = 2000;
/** How long a visit can be. */
export const VISIT_MINUTES = [30, 60, 90, 120] as const;
/** How many times one proposal holds. */
export const VISIT_TIMES_MAX = 5;
export const VISIT_ADDRESS_MAX = 200;
export const VISIT_REASON_MAX = 300;
/** Days of one answer with times, and how far ahead they are offered. */
export const VISIT_DAYS_SHOWN = 14;
export const VISIT_DAYS_AHEAD = 90;
/** Lines of one quote. */
export const QUOTE_LINES_MAX = 100;
export const QUOTE_LINE_TEXT_MAX = 300;
export const QUOTE_QUANTITY_MAX = 100_000;
export const QUOTE_EXCLUSIONS_MAX = 3000;
/** How long the work of a quote may take. */
export const QUOTE_DAYS_MAX = 1095;
/** Months of a report. */
export const REPORT_MONTHS_DEFAULT = 12;
export const REPORT_MONTHS_MAX = 36;
export const DEFAULT_DELIVERY_DAYS = 7;
export const DEFAULT_EXPIRY_DAYS = 3;

export const DEFAULT_CONTRACT_DAYS = 30;
/** Milestones of one contract. */
export const MILESTONES_MAX = 20;
export const MILESTONE_TITLE_MAX = 120;
export const TERMS_MAX = 20_000;
/** What the two say about a proposed change. */
export const AMENDMENT_NOTE_MAX = 2000;
/** Days until unanswered work, and then the payment of completed work, counts as approved. */
export const AUTO_APPROVE_DAYS = 14;
export const SUBMISSION_TEXT_MAX = 10_000;
export const SUBMISSION_FILES_MAX = 10;
export const DISPUTE_TEXT_MAX = 5000;
export const DISPUTE_DAYS = 14;
export const DISPUTE_FILES_MAX = 10;
/** Days that the other side has for its answer, before a dispute is decided without one. */
export const DISPUTE_ANSWER_DAYS = 5;
/** Days in which a decision can be appealed against, and its money is not free yet. */
export const APPEAL_DAYS = 7;

/** Cards and bank accounts of one person together. */
export const PAYMENT_METHODS_MAX = 10;
/** Dollars. */
export const WITHDRAW_MIN = 1;
/** The longest period of a wallet, a leap year and what its clocks may change, and how many rows a call gives at most. */
export const WALLET_DAYS_MAX = 367;
export const WALLET_ROWS_MAX = 1000;
/** How long what providers told, and was done about it, is kept. */
export const PROVIDER_RECORD_DAYS = 90;
/** A payment that neither payer nor provider said anything of for so long counts as failed. */
export const PAYMENT_SILENCE_DAYS = 7;
/** The fee in percent of what is released. */
export const PLATFORM_FEE_MAX = 30;

export const MESSAGE_MAX = 5000;
export const MESSAGE_EDIT_MINUTES = 15;
export const MESSAGE_FILES_MAX = 5;
export const NEW_CONVERSATIONS_PER_DAY = 20;

export const TAG_MAX = 40;
export const TAGS_MAX = 10;
export const REVIEW_MAX = 5000;
export const REVIEW_REPLY_MAX = 1000;
export const FEEDBACK_HIDDEN_DAYS = 14;

/** Stretches of hours in one week; a day may have several. */
export const WORKING_HOURS_MAX = 21;
/** Stretches of days off. */
export const DAYS_OFF_MAX = 50;

export const ENTRY_NAME_MAX = 40;
/** Entries of one kind (languages, certifications, …) in one profile. */
export const PROFILE_ENTRIES_MAX = 50;
/** Days that a work of the portfolio took. */
export const SERVICE_DAYS_MAX = 3650;

export const IDEMPOTENCY_HOURS = 24;

/** Rate limits, all configurable on the server: `max` calls per `minutes`. */
export const RATE_LIMITS = {
  general: { max: 600, minutes: 1 },
  signInFailuresPerAccount: { max: 5, minutes: 15 },
  signInFailuresPerAddress: { max: 30, minutes: 15 },
  register: { max: 60, minutes: 60 },
  /** Per account. */
  forgotPassword: { max: 5, minutes: 60 },
  /** Verification codes sent, per account. */
  codesPerAccount: { max: 10, minutes: 60 },
  /** Codes and reset links asked for, per address. */
  mailRequests: { max: 60, minutes: 60 },
  /** Codes and reset links tried, per address. */
  codeTries: { max: 60, minutes: 60 },
  /** Codes of a two-step sign-in tried, per account. */
  secondSteps: { max: 10, minutes: 15 },
  secondStepsPerDay: { max: 30, minutes: 24 * 60 },
  messages: { max: 60, minutes: 1 },
  offersAndApplications: { max: 60, minutes: 60 },
  reports: { max: 20, minutes: 60 },
  /** Copies of one's own account asked for. */
  exports: { max: 5, minutes: 60 },
  /** Cities asked for while somebody types. */
  places: { max: 240, minutes: 1 },
  /** Receipts, invoices and lists of one's own money as files. */
  papers: { max: 120, minutes: 10 },
  /** Payments, withdrawals and payment methods. */
  money: { max: 60, minutes: 60 },
  /** Pages rendered for somebody who asks for one that is not kept. */
  pages: { max: 120, minutes: 1 },
  /** Batches of what pages report about themselves. */
  telemetry: { max: 120, minutes: 1 },
} as const;
