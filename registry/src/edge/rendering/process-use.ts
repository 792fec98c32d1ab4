import { readFile } from 'node:fs/promises';

/** The tick of Linux, whatever the processor. */
const MS_PER_TICK = 10;

/** `ms`: how long a process has had a processor. `isAsleep`: it waits for something, and not for its turn. */
export type ProcessUse = { ms: number; isAsleep: boolean };

/** What a process uses; undefined where the system does not say, or the process has ended. */
export async function processUse(pid: number | undefined): Promise<ProcessUse | undefined> {
  if (pid === undefined || process.platform !== 'linux') return undefined;
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  // The name, in brackets, may hold anything; the times stand 11 and 12 fields after the state that follows it.
  const fields = text?.slice(text.lastIndexOf(')') + 2).split(' ');
  return (
    fields && { ms: (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK, isAsleep: fields[0] === 'S' }
  );
}
