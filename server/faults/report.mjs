/** What a fault run prints: a table and every broken promise; a broken one gives an error exit code. */

/** `--short`, a number and parts of names, in any order. */
export function readArguments({ usual, short }) {
  const given = process.argv.slice(2);
  const isShort = given.includes('--short');
  const number = given.find((text) => /^\d+$/.test(text));
  const names = given.filter((text) => !/^(\d+|--.*)$/.test(text));
  return { isShort, names, count: Number(number ?? (isShort ? short : usual)) };
}

/** Kills the process and all it started when a run exceeds its time limit; `tell()` says what it was waiting for. */
export function endAfter(ms, name, tell = () => '') {
  setTimeout(() => {
    process.stderr.write(`${name}: not done after ${ms / 1000} s ${tell()}\n`);
    process.exit(1);
  }, ms).unref();
}

export function quantile(numbers, share) {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** `rows`: `[what, value]`. `promises`: `[what is promised, is it kept, what was found]`. */
export function report(name, { rows, promises, log }) {
  const width = Math.max(...rows.map(([what]) => what.length)) + 2;
  const lines = rows.map(([what, value]) => `${what.padEnd(width)} ${String(value).padStart(10)}`);
  process.stdout.write(`\n${name}\n${lines.join('\n')}\n\n`);
  const broken = promises.filter(([, isKept]) => !isKept);
  for (const [promise, isKept, found] of promises)
    process.stdout.write(`${isKept ? 'kept  ' : 'BROKEN'} ${promise}${isKept ? '' : `: ${found}`}\n`);
  if (broken.length === 0) return;
  if (log) process.stderr.write(`\nEnd of the server's log:\n${log.split('\n').slice(-40).join('\n')}\n`);
  process.exitCode = 1;
}
