import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PUBLISHED_ONCE } from './publish-once';
import type { RegistryPlace } from './registry-command';
import { ROOT } from './repository';

/** A copy of the repository's sources with its packages installed, to change and to run commands in. */
export type Checkout = RegistryPlace & {
  folder: string;
  /** Runs a script of the copy, in one of its folders, to its end. Rejects with what it printed. */
  run: (place: string, script: string, ...args: string[]) => Promise<string>;
  /** Starts a long-lived one, in its own process group. */
  start: (env: Record<string, string>, script: string, ...args: string[]) => ChildProcess;
  remove: () => void;
};

/** Nothing in the copy is built; its registry holds the builds that were published once. */
export function checkout(): Checkout {
  // Under root the database runs as `nobody`, who must be able to walk down to its folder.
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plumbline-e2e-checkout-'));
  fs.chmodSync(folder, 0o755);
  for (const file of sourceFiles()) fs.cpSync(path.join(ROOT, file), path.join(folder, file));
  for (const place of ['', ...packagesOf(folder)])
    linkModules(path.join(ROOT, place), path.join(folder, place));
  linkPackages(folder);
  fs.cpSync(process.env[PUBLISHED_ONCE] ?? '', path.join(folder, '.plumbline'), { recursive: true });
  const place = {
    registryDir: path.join(folder, '.plumbline/registry'),
    keyDir: path.join(folder, '.plumbline/keys'),
  };
  const env = {
    ...process.env,
    REGISTRY_DIR: place.registryDir,
    REGISTRY_KEYS: place.keyDir,
    // Journeys stay on this machine.
    TILE_URL: 'none',
  };
  return {
    ...place,
    folder,
    run: (place, script, ...args) =>
      new Promise((resolve, reject) => {
        const file = path.join(folder, script);
        const child = spawn(process.execPath, [file, ...args], { cwd: path.join(folder, place), env });
        let printed = '';
        child.stdout.on('data', (data: Buffer) => (printed += data.toString()));
        child.stderr.on('data', (data: Buffer) => (printed += data.toString()));
        child.once('error', reject);
        child.once('exit', (code) => {
          if (code === 0) resolve(printed);
          else reject(new Error(`${script} ended with ${String(code)}:\n${printed}`));
        });
      }),
    start: (more, script, ...args) =>
      spawn(process.execPath, [script, ...args], { cwd: folder, env: { ...env, ...more } }),
    remove: () => {
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

function sourceFiles(): string[] {
  const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return stdout.split('\n').filter((file) => file !== '' && fs.existsSync(path.join(ROOT, file)));
}

function packagesOf(folder: string): string[] {
  return fs.readdirSync(folder).filter((name) => fs.existsSync(path.join(folder, name, 'package.json')));
}

/** Each installed package is a link, so that the copy can have links of its own to its own packages. */
function linkModules(from: string, to: string): void {
  const source = path.join(from, 'node_modules');
  const target = path.join(to, 'node_modules');
  if (!fs.existsSync(source)) return;
  fs.mkdirSync(target);
  for (const name of fs.readdirSync(source).filter((name) => name !== '@plumbline'))
    if (name !== '.package-lock.json') fs.symlinkSync(path.join(source, name), path.join(target, name));
}

function linkPackages(folder: string): void {
  const modules = path.join(folder, 'node_modules');
  fs.mkdirSync(path.join(modules, '@plumbline'));
  for (const name of packagesOf(folder))
    fs.symlinkSync(path.join(folder, name), path.join(modules, '@plumbline', name));
  // The commands take this file for a finished install.
  fs.writeFileSync(path.join(modules, '.package-lock.json'), '{}');
}
