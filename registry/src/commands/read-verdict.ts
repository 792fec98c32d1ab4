import { readFile } from 'node:fs/promises';
import { verdictSchema } from '../store/verdict';
import type { Verdict } from '../store/verdict';
import { need } from './command';

/** The verdict in the file that a command names. */
export async function readVerdict(args: string[]): Promise<Verdict> {
  const [file = ''] = need(args, 'file');
  return verdictSchema.parse(JSON.parse(await readFile(file, 'utf8')));
}

export function describeVerdict({ name, contentHash, problems }: Verdict): string {
  const what = problems.length === 0 ? 'nothing wrong' : `${problems.length} problems`;
  return `${name}@${contentHash.slice(0, 12)}: ${what} in a browser`;
}
