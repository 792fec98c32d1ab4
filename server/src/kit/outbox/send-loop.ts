import { setTimeout as sleep } from 'node:timers/promises';
import { createDrainLoop } from './drain-loop';
import type { TroubleLog } from './trouble-log';

const FIRST_PAUSE_SECONDS = 5;
/** An outside server that answers nothing would hold up the end; what is in hand is another's when its lease ends. */
const STOP_MS = 1500;

type SendLoopOptions<Row> = {
  /** Takes the oldest `batch` rows that are due and some of the newest, for a while. */
  lease: (batch: number) => Promise<Row[]>;
  /** Sends one and notes how it went. */
  send: (row: Row) => Promise<void>;
  batch: number;
  /** Milliseconds between looks when there is nothing to do. */
  pollMs: number;
  /** Names the loop in the log. */
  name: string;
  trouble: TroubleLog;
};

/** Sends what waits in a table to an outside server, a batch at a time, until stopped. */
export function createSendLoop<Row>({ lease, send, ...loopOptions }: SendLoopOptions<Row>) {
  const drain = async (): Promise<number> => {
    const leased = await lease(loopOptions.batch);
    await Promise.all(leased.map(send));
    return leased.length;
  };
  const loop = createDrainLoop({ drain, ...loopOptions });

  return {
    /** Sends what is due now and gives the number of rows tried. Tests call it instead of `start`. */
    drain,
    start: loop.start,
    /** Ends after what is in hand, or soon. */
    stop: (): Promise<void> => Promise.race([loop.stop(), sleep(STOP_MS, undefined, { ref: false })]),
  };
}

/** Seconds until the next try after so many: 5, 10, 20… */
export const pauseAfter = (attempts: number): number => FIRST_PAUSE_SECONDS * 2 ** (attempts - 1);
