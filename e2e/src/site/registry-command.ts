import { spawn } from 'node:child_process';
import { ROOT } from './repository';

/** Where a site's registry and its keys lie. */
export type RegistryPlace = { registryDir: string; keyDir: string };

/** Runs a command of the registry (`publish`, `rollback` …) on that place. Rejects with what it printed. */
export function runRegistry({ registryDir, keyDir }: RegistryPlace, ...args: string[]): Promise<string> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'registry/src/cli.ts', ...args], {
    cwd: ROOT,
    env: { ...process.env, REGISTRY_DIR: registryDir, REGISTRY_KEYS: keyDir, REGISTRY_ACTOR: 'e2e' },
  });
  let printed = '';
  const keep = (data: Buffer) => {
    printed += data.toString();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve(printed);
      else reject(new Error(`registry ${args[0] ?? ''} ended with ${String(code)}:\n${printed}`));
    });
  });
}
