import { execFileSync } from 'node:child_process';
import fs from 'node:fs';

const PARENT_MS = 500;
const SHELLS = /^-?(?:.*\/)?(?:sh|dash|bash|zsh|ash|busybox)$/;

/**
 * Calls `onGone` once whoever called this process has ended. npm runs scripts in a shell, which outlives npm when that
 * is killed; behind such a shell npm is the caller.
 */
export function watchCaller(onGone) {
  const parent = process.ppid;
  const npm = process.env.npm_lifecycle_event !== undefined && isShell(parent) ? parentOf(parent) : undefined;
  const watch = setInterval(() => {
    if (process.ppid === parent && (npm === undefined || parentOf(parent) === npm)) return;
    clearInterval(watch);
    onGone();
  }, PARENT_MS);
  watch.unref();
}

/** A process whose parent has ended belongs to another one. `undefined` where the system does not say. */
function parentOf(pid) {
  const status = statusOf(pid);
  if (status !== undefined) return Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]);
  const text = ask(pid, 'ppid');
  return text === undefined ? undefined : Number(text);
}

function isShell(pid) {
  return SHELLS.test(/^Name:\s+(.+)$/m.exec(statusOf(pid) ?? '')?.[1] ?? ask(pid, 'comm') ?? '');
}

/** Linux has it in a file; others have a command. */
function statusOf(pid) {
  try {
    return fs.readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return undefined;
  }
}

function ask(pid, field) {
  try {
    return execFileSync('ps', ['-o', `${field}=`, '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}
