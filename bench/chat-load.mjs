/** Sockets that send messages as fast as they are answered, or at a given pace, and what became of them. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { io } from 'socket.io-client';

const ACK_MS = 30_000;
/** After the last message, before one that has not come counts as lost. */
const ARRIVAL_MS = 10_000;
const RAMP = 100;

/** Opens a socket for each `auth`, some at a time. */
export async function connectAll(url, auths) {
  const sockets = [];
  for (let n = 0; n < auths.length; n += RAMP) {
    const opened = auths
      .slice(n, n + RAMP)
      .map((auth) => io(url, { auth, transports: ['websocket'], forceNew: true, reconnection: false }));
    await Promise.all(opened.map((socket) => once(socket, 'connect')));
    sockets.push(...opened);
  }
  return sockets;
}

export const closeAll = (sockets) => sockets.forEach((socket) => socket.disconnect());

/** A message of this person, as the site's own client sends it. */
export const messageOf = ({ id, chatId, otherId }, clientMessageId = randomUUID()) => ({
  chatId,
  senderId: id,
  receiverId: otherId,
  messageText: `Can you come on Monday at nine and have a look at the roof? ${clientMessageId}`,
  timestamp: new Date().toISOString(),
  clientMessageId,
});

/** `senders`: `[socket, person]`. Each sends its next message when the last is acknowledged. Returns them per second. */
export async function measureRate(senders, seconds) {
  let acknowledged = 0;
  const began = performance.now();
  const end = began + seconds * 1000;
  const sendOn = async ([socket, person]) => {
    while (performance.now() < end) {
      const answer = await socket.timeout(ACK_MS).emitWithAck('sendMessage', messageOf(person));
      if (!answer.success) throw new Error(`A message was refused: ${answer.code}`);
      acknowledged += 1;
    }
  };
  await Promise.all(senders.map(sendOn));
  return { acknowledged, perSecond: acknowledged / ((performance.now() - began) / 1000) };
}

/**
 * `pairs`: `{ sender, receiver, person }`, two sockets and who sends. Sends `perSecond` messages in all, whatever is
 * answered, and returns the milliseconds from each emit to the event at the other socket.
 */
export async function measureArrival(pairs, { perSecond, seconds }) {
  const sentAt = new Map();
  const arrived = new Map();
  const seqs = new Map();
  let outOfOrder = 0;
  let refused = 0;
  for (const { receiver } of pairs)
    receiver.on('newMessage', ({ clientMessageId, chatId, seq = 0 }) => {
      arrived.set(clientMessageId, performance.now() - sentAt.get(clientMessageId));
      if (seq < (seqs.get(chatId) ?? 0)) outOfOrder += 1;
      seqs.set(chatId, seq);
    });
  const began = performance.now();
  for (let n = 0; n < perSecond * seconds; n++) {
    const wait = began + (n * 1000) / perSecond - performance.now();
    if (wait > 0) await sleep(wait);
    const { sender, person } = pairs[n % pairs.length];
    const message = messageOf(person);
    sentAt.set(message.clientMessageId, performance.now());
    sender.emit('sendMessage', message, ({ success }) => (refused += success ? 0 : 1));
  }
  const deadline = performance.now() + ARRIVAL_MS;
  while (arrived.size < sentAt.size && performance.now() < deadline) await sleep(20);
  for (const { receiver } of pairs) receiver.off('newMessage');
  return { ms: [...arrived.values()], missing: sentAt.size - arrived.size, outOfOrder, refused };
}

/** Kibibytes of memory that a process holds. */
export function memoryOf(pid) {
  return Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))[1]);
}

/** Kibibytes for each of so many idle sockets. */
export async function measureIdle({ url, pid }, auths) {
  const before = memoryOf(pid);
  const sockets = await connectAll(url, auths);
  await sleep(1000);
  const each = (memoryOf(pid) - before) / sockets.length;
  const isOpen = sockets.every(({ connected }) => connected);
  closeAll(sockets);
  return { each, isOpen };
}
