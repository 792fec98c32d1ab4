type Line = Record<string, unknown> & { level: number; time: number; msg?: string };

const NAMES: Record<number, string> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'WARN',
  50: 'ERROR',
  60: 'FATAL',
};
const ALWAYS_THE_SAME = new Set(['level', 'time', 'pid', 'hostname', 'msg', 'err', 'reqId']);

/** The log for a developer's eyes: `12:03:55 info  GET /api/v1/jobs 200 12 ms`, errors with their stack below. */
export function readableLines(out: { write: (text: string) => unknown }): { write: (line: string) => void } {
  return { write: (line) => void out.write(readable(JSON.parse(line) as Line)) };
}

function readable(line: Line): string {
  const at = new Date(line.time).toTimeString().slice(0, 8);
  const level = (NAMES[line.level] ?? String(line.level)).padEnd(5);
  return `${at} ${level} ${line.msg === 'call' ? callOf(line) : eventOf(line)}\n`;
}

function callOf({ method, url, status, ms, code, reason }: Line): string {
  return [method, url, status, `${String(ms)} ms`, code, reason]
    .filter((part) => part !== undefined)
    .join(' ');
}

function eventOf(line: Line): string {
  const rest = Object.entries(line).filter(([name]) => !ALWAYS_THE_SAME.has(name));
  const facts = rest.length > 0 ? ` ${JSON.stringify(Object.fromEntries(rest))}` : '';
  return `${line.msg ?? ''}${facts}${stackOf(line['err'])}`;
}

function stackOf(error: unknown): string {
  const { stack, message } = (error ?? {}) as { stack?: string; message?: string };
  const text = stack ?? message ?? '';
  return text === '' ? '' : `\n${text.replace(/^/gm, '  ')}`;
}
