/** A remote whose server half can be told to fail, by the address of its page. */
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../tooling/scripts/checks.mjs';
import { writeRelease } from './release-files.mjs';

const REMOTE = 'mf-marketing';
const HALF = 'server/about.cjs';

/** Keeps a processor busy for some time. */
function work() {
  for (const end = Date.now() + 50; Date.now() < end;);
}

/** Runs as the loader of the page. `timer` and `works` leave work behind for the pages of others. */
function fail({ search }) {
  const fault = search.get('fault');
  if (fault === 'throws') throw new Error('thrown on purpose');
  if (fault === 'hangs') for (;;);
  if (fault === 'waits') return new Promise(() => undefined);
  if (fault === 'timer') setInterval(work, 100);
  if (fault === 'works') {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => port2.postMessage(work());
    port2.postMessage(0);
  }
  if (fault === 'memory') for (const all = []; ;) all.push({ all: [...all] });
  return undefined;
}

export const FAULTS = ['throws', 'hangs', 'waits', 'timer', 'works', 'memory'];
export const faultyPath = (fault, n) => `/about?fault=${fault}&n=${n}`;

/** A build of the remote that does as its address says. Returns folders for `publishFederated`. */
export function faultyBuild(into) {
  const folder = path.join(into, REMOTE, 'dist');
  fs.cpSync(path.join(ROOT, REMOTE, 'dist'), folder, { recursive: true });
  fs.appendFileSync(
    path.join(folder, HALF),
    `\n${work}\nmodule.exports = { ...module.exports, load: ${fail} };\n`,
  );
  writeRelease(folder, JSON.parse(fs.readFileSync(path.join(folder, 'release.json'), 'utf8')));
  return { [REMOTE]: folder };
}
