/** Servers under the load of `CONNECTIONS` callers who each send the next call when the last is answered. */
import fs from 'node:fs';
import http from 'node:http';

const CONNECTIONS = 16;
/** The kernel's ticks in a second, by which it counts what a process used. */
const TICKS = 100;

/** Asks for an answer that is read for this call. */
export const READ_ANEW = { 'cache-control': 'no-cache' };

function send({ port, agent }, { method = 'GET', path, token, json, isCold }) {
  const body = json === undefined ? undefined : Buffer.from(JSON.stringify(json));
  const headers = {
    ...(isCold && READ_ANEW),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-type': 'application/json', 'content-length': body.length }),
  };
  return new Promise((resolve, reject) => {
    const request = http.request({ port, agent, host: '127.0.0.1', method, path, headers }, (response) => {
      let bytes = 0;
      response.on('data', (chunk) => (bytes += chunk.length));
      response.once('end', () => {
        if (response.statusCode < 300) resolve(bytes);
        else reject(new Error(`${method} ${path}: ${response.statusCode} on port ${port}`));
      });
    });
    request.once('error', reject);
    request.end(body);
  });
}

/** Seconds of processor that a process has used; nothing where the system does not say. */
function processorSeconds(pid) {
  if (!fs.existsSync(`/proc/${pid}/stat`)) return undefined;
  const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** `calls`: one after the other and round again until `seconds` are over; without `seconds` each of them once. */
export async function measureCalls({ port, pid }, { calls, seconds }) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const before = processorSeconds(pid);
  const began = performance.now();
  const end = seconds === undefined ? Infinity : began + seconds * 1000;
  let next = 0;
  let bytes = 0;
  const hasNext = () => (seconds === undefined ? next < calls.length : performance.now() < end);
  const caller = async () => {
    while (hasNext()) {
      const length = await send({ port, agent }, calls[next++ % calls.length]);
      bytes += length;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, caller));
  const taken = (performance.now() - began) / 1000;
  agent.destroy();
  const used = before === undefined ? 0 : processorSeconds(pid) - before;
  return { perSecond: next / taken, processorMs: (used * 1000) / next, bytes: bytes / next };
}
