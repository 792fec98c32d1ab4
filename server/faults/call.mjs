/** One call and its outcome, in more detail than `fetch` tells, which a run that breaks the server needs. */
import http from 'node:http';
import https from 'node:https';
import { actAfter } from './patience.mjs';

const TIMEOUT_MS = 15_000;
/** A kept connection that ends later than this after a call left was not idle at its other end. */
const STALE_MS = 1000;

let authority;

/** From now on calls and agents are https, of sites whose certificate `ca` has signed. */
export function trust(ca) {
  authority = ca;
}

/** Keep-alive connections, as a load balancer has them; beyond `maxSockets` calls wait, and no time limit counts that. */
export const createAgent = ({ maxSockets = 64 } = {}) =>
  authority === undefined
    ? new http.Agent({ keepAlive: true, maxSockets })
    : new https.Agent({ keepAlive: true, maxSockets, ca: authority });

/**
 * Resolves to `{ status, body, headers }`, or `{ failed }`: `refused` (nobody listens), `unanswered` (the connection
 * ended before the answer began), `cut off` (it ended within the answer) or `late`. A kept connection that the server
 * closes just as a call leaves is not its fault: as browsers do (RFC 9110, 9.3.1), that call goes out again, and its
 * answer says `isRepeated`. Where
 * `loses(status)` gives a promise, the answer that begins is not read, and is `unanswered` once it resolves.
 */
export async function call(url, request) {
  for (let isRepeated = false; ; isRepeated = true) {
    const answer = await send(url, request);
    if (!answer.isStale) return { ...answer, isRepeated };
  }
}

function send(
  url,
  { method = 'GET', path, token, key, json, body, headers, agent, timeoutMs, localAddress, loses },
) {
  return new Promise((resolve) => {
    const began = Date.now();
    const payload = json === undefined ? body : Buffer.from(JSON.stringify(json));
    const request = (authority === undefined ? http : https).request(`${url}${path}`, {
      method,
      agent,
      ca: authority,
      localAddress,
      headers: {
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...(payload !== undefined && { 'content-length': payload.length }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(key !== undefined && { 'idempotency-key': key }),
        ...headers,
      },
    });
    let stopWaiting;
    request.once('socket', () => {
      stopWaiting = actAfter(timeoutMs ?? TIMEOUT_MS, () => request.destroy(new Error('late')));
    });
    request.once('close', () => stopWaiting?.());
    request.once('error', (error) => {
      const failed = nameOf(error);
      const isStale = request.reusedSocket && failed === 'unanswered' && Date.now() - began < STALE_MS;
      resolve({ failed, isStale });
    });
    request.once('response', (response) => {
      const end = loses?.(response.statusCode);
      if (end !== undefined) {
        stopWaiting();
        response.once('error', () => undefined);
        void end.then(() => response.destroy()).then(() => resolve({ failed: 'unanswered' }));
        return;
      }
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.once('error', () => resolve({ failed: 'cut off' }));
      response.once('end', () => resolve(answerOf(response, Buffer.concat(chunks))));
    });
    request.end(payload);
  });
}

function nameOf(error) {
  if (error.message === 'late') return 'late';
  // Of `connect` also a reset: the system refuses so while a listener comes or goes. Nobody had let the call in.
  return error.syscall === 'connect' ? 'refused' : 'unanswered';
}

function answerOf({ statusCode, headers }, bytes) {
  const isJson = headers['content-type']?.startsWith('application/json') === true;
  return { status: statusCode, headers, body: isJson ? JSON.parse(bytes.toString()) : bytes };
}

/** The answer's body; a call that must succeed and does not ends the run. */
export async function expectCall(url, request) {
  const answer = await call(url, request);
  if (answer.status >= 200 && answer.status < 300) return answer.body;
  throw new Error(
    `${request.method ?? 'GET'} ${request.path}: ${answer.failed ?? `${answer.status} ${JSON.stringify(answer.body)}`}`,
  );
}
