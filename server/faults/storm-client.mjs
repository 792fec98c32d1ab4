/**
 * One person at one conversation in a storm, who writes now and then and does what the site's pages do: an outbox sent
 * in order under the same id until it is acknowledged, and a look at what is missing whenever the link is back or a
 * number is skipped.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { io } from 'socket.io-client';
import { call } from './call.mjs';
import { comeBack } from './people.mjs';

const PAGE_SIZE = 200;
const ACK_MS = 3000;
const CALL_MS = 3000;
const RETRY_MS = 50;
/** A server that has just come back is not asked by everybody twenty times a second. */
const LONGEST_RETRY_MS = 800;
/** Share of messages that leave by the socket and by a call at the same time. */
const DOUBLED = 0.1;

/** What the client holds of the chat: one row for each number. */
function createThread() {
  const rows = new Map();
  const wrong = [];
  let complete = 0;
  return {
    wrong,
    add: (row) => {
      const known = rows.get(row.seq);
      if (known !== undefined && known._id !== row._id)
        wrong.push(`${row.chatId} has two messages numbered ${row.seq}`);
      rows.set(row.seq, row);
      while (rows.has(complete + 1)) complete += 1;
      return known === undefined;
    },
    /** The last number up to which nothing is missing. */
    complete: () => complete,
    newest: () => Math.max(0, ...rows.keys()),
    ids: () => [...rows.values()].toSorted((one, other) => one.seq - other.seq).map(({ _id }) => _id),
  };
}

export function createStormClient(url, person, { everyMs, agent }) {
  const { id, token, chatId, otherId } = person;
  const thread = createThread();
  const waiting = [];
  const acknowledged = new Map();
  const count = { written: 0, tries: 0, doubled: 0, repeated: 0, reconnects: 0 };
  const refusals = {};
  /** Milliseconds from each reconnect until nothing was missing; `skips`: from a skipped number. */
  const [closed, skips] = [[], []];
  let connectedAt;
  let isLooking = false;
  let isSending = false;

  const socket = io(url, {
    auth: { token },
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelay: 100,
    reconnectionDelayMax: 500,
  });
  comeBack(socket);

  async function fetchMissing() {
    const path = `/api/v1/messages/${chatId}?afterSeq=${thread.complete()}&limit=${PAGE_SIZE}`;
    const { status, body } = await call(url, { path, token, agent, timeoutMs: CALL_MS });
    if (status !== 200) return false;
    body.forEach(thread.add);
    return body.length < PAGE_SIZE;
  }

  /** Asks until an answer says that nothing is missing; when the link is cut meanwhile, the next one looks anew. */
  async function look() {
    if (isLooking) return;
    isLooking = true;
    let isComplete = false;
    for (let tries = 0; socket.connected && !isComplete; tries++) {
      const pause = Math.min(RETRY_MS * 2 ** (tries - 1), LONGEST_RETRY_MS) * (0.5 + Math.random() / 2);
      if (tries > 0) await sleep(pause);
      isComplete = await fetchMissing();
    }
    isLooking = false;
    if (isComplete) noteComplete();
  }

  function noteComplete() {
    if (connectedAt === undefined) return;
    closed.push(Date.now() - connectedAt);
    connectedAt = undefined;
  }

  async function sendByCall(message) {
    const { messageText: content, clientMessageId } = message;
    const json = { recipientId: otherId, chatId, content, clientMessageId };
    const { body } = await call(url, {
      ...{ method: 'POST', path: '/api/v1/messages/', token, json, agent },
      timeoutMs: CALL_MS,
    });
    return body?.data;
  }

  async function sendBySocket(message) {
    const answer = await socket.timeout(ACK_MS).emitWithAck('sendMessage', message);
    if (answer.success) return answer.message;
    // Who was cut off for long has more to send than one may at once.
    if (answer.code === 'RATE_LIMITED') await sleep(answer.retryAfter * 1000);
    else refusals[answer.code] = (refusals[answer.code] ?? 0) + 1;
    return undefined;
  }

  function note(message, row) {
    if (row === undefined) return;
    const { clientMessageId } = message;
    const before = acknowledged.get(clientMessageId);
    if (before !== undefined && before !== row._id) thread.wrong.push(`${clientMessageId} was stored twice`);
    acknowledged.set(clientMessageId, row._id);
    thread.add(row);
  }

  /** Sends what waits, in order; the next only when the last is acknowledged. */
  async function send() {
    if (isSending) return;
    isSending = true;
    while (waiting.length > 0) {
      if (!socket.connected) await sleep(RETRY_MS);
      else if (await trySending(waiting[0])) waiting.shift();
    }
    isSending = false;
  }

  async function trySending(message) {
    count.tries += 1;
    const ways = [sendBySocket(message)];
    if (Math.random() < DOUBLED) {
      count.doubled += 1;
      ways.push(sendByCall(message));
    }
    const outcomes = await Promise.allSettled(ways);
    for (const { value } of outcomes) note(message, value);
    return acknowledged.has(message.clientMessageId);
  }

  function write() {
    const parties = { chatId, senderId: id, receiverId: otherId };
    const messageText = `${id} ${count.written++}`;
    const clientMessageId = randomUUID();
    waiting.push({ ...parties, messageText, clientMessageId, timestamp: new Date().toISOString() });
    void send();
  }

  socket.on('connect', () => {
    count.reconnects += 1;
    connectedAt = Date.now();
    socket.emit('registerUser', { userId: id });
    socket.emit('joinRoom', { chatId, userId: id, afterSeq: thread.complete() }, ({ messages }) => {
      messages?.forEach(thread.add);
      if (messages?.length < PAGE_SIZE) noteComplete();
      void look();
    });
  });
  socket.on('disconnect', () => {
    // A gap that outlived its connection counts as open for as long as that lasted.
    if (connectedAt !== undefined) closed.push(Date.now() - connectedAt);
    connectedAt = undefined;
  });
  socket.on('catchUp', () => void look());
  socket.on('newMessage', (row) => {
    if (!thread.add(row)) count.repeated += 1;
    if (thread.newest() === thread.complete()) return;
    const skippedAt = Date.now();
    void look().then(() => {
      if (thread.newest() === thread.complete()) skips.push(Date.now() - skippedAt);
    });
  });

  let isWriting = true;
  const writeOn = async () => {
    while (isWriting) {
      await sleep(everyMs * (0.5 + Math.random()));
      if (isWriting) write();
    }
  };
  void writeOn();

  return {
    ...{ person, thread, acknowledged, count, refusals, closed, skips },
    unsent: () => waiting.length,
    stopWriting: () => (isWriting = false),
    close: () => socket.disconnect(),
  };
}
