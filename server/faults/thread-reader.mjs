/**
 * One person who has a conversation open as the site's pages do: who looks at what is missing whenever the link is back,
 * the server says so or a number is skipped.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { io } from 'socket.io-client';
import { comeBack } from './people.mjs';

const PAGE_SIZE = 200;
const RETRY_MS = 50;
/** A server that has just come back is not asked by everybody twenty times a second. */
const LONGEST_RETRY_MS = 800;
/** Pages come one after the other when all of them are told to catch up. */
const SPREAD_MS = 3000;

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

/**
 * `ask(request)`: a call to the API, as `call` makes it. `options`: of socket.io besides. Returns the `socket`, the
 * `thread`, and:
 *
 * - `count`: `connects`, and `repeated` events of what was known already.
 * - `live`, `caughtUp`: the ids of messages, by how they were first heard of.
 * - `closed`, `skips`: milliseconds from each connect, or from a skipped number, until nothing was missing.
 */
export function createThreadReader(url, { id, token, chatId }, { ask, options }) {
  const thread = createThread();
  const count = { connects: 0, repeated: 0 };
  const [live, caughtUp] = [new Set(), new Set()];
  const [closed, skips] = [[], []];
  let connectedAt;
  let isLooking = false;

  const socket = io(url, { auth: { token }, forceNew: true, ...options });
  comeBack(socket);
  const catchUp = (row) => {
    if (thread.add(row)) caughtUp.add(row._id);
  };

  async function fetchMissing() {
    const path = `/api/v1/messages/${chatId}?afterSeq=${thread.complete()}&limit=${PAGE_SIZE}`;
    const { status, body } = await ask({ path, token });
    if (status !== 200) return false;
    body.forEach(catchUp);
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

  socket.on('connect', () => {
    count.connects += 1;
    connectedAt = Date.now();
    socket.emit('registerUser', { userId: id });
    socket.emit('joinRoom', { chatId, userId: id, afterSeq: thread.complete() }, ({ messages }) => {
      messages?.forEach(catchUp);
      if (messages?.length < PAGE_SIZE) noteComplete();
      void look();
    });
  });
  socket.on('disconnect', () => {
    // A gap that outlived its connection counts as open for as long as that lasted.
    if (connectedAt !== undefined) closed.push(Date.now() - connectedAt);
    connectedAt = undefined;
  });
  socket.on('catchUp', () => setTimeout(() => void look(), SPREAD_MS * Math.random()));
  socket.on('newMessage', (row) => {
    if (thread.add(row)) live.add(row._id);
    else count.repeated += 1;
    if (thread.newest() === thread.complete()) return;
    const skippedAt = Date.now();
    void look().then(() => {
      if (thread.newest() === thread.complete()) skips.push(Date.now() - skippedAt);
    });
  });

  return { socket, thread, count, live, caughtUp, closed, skips };
}
