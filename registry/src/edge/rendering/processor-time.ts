import { readFile } from 'node:fs/promises';

/** Of Linux, whatever the processor. */
const MS_PER_TICK = 10;

/** Milliseconds that a process has had a processor; undefined where the system does not tell, or it has ended. */
export async function processorMs(pid: number | undefined): Promise<number | undefined> {
  if (pid === undefined || process.platform !== 'linux') return undefined;
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  // The name, in brackets, may hold anything; the times stand 11 and 12 fields after the state that follows it.
  const fields = text?.slice(text.lastIndexOf(')') + 2).split(' ');
  return fields && (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
}
