import { isApiError, type ApiError } from '@plumbline/shared-api/api';
import { messagesApi } from '@plumbline/shared-api/messages';
import type { AppStore } from '@plumbline/shared-api/store';
import { isMessage, type Outgoing, type OutgoingApplication, type Unsent } from './outgoing';
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
    const failure = await send(store, message);
    if (leaving.signal.aborted) return false;
    if (!failure) {
      failures = 0;
      await withStorage(async (storage) => {
        await storage.removeOutgoing(clientMessageId);
        onSent(clientMessageId);
      });
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
      const next = listed.find(({ state }) => state !== 'failed');
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

const NO_ANSWER: ApiError = { status: 0, code: 'NETWORK', message: '', fields: {} };
/** The browser has not kept them. */
const FILES_LOST: ApiError = { status: 400, code: 'BAD_REQUEST', message: '', fields: {} };

const send = (store: AppStore, unsent: Unsent): Promise<ApiError | undefined> =>
  isMessage(unsent) ? sendMessage(store, unsent) : sendApplication(store, unsent);

const failureOf = (sending: Promise<unknown>): Promise<ApiError | undefined> =>
  sending.then(
    () => undefined,
    (thrown: unknown) => (isApiError(thrown) ? thrown : NO_ANSWER),
  );

/** Under the same key each time, so that the server does it once, whatever became of the answer. */
async function sendApplication(
  { dispatch }: AppStore,
  { application, clientMessageId: key }: OutgoingApplication,
): Promise<ApiError | undefined> {
  const code = await import('@plumbline/shared-api/applications').catch(() => undefined);
  if (!code) return NO_ANSWER;
  const { apply } = code.applicationsApi.endpoints;
  return failureOf(dispatch(apply.initiate({ ...application, key }, { track: false })).unwrap());
}

async function sendMessage({ dispatch }: AppStore, message: Outgoing): Promise<ApiError | undefined> {
  const { sendMessage: sendText, sendFiles } = messagesApi.endpoints;
  const { chatId, recipientId, content, clientMessageId } = message;
  const files = await withStorage((storage) => storage.readFiles(clientMessageId));
  if (files.length !== (message.files?.length ?? 0)) return FILES_LOST;
  const sending =
    files.length > 0
      ? dispatch(sendFiles.initiate({ chatId, content, clientMessageId, files }, { track: false }))
      : dispatch(sendText.initiate({ chatId, recipientId, content, clientMessageId }, { track: false }));
  return failureOf(sending.unwrap());
}
