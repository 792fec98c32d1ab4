/** A site behind nginx with the settings of `deploy/nginx`. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { call } from '../server/faults/call.mjs';
import { temporaryFolder } from '../server/faults/folders.mjs';
import { waitUntil } from '../server/faults/patience.mjs';
import { writeNginx } from '../server/topology/files.mjs';
import { freePort } from '../tooling/scripts/checks.mjs';

const START_MS = 10_000;

/** Puts nginx, without TLS, in front of the site at `url`. Returns its address. It ends with this process. */
export async function putNginxBefore({ url }) {
  const folder = temporaryFolder();
  const own = Number(new URL(url).port);
  const ports = { site: await freePort(), inner: await freePort(), webs: [own], edges: [own] };
  const file = writeNginx(folder, { ports, log: path.join(folder, 'calls.log') });
  const nginx = spawn('nginx', ['-c', file, '-p', folder], {
    stdio: 'inherit',
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
  });
  process.once('exit', () => {
    nginx.kill();
    fs.rmSync(folder, { recursive: true, force: true });
  });
  const address = `http://127.0.0.1:${ports.site}`;
  const isThere = async () => (await call(address, { path: '/readyz' })).status === 200;
  if (!(await waitUntil(isThere, START_MS))) throw new Error('nginx did not start.');
  return address;
}
