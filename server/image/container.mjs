/** The image of a Dockerfile as a running container: its user, a root that cannot be written to, and a record of files. */
import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { waitUntil } from '../faults/patience.mjs';
import { mountKernel, USER } from './stages.mjs';

const READY_MS = 90_000;
const quoted = (text) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** What strace wrote down: the files that were opened, as the image calls them. */
function openedIn(trace, root) {
  const places = fs.readFileSync(trace, 'utf8').matchAll(/ = \d+<([^>]+)>$/gm);
  const programs = fs.readFileSync(trace, 'utf8').matchAll(/execve\("([^"]+)".* = 0$/gm);
  const found = [...places].map(([, file]) => file).filter((file) => file.startsWith(`${root}/`));
  return [...found.map((file) => file.slice(root.length)), ...[...programs].map(([, file]) => file)];
}

/**
 * Starts the command of `image` as compose does: everything but its volumes, `/tmp` and `disks` (folders of the image) is
 * read-only; `shares`: `[folder here, folder there]`, read-only too. `env`: settings on top. Resolves once it is ready.
 */
export async function startContainer(image, { work, env, disks, shares }) {
  const { root, folder } = image;
  const trace = path.join(work, 'opened');
  const inside = (place) => path.join(root, place);
  for (const [, place] of shares) fs.mkdirSync(inside(place), { recursive: true });
  const settings = { PATH: '/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', ...image.env, ...env };
  const setUp = [
    `mount --bind ${root} ${root}`,
    `mount -o remount,ro,bind ${root}`,
    ...[...image.volumes, '/tmp', ...disks].map(
      (disk) => `mount -t tmpfs -o uid=${USER} none ${inside(disk)}`,
    ),
    ...shares.flatMap(([here, there]) => [
      `mount --bind ${here} ${inside(there)}`,
      `mount -o remount,ro,bind ${inside(there)}`,
    ]),
    mountKernel(root),
  ];
  const enter = ['chroot', `--userspec=${image.user}`, root, 'sh', '-c'];
  const within = (words) => [...enter, `cd ${folder} && exec ${words.map(quoted).join(' ')}`];
  const recorded = (words, file) => [
    'strace',
    '-f',
    '-qq',
    '-y',
    '--seccomp-bpf',
    '-o',
    file,
    '-e',
    'trace=openat,execve',
    ...within(words),
  ];
  const command = [...setUp, `exec ${recorded(image.command, trace).map(quoted).join(' ')}`].join(' && ');
  const child = spawn('unshare', ['--mount', 'sh', '-c', command], { env: settings, stdio: 'inherit' });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  /** Below strace. */
  const server = () =>
    Number(fs.readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').split(' ')[0]);
  process.once('exit', () => child.exitCode === null && process.kill(server(), 'SIGKILL'));

  const url = `http://127.0.0.1:${settings.PORT}`;
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  const wasReady = await waitUntil(async () => child.exitCode !== null || (await isReady()), READY_MS);
  if (!wasReady || child.exitCode !== null) throw new Error('The server of the image did not become ready.');

  let others = 0;
  return {
    url,
    root,
    /** What `words` prints in the container, as its user; the files that it opens count too. Throws if it fails. */
    run: (...words) => {
      const file = `${trace}-${(others += 1)}`;
      const namespace = ['--mount', `--target=${child.pid}`, '--'];
      return execFileSync('nsenter', [...namespace, ...recorded(words, file)], {
        env: settings,
        stdio: ['ignore', 'pipe', 'pipe'],
      }).toString();
    },
    /** Asks it to stop, as an engine does. Resolves to its exit code, its milliseconds and the files that were opened. */
    stop: async () => {
      const began = Date.now();
      process.kill(server(), 'SIGTERM');
      const code = await exited;
      const traces = [trace, ...Array.from({ length: others }, (_, n) => `${trace}-${n + 1}`)];
      return {
        code,
        ms: Date.now() - began,
        opened: new Set(traces.flatMap((file) => openedIn(file, root))),
      };
    },
  };
}
