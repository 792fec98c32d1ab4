import { CONTRACT_MOVE_TEXTS } from '@plumbline/shared-schema/options';

const JOB_KINDS = [
  'jobMatch',
  'applicationReceived',
  'applicationChanged',
  'applicationWithdrawn',
  'applicationDeclined',
  'applicationReconsidered',
  'jobRemoved',
  'questionAsked',
  'questionAnswered',
  'answerShown',
  'promotionOver',
  'jobRecurred',
  'recurrenceComing',
  'inviteReceived',
  'inviteAccepted',
  'inviteDeclined',
] as const;

/** Days on which somebody comes to work: told to them, to the client and to who sent them. */
const WORK_KINDS = [
  'workAssigned',
  'workMoved',
  'workRemoved',
  'workPlanned',
  'workUnplanned',
  'workOpen',
] as const;

const VISIT_KINDS = [
  'visitProposed',
  'visitMoved',
  'visitAgreed',
  'visitKept',
  'visitCancelled',
  'visitOnTheWay',
  'visitMissed',
  'visitExpired',
  'visitInADay',
  'visitInAnHour',
  ...WORK_KINDS,
] as const;

const OFFER_KINDS = [
  'offerReceived',
  'offerWithdrawn',
  'offerAccepted',
  'offerRejected',
  'offerExpiring',
  'offerExpired',
  'counterReceived',
  'counterAdopted',
  'counterDeclined',
  'quoteReceived',
  'quoteAccepted',
  'quoteDeclined',
  'quoteExpired',
] as const;

const CONTRACT_KINDS = [
  'contractCreated',
  ...Object.values(CONTRACT_MOVE_TEXTS),
  'contractOverdue',
  'workSubmitted',
  'workApproved',
  'milestoneApproved',
  'workTakenBack',
  'changesRequested',
  'termsQueried',
  'amendmentProposed',
  'amendmentAccepted',
  'amendmentDeclined',
  'amendmentWithdrawn',
  'termsConfirmed',
  'materialsChanged',
  'disputeOpened',
  'disputeWithdrawn',
  'disputeAnswered',
  'disputeResolved',
  'disputeAppealed',
  'appealResolved',
  'reviewWritten',
  'reviewReplied',
] as const;

/** What a notification can be about, by the group in which people filter them and choose how to be told. */
export const KINDS_OF_GROUP = {
  jobs: JOB_KINDS,
  visits: VISIT_KINDS,
  offers: OFFER_KINDS,
  contracts: CONTRACT_KINDS,
  payments: [
    'paymentApproved',
    'paymentFunded',
    'paymentFailed',
    'moneyRefunded',
    'chargebackOpened',
    'cardRefunded',
    'withdrawalPaid',
    'withdrawalFailed',
  ],
  messages: ['messageReceived'],
  account: [
    'newSignIn',
    'passwordChanged',
    'twoStepOn',
    'twoStepOff',
    'passkeyAdded',
    'passkeyRemoved',
    'googleRemoved',
    'deletionRequested',
    'deletionCalledOff',
    'recoveryCodesMade',
    'recoveryCodeUsed',
    'secondStepFailed',
    'exportReady',
    'emailChanged',
    'emailRestored',
    'reportActed',
    'reportDismissed',
    'accountWarned',
    'accountSuspended',
    'accountReinstated',
    'roleChanged',
    'jobHidden',
    'jobRestored',
    'messageHidden',
    'questionHidden',
    'answerHidden',
    'identityApproved',
    'identityRefused',
    'licenceApproved',
    'licenceRefused',
    'licenceExpired',
    'insuranceApproved',
    'insuranceRefused',
    'insuranceEnding',
    'insuranceEnded',
  ],
} as const;

export type NotificationGroup = keyof typeof KINDS_OF_GROUP;
export const NOTIFICATION_GROUPS = Object.keys(KINDS_OF_GROUP) as readonly NotificationGroup[] as [
  NotificationGroup,
  ...NotificationGroup[],
];

/** The text of a kind is `notifications.<kind>` in namespace `schema`, filled with `values`. */
export type NotificationKind = (typeof KINDS_OF_GROUP)[NotificationGroup][number];
export const NOTIFICATION_KINDS = Object.values(KINDS_OF_GROUP).flat() as readonly NotificationKind[] as [
  NotificationKind,
  ...NotificationKind[],
];

export function groupOfKind(kind: NotificationKind): NotificationGroup {
  const isIn = (group: NotificationGroup) => (KINDS_OF_GROUP[group] as readonly string[]).includes(kind);
  return NOTIFICATION_GROUPS.find(isIn) ?? 'account';
}

/** Where somebody can be told. */
export const NOTIFICATION_CHANNELS = ['site', 'email', 'push'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

/** Nobody can turn these off: what happens is always on the site, and account security and money always send a mail. */
export function isAlwaysOn(group: NotificationGroup, channel: NotificationChannel): boolean {
  return channel === 'site' || (channel === 'email' && (group === 'account' || group === 'payments'));
}

/** Sent until somebody turns it off: who has agreed on a visit waits for it, and the mail puts it into the calendar. */
export function isOnAtFirst(group: NotificationGroup, channel: NotificationChannel): boolean {
  return isAlwaysOn(group, channel) || (group === 'visits' && channel === 'email');
}
