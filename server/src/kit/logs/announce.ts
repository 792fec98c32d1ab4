import os from 'node:os';

const LEVELS = { info: 30, warn: 40, fatal: 60 };

/**
 * Lines of the process itself, which come before there is a server with a log and after. In production they look as
 * the log does, one JSON object a line; else they are for whoever started it.
 */
export function createAnnouncements(isProduction: boolean) {
  const write = (level: keyof typeof LEVELS, text: string): void => {
    const out = level === 'info' ? process.stdout : process.stderr;
    const base = { level: LEVELS[level], time: Date.now(), pid: process.pid, hostname: os.hostname() };
    out.write(`${isProduction ? JSON.stringify({ ...base, msg: text.trim() }) : text}\n`);
  };
  if (isProduction) {
    process.removeAllListeners('warning');
    process.on('warning', ({ name, message }) => write('warn', `${name}: ${message}`));
  }
  return {
    say: (text: string) => write('info', text),
    /** What an operator should know, although the process goes on. */
    warn: (text: string) => write('warn', text),
    /** Why the process ends. */
    fail: (text: string) => write('fatal', text),
  };
}
