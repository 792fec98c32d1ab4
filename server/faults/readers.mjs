/** Visitors who request a path again and again, and the outcome of each call. */
import { call, createAgent } from './call.mjs';

/** `calls`: `{ at, ms, ending, status, retryAfter }`, with `ending` a status or what `call` says failed. */
export function startReaders(site, { perSecond = 20, path = '/api/v1/jobs/recent', localAddress } = {}) {
  const agent = createAgent();
  const calls = [];
  const open = new Set();
  const ask = async () => {
    const at = Date.now();
    const { status, failed, headers } = await call(site.url, { path, agent, localAddress });
    const retryAfter = Number(headers?.['retry-after']);
    calls.push({ at, ms: Date.now() - at, ending: failed ?? String(status), status, retryAfter });
  };
  const timer = setInterval(() => {
    const ended = ask().then(() => open.delete(ended));
    open.add(ended);
  }, 1000 / perSecond);
  return {
    calls,
    stop: async () => {
      clearInterval(timer);
      await Promise.all(open);
      agent.destroy();
    },
  };
}

/** Number of calls with this outcome. */
export const countEndings = (calls, ...endings) =>
  calls.filter(({ ending }) => endings.includes(ending)).length;
