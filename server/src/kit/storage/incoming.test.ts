import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createIncoming } from './incoming';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plumbline-incoming-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

/** What a server leaves behind when it is killed during an upload. */
function leftBy(host: string, pid: number): string {
  const left = path.join(folder, `${host}.${pid}.0c5d1d34`);
  fs.mkdirSync(path.join(left, 'call'), { recursive: true });
  fs.writeFileSync(path.join(left, 'call', 'body'), 'half');
  return left;
}
const here = os.hostname().replace(/[^\w-]/g, '_');
const isThere = (file: string) => fs.existsSync(file);

test('what a killed server left goes; what a living one has, or another machine, stays', async () => {
  const incoming = createIncoming(folder);
  const own = await incoming.makeFolder();
  const { pid: dead } = spawnSync(process.execPath, ['-e', '']);
  const [killed, living, elsewhere] = [leftBy(here, dead), leftBy(here, process.ppid), leftBy('other', dead)];
  await incoming.sweep();
  expect([killed, living, elsewhere, own].map(isThere)).toEqual([false, true, true, true]);
});

test('what another machine left an hour ago goes', async () => {
  const left = leftBy('other', 1);
  const longAgo = new Date(Date.now() - 2 * 3_600_000);
  fs.utimesSync(left, longAgo, longAgo);
  await createIncoming(folder).sweep();
  expect(isThere(left)).toBe(false);
});
