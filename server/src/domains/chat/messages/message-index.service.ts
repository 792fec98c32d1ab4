import type { Transaction } from '../../../database/connect';
import type { MessageIndex } from './message-index.repository';

const AT_ONCE = { chats: 50, ofEach: 50 };
/** The time of each sweep: a flood is indexed after it, at a tenth of a core, and found all the same. */
const WORK_MS = 500;
/** Covers what was on its way while the last sweep ran. */
const OVERLAP_SECONDS = 60;

type Dependencies = { messageIndex: MessageIndex; transaction: Transaction };

/** Indexes messages for the search soon after they are written. What is not indexed yet is searched without an index. */
export function createMessageIndex({ messageIndex, transaction }: Dependencies) {
  /** When everything before was indexed; a process that starts looks at all chats. */
  let wholeAt: number | undefined;

  return {
    /** Any number of processes may run it. */
    sweep: async (): Promise<void> => {
      const began = Date.now();
      const sinceSeconds = wholeAt === undefined ? undefined : (began - wholeAt) / 1000 + OVERLAP_SECONDS;
      while (Date.now() - began < WORK_MS) {
        const count = await transaction((tx) => messageIndex.advance(tx, { sinceSeconds, ...AT_ONCE }));
        if (count === 0) wholeAt = began;
        if (count === undefined || count === 0) return;
      }
    },
  };
}
