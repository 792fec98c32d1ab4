import { hostname, userInfo } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { canDeploy, publish, readSound } from './publishing/publish';
import type { Outcome } from './publishing/publish';
import { readLive } from './publishing/registry-context';
import type { RegistryContext } from './publishing/registry-context';
import { rollback, setDisabled } from './publishing/rollback';
import { RefusedError } from './release/refusal';
import { generateSigningKey, loadSigningKey, readPublicKeys } from './signing';
import { folderStore } from './store/folder-store';

export const USAGE = `Usage: npm run registry -- <command>

  publish <dist…> [--numbered]     make built folders live together (--numbered: no +hash after the version)
  verify <dist…>                   check built folders on their own
  can-deploy <dist…> [--numbered]  the judgement of publish, without publishing
  rollback <name> --reason <text>  bring back the release before the live one
  disable <name> --reason <text>   take a remote out of the site
  enable <name> --reason <text>    bring it back
  list                             what is live
  log [name]                       who changed what, when, why
  keygen                           make a signing key

Environment: REGISTRY_DIR (store), REGISTRY_KEYS (key folder), PROFILE, REGISTRY_ACTOR (name in the log).
Exit codes: 0 done, 1 refused or failed, 2 wrong usage.`;

type Environment = Record<string, string | undefined>;
type Print = (line: string) => void;
type Call = { env: Environment; print: Print; args: string[]; reason?: string; isNumbered: boolean };
type Command = (call: Call) => Promise<void>;

class UsageError extends Error {}

const COMMANDS: Record<string, Command> = {
  async publish({ env, print, args, isNumbered }) {
    const { sequence, outcomes } = await publish(await open(env), need(args, 'dist'), { isNumbered });
    for (const outcome of outcomes)
      print(describe(outcome, outcome.result === 'live' ? 'live' : 'unchanged'));
    print(`Registry document ${sequence}.`);
  },
  async verify({ print, args }) {
    for (const { release, contentHash } of await readSound(need(args, 'dist'))) {
      print(describe({ name: release.name, version: release.version, contentHash }, 'sound'));
    }
  },
  async 'can-deploy'({ env, print, args, isNumbered }) {
    for (const outcome of await canDeploy(await open(env), need(args, 'dist'), { isNumbered })) {
      print(describe(outcome, outcome.result === 'live' ? 'can go live' : 'is live already'));
    }
  },
  async rollback({ env, print, args, reason }) {
    const [name = ''] = need(args, 'name');
    const target = await rollback(await open(env), { name, reason: needReason(reason) });
    print(describe({ name, ...target }, 'live again'));
  },
  async disable({ env, print, args, reason }) {
    const [name = ''] = need(args, 'name');
    await setDisabled(await open(env), { name, reason: needReason(reason), isDisabled: true });
    print(`${name} is disabled.`);
  },
  async enable({ env, print, args, reason }) {
    const [name = ''] = need(args, 'name');
    await setDisabled(await open(env), { name, reason: needReason(reason), isDisabled: false });
    print(`${name} is enabled.`);
  },
  async list({ env, print }) {
    const { sequence, updatedAt, packages } = await readLive(await open(env));
    print(`Registry document ${sequence}, ${updatedAt}`);
    for (const [name, { live, disabled }] of Object.entries(packages).sort()) {
      print(describe({ name, ...live }, disabled ? 'disabled' : 'live'));
    }
  },
  async log({ env, print, args: [name] }) {
    const { store } = await open(env);
    for (const { at, who, command, sequence, changes, reason } of await store.readAudit()) {
      const own = changes.filter((change) => name === undefined || change.name === name);
      const lines = own.map(
        (change) => `${change.name} ${change.from?.version ?? '(new)'} → ${change.to.version}`,
      );
      if (own.length > 0)
        print(`${at} #${sequence} ${command} by ${who}: ${lines.join(', ')}${reason ? ` (${reason})` : ''}`);
    }
  },
  async keygen({ env, print }) {
    const folder = keyFolder(env);
    const { keyId } = await generateSigningKey(folder).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'EEXIST' ? new Error(`${folder} holds a signing key already`) : error;
    });
    print(`Key ${keyId} in ${folder}.`);
  },
};

/** Runs one command of the registry. Gives the exit code; `print` gets lines for people. */
export async function runCommand(argv: readonly string[], env: Environment, print: Print): Promise<number> {
  try {
    const { positionals, values } = parseCommandLine(argv);
    const [name = '', ...args] = positionals;
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (!command) throw new UsageError(name === '' ? 'a command is missing' : `there is no command ${name}`);
    await command({ env, print, args, reason: values.reason, isNumbered: values.numbered });
    return 0;
  } catch (error) {
    return report(error, print);
  }
}

function parseCommandLine(argv: readonly string[]) {
  const options = { reason: { type: 'string' }, numbered: { type: 'boolean', default: false } } as const;
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function report(error: unknown, print: Print): number {
  if (error instanceof UsageError) {
    print(`${error.message}\n\n${USAGE}`);
    return 2;
  }
  if (error instanceof RefusedError) {
    print(`${error.message}\nRefused: nothing was changed.`);
    return 1;
  }
  print(error instanceof Error ? error.message : String(error));
  return 1;
}

async function open(env: Environment): Promise<RegistryContext> {
  const folder = keyFolder(env);
  const signingKey = await loadSigningKey({ folder, profile: env['PROFILE'] ?? 'demo' });
  return {
    store: folderStore(path.resolve(env['REGISTRY_DIR'] ?? '.plumbline/registry')),
    signingKeys: [signingKey],
    publicKeys: await readPublicKeys(folder),
    who: env['REGISTRY_ACTOR'] ?? `${userInfo().username}@${hostname()}`,
  };
}

function keyFolder(env: Environment): string {
  return path.resolve(env['REGISTRY_KEYS'] ?? '.plumbline/keys');
}

function need(args: string[], what: string): string[] {
  if (args.length > 0) return args;
  throw new UsageError(`a ${what} is missing`);
}

function needReason(reason: string | undefined): string {
  if (reason?.trim()) return reason;
  throw new UsageError('--reason is missing: the log keeps why');
}

function describe({ name, version, contentHash }: Omit<Outcome, 'result'>, result: string): string {
  return `${name.padEnd(14)} ${version.padEnd(18)} ${contentHash.slice(0, 12)}  ${result}`;
}
