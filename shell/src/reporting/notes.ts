import type { BootRemote } from '@plumbline/shared-schema/platform';
import type { TelemetryPhase } from '@plumbline/shared-schema/telemetry';

/** What happened, before anybody has time to report it. `place`: the path shown then; `at`: `performance.now()`. */
export type Note = { place: string; at: number } &
  /** A page or a slot of a remote is asked for. */
  (
    | { kind: 'view'; remote: BootRemote; isPage: boolean }
    /** `remote` is absent for the shell itself. */
    | { kind: 'failure'; remote?: BootRemote; phase: TelemetryPhase; message: string; traceId?: string }
    /** Something nobody caught; `script` is where the browser says it comes from. */
    | { kind: 'thrown'; phase: 'uncaught' | 'rejection'; thrown: unknown; message: string; script: string }
  );

type WithoutPlace<T> = T extends unknown ? Omit<T, 'place' | 'at'> : never;

/** More than this before the reporter is there is a page that throws in a loop. */
const MOST = 100;

const waiting: Note[] = [];
let hear: ((note: Note) => void) | undefined;
let raiseAlarm: (() => void) | undefined;

/**
 * Notes something for the reporter. Costs nothing: until the reporter has been loaded, notes wait here.
 */
export function record(happened: WithoutPlace<Note>): void {
  const noted = { ...happened, place: location.pathname, at: performance.now() } as Note;
  if (hear) hear(noted);
  else if (waiting.length < MOST) waiting.push(noted);
  if (isTrouble(noted)) raiseAlarm?.();
}

/** Calls back once something has gone wrong; at once where it has. */
export function onTrouble(act: () => void): void {
  if (waiting.some(isTrouble)) act();
  else raiseAlarm = act;
}

function isTrouble({ kind }: Note): boolean {
  return kind !== 'view';
}

/** Passes waiting and future notes to the listener. Returns the unsubscribe function. */
export function hearNotes(listener: (note: Note) => void): () => void {
  hear = listener;
  waiting.splice(0).forEach(listener);
  return () => {
    hear = undefined;
  };
}

/** Notes uncaught errors and rejections. Returns the unsubscribe function. */
export function watchErrors(): () => void {
  function onError({ error, message, filename }: ErrorEvent): void {
    record({ kind: 'thrown', phase: 'uncaught', thrown: error, message, script: filename });
  }
  function onRejection({ reason }: PromiseRejectionEvent): void {
    record({ kind: 'thrown', phase: 'rejection', thrown: reason, message: String(reason), script: '' });
  }
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
  return () => {
    removeEventListener('error', onError);
    removeEventListener('unhandledrejection', onRejection);
  };
}
