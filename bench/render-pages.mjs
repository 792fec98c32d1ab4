/** Pages as visitors without a session ask for them, and the processor time of a server with its renderers. */
import fs from 'node:fs';
import http from 'node:http';

/** The kernel's ticks in a second, by which it counts what a process used. */
const TICKS = 100;
/** As the shell of somebody signed in hints: the page comes without content. */
export const UNRENDERED = { cookie: 'plumbline_in=1' };

/** Resolves to `ms`, `isRendered` and `bytes` as sent. */
export function openPage({ url, agent }, path, headers = {}) {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const asked = { accept: 'text/html', 'accept-encoding': 'br', 'accept-language': 'en', ...headers };
    const request = http.get(url + path, { agent, headers: asked }, (response) => {
      let bytes = 0;
      response.on('data', (chunk) => (bytes += chunk.length));
      response.once('end', () => {
        const policy = response.headers['content-security-policy'] ?? '';
        const ms = performance.now() - began;
        if (response.statusCode < 500) resolve({ ms, bytes, isRendered: policy.includes('style-src-attr') });
        else reject(new Error(`${path}: ${response.statusCode}`));
      });
    });
    request.once('error', reject);
  });
}

const childrenOf = (pid) => {
  const file = `/proc/${pid}/task/${pid}/children`;
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim().split(' ').filter(Boolean) : [];
};

/** Processes of the edge that render pages: the one at work and its spare. */
export function renderersOf(pid) {
  return childrenOf(pid)
    .map(Number)
    .filter((child) => fs.readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('permission'));
}

/** Seconds of processor that a server and its renderers have used. */
export function processorSeconds(pid) {
  const used = [pid, ...renderersOf(pid)].map((each) => {
    const fields = fs.readFileSync(`/proc/${each}/stat`, 'utf8').split(') ')[1].split(' ');
    return Number(fields[11]) + Number(fields[12]);
  });
  return used.reduce((sum, ticks) => sum + ticks, 0) / TICKS;
}

/** One address again and again, from `callers` at once. */
export async function measureKept(site, { path, callers, seconds }) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: callers });
  const end = performance.now() + seconds * 1000;
  const times = [];
  let unrendered = 0;
  const call = async () => {
    while (performance.now() < end) {
      const { ms, isRendered } = await openPage({ ...site, agent }, path);
      times.push(ms);
      if (!isRendered) unrendered += 1;
    }
  };
  await Promise.all(Array.from({ length: callers }, call));
  agent.destroy();
  return { perSecond: times.length / seconds, times, unrendered };
}
