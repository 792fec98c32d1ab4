import { isApiError, type ApiError } from '@plumbline/shared-api/api';
import { messagesApi } from '@plumbline/shared-api/messages';
import type { AppStore } from '@plumbline/shared-api/store';
import { isMessage, type Outgoing, type Unsent } from './outgoing';
import { sendCall } from './send-call';
import { withStorage } from './storage';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;

/** Jitter, so that not all pages come back to a restarted server at once. */
const pauseMs = (failures: number) =>
  Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS) * (0.5 + Math.random() / 2);

type DeliveryOptions = {
  userId: string;
  store: AppStore;
  /** Shows it, and tells the other tabs. */
  onChange: (message: Unsent) => void;
  onSent: (clientMessageId: string) => void;
};

/** Another try may do better: no answer came, or the server has trouble, or it is too early. */
function isUnsettled({ status, code }: ApiError): boolean {
  return (
    status === 0 || status >= 500 || [401, 408, 425, 429].includes(status) || code === 'IDEMPOTENCY_IN_FLIGHT'
  );
}

/** One tab of this browser sends at a time. Without locks all may: the server knows a repeated message. */
function alone(name: string, signal: AbortSignal, run: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return run();
  return navigator.locks.request(name, { signal }, run).catch(() => undefined);
}

/**
 * Sends what the outbox holds, one after the other in the order written. A message that is refused is marked and left
 * behind; one that cannot be sent now holds up the rest until a later try.
 */
export function createDelivery({ userId, store, onChange, onSent }: DeliveryOptions) {
  const leaving = new AbortController();
  let failures = 0;
  let pausing: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let isAskedAgain = false;

  const keep = (message: Unsent) =>
    withStorage(async (storage) => {
      await storage.putOutgoing(message);
      onChange(message);
    });

  /** False when the rest has to wait. */
  async function deliver({ error: _error, ...message }: Unsent): Promise<boolean> {
    const { clientMessageId } = message;
    const { failure, answered } = await send(store, message);
    if (leaving.signal.aborted) return false;
    if (!failure) {
      failures = 0;
      await settle(clientMessageId, answered, { userId, onChange, onSent });
      return true;
    }
    if (!isUnsettled(failure)) {
      await keep({ ...message, state: 'failed', error: failure.message });
      return true;
    }
    await keep({ ...message, state: 'waiting' });
    pausing = setTimeout(start, Math.max(pauseMs(failures), (failure.retryAfter ?? 0) * 1000));
    failures += 1;
    return false;
  }

  async function drain(): Promise<void> {
    for (;;) {
      const listed = await withStorage((storage) => storage.listOutgoing(userId));
      const next = listed.find(({ state }) => state === 'pending' || state === 'waiting');
      if (!next || leaving.signal.aborted || !(await deliver(next))) return;
    }
  }

  function start(): void {
    clearTimeout(pausing);
    if (leaving.signal.aborted) return;
    if (running) {
      isAskedAgain = true;
      return;
    }
    isAskedAgain = false;
    running = alone(`plumbline-outbox:${userId}`, leaving.signal, drain).finally(() => {
      running = undefined;
      if (isAskedAgain) start();
    });
  }

  return {
    /** Tries now. */
    start,
    stop() {
      leaving.abort();
      clearTimeout(pausing);
    },
  };
}

type Settling = Pick<DeliveryOptions, 'userId' | 'onChange' | 'onSent'>;

/** What was sent goes; what somebody takes the answer of stays until then, without its files. */
const settle = (key: string, answered: Unsent | undefined, { userId, onChange, onSent }: Settling) =>
  withStorage(async (storage) => {
    if (!answered) {
      await storage.removeOutgoing(key);
      return onSent(key);
    }
    await storage.putOutgoing(answered);
    await storage.putFiles({ key, userId, files: [] });
    onChange(answered);
  });

const NO_ANSWER: ApiError = { status: 0, code: 'NETWORK', message: '', fields: {} };
/** The browser has not kept them. */
const FILES_LOST: ApiError = { status: 400, code: 'BAD_REQUEST', message: '', fields: {} };

type Outcome = { failure?: ApiError; answered?: Unsent | undefined };

/** `answered`: as it is kept until somebody takes the answer. */
async function send(store: AppStore, unsent: Unsent): Promise<Outcome> {
  const files = await withStorage((storage) => storage.readFiles(unsent.clientMessageId));
  if (files.length !== (unsent.files?.length ?? 0)) return { failure: FILES_LOST };
  const sending = isMessage(unsent) ? sendMessage(store, unsent, files) : sendCall(store, unsent, files);
  return sending.then(
    (answered) => ({ answered }),
    // Its code did not arrive, for one.
    (thrown: unknown) => ({ failure: isApiError(thrown) ? thrown : NO_ANSWER }),
  );
}

async function sendMessage(
  { dispatch }: AppStore,
  message: Outgoing,
  files: readonly File[],
): Promise<undefined> {
  const { sendMessage: sendText, sendFiles } = messagesApi.endpoints;
  const { chatId, recipientId, content, clientMessageId } = message;
  const sending =
    files.length > 0
      ? dispatch(sendFiles.initiate({ chatId, content, clientMessageId, files }, { track: false }))
      : dispatch(sendText.initiate({ chatId, recipientId, content, clientMessageId }, { track: false }));
  await sending.unwrap();
}
