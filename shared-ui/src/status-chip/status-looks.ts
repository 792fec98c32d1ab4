import {
  CheckCircleIcon,
  CloseIcon,
  PauseCircleIcon,
  PlayCircleIcon,
  VerifiedIcon,
} from '@plumbline/shared-ui/icons';
import { FlagIcon, ScheduleIcon } from '@plumbline/shared-ui/more-icons';
import type { OPTION_LISTS } from '@plumbline/shared-schema/options';

/** What a status means to its reader; each meaning has one colour and one icon for all kinds of status. */
const LOOKS = {
  waiting: { color: 'warning', Icon: ScheduleIcon },
  running: { color: 'success', Icon: PlayCircleIcon },
  agreed: { color: 'success', Icon: CheckCircleIcon },
  hired: { color: 'success', Icon: VerifiedIcon },
  done: { color: 'info', Icon: CheckCircleIcon },
  held: { color: 'warning', Icon: PauseCircleIcon },
  refused: { color: 'error', Icon: CloseIcon },
  over: { color: 'default', Icon: FlagIcon },
} as const;
type Meaning = keyof typeof LOOKS;
export type StatusLook = (typeof LOOKS)[Meaning];

export type StatusList =
  | 'jobStatus'
  | 'applicationState'
  | 'offerState'
  | 'inviteStatus'
  | 'contractStatus'
  | 'submissionStatus'
  | 'milestoneStatus'
  | 'paymentStatus';
export type StatusOf<List extends StatusList> = (typeof OPTION_LISTS)[List][number];

const MEANINGS: { [List in StatusList]: Record<StatusOf<List>, Meaning> } = {
  jobStatus: { open: 'running', closed: 'over', removed: 'over' },
  applicationState: { applied: 'agreed', declined: 'refused', hired: 'hired' },
  offerState: {
    pending: 'waiting',
    countered: 'waiting',
    accepted: 'agreed',
    declined: 'refused',
    withdrawn: 'over',
    expired: 'over',
  },
  inviteStatus: { pending: 'waiting', accepted: 'agreed', declined: 'refused', withdrawn: 'over' },
  contractStatus: {
    active: 'running',
    paused: 'held',
    completed: 'done',
    ended: 'over',
    canceled: 'refused',
  },
  submissionStatus: {
    submitted: 'waiting',
    approved: 'agreed',
    'changes-requested': 'held',
    'taken-back': 'over',
    closed: 'over',
  },
  milestoneStatus: {
    planned: 'over',
    funded: 'running',
    submitted: 'waiting',
    'changes-requested': 'held',
    approved: 'agreed',
  },
  paymentStatus: { pending: 'waiting', paid: 'agreed', failed: 'refused' },
};

export function statusLook<List extends StatusList>(list: List, status: StatusOf<List>): StatusLook {
  return LOOKS[MEANINGS[list][status]];
}
