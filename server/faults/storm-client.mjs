/**
 * One person at one conversation in a storm, who reads it as the site's pages do and writes now and then: an outbox sent
 * in order under the same id until it is acknowledged.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { call } from './call.mjs';
import { createThreadReader } from './thread-reader.mjs';

const ACK_MS = 3000;
const CALL_MS = 3000;
const RETRY_MS = 50;
/** Share of messages that leave by the socket and by a call at the same time. */
const DOUBLED = 0.1;

export function createStormClient(url, person, { everyMs, agent }) {
  const { id, token, chatId, otherId } = person;
  const ask = (request) => call(url, { ...request, agent, timeoutMs: CALL_MS });
  const { socket, thread, ...heard } = createThreadReader(url, person, {
    ask,
    options: { transports: ['websocket'], reconnectionDelay: 100, reconnectionDelayMax: 500 },
  });
  const waiting = [];
  const acknowledged = new Map();
  const count = { written: 0, tries: 0, doubled: 0 };
  const refusals = {};
  let isSending = false;

  async function sendByCall(message) {
    const { messageText: content, clientMessageId } = message;
    const json = { recipientId: otherId, chatId, content, clientMessageId };
    const { body } = await ask({ method: 'POST', path: '/api/v1/messages/', token, json });
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

  let isWriting = true;
  const writeOn = async () => {
    while (isWriting) {
      await sleep(everyMs * (0.5 + Math.random()));
      if (isWriting) write();
    }
  };
  void writeOn();

  return {
    ...{ person, thread, acknowledged, count, heard, refusals },
    unsent: () => waiting.length,
    stopWriting: () => (isWriting = false),
    close: () => socket.disconnect(),
  };
}
