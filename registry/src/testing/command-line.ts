import { runCommand } from '../commands';
import type { aRegistry } from './temporary-registry';

type Registry = Pick<Awaited<ReturnType<typeof aRegistry>>, 'storeDir' | 'keyDir'>;

/** Runs commands on a temporary registry as the user Ada; returns exit code and printed lines. */
export function commandLine({ storeDir, keyDir }: Registry, more: Record<string, string> = {}) {
  return async (...argv: string[]) => {
    const lines: string[] = [];
    const env = { REGISTRY_DIR: storeDir, REGISTRY_KEYS: keyDir, REGISTRY_ACTOR: 'ada', ...more };
    const code = await runCommand(argv, env, (line) => lines.push(line));
    return { code, output: lines.join('\n') };
  };
}
