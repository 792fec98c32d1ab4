import path from 'node:path';
import { openRegistry } from '@plumbline/registry/open-registry';
import type { RegistryContext } from '../publishing/registry-context';

type Environment = Record<string, string | undefined>;
type Options = {
  reason?: string;
  percent?: string;
  hours?: string;
  interval?: string;
  build?: string;
  from?: string;
  'retention-days'?: string;
  path?: string;
  names?: string;
  paths?: string;
  title?: string;
  builds?: string;
  verified?: string;
  megabytes?: string;
  roles?: string;
  remote?: string;
  days?: string;
  issuer?: string;
  claims?: string;
  replace?: boolean;
  wait?: boolean;
  'dry-run'?: boolean;
  numbered?: boolean;
};

export type Call = { env: Environment; print: (line: string) => void; args: string[]; options: Options };
export type Command = (call: Call) => Promise<void>;

/** A wrong command line; the usage is printed. */
export class UsageError extends Error {}

/** The registry that the environment names, to change it. */
export function open(env: Environment): Promise<RegistryContext> {
  return openNamed(env, false);
}

/** The address of the service that the environment names; undefined: the registry is a folder or a bucket. */
export function serviceOf(env: Environment): string | undefined {
  const place = env['PLUMBLINE_REGISTRY'] ?? '';
  return /^https?:/.test(place) ? place.replace(/\/+$/, '') : undefined;
}

/** Read-only: needs and creates no signing key. */
export function openToRead(env: Environment): Promise<RegistryContext> {
  return openNamed(env, true);
}

function openNamed(env: Environment, isReader: boolean): Promise<RegistryContext> {
  return openRegistry({
    isReader,
    place: env['REGISTRY_URL'] || (env['REGISTRY_DIR'] ?? '.plumbline/registry'),
    keyDir: keyFolder(env),
    profile: env['PROFILE'] ?? 'demo',
    who: env['REGISTRY_ACTOR'],
    allowedOrigins: originsOf(env['REGISTRY_ORIGINS']),
  });
}

export function originsOf(list: string | undefined): string[] {
  const origins = (list ?? '').split(',').flatMap((origin) => origin.trim() || []);
  for (const origin of origins) {
    if (!URL.canParse(origin))
      throw new Error(`REGISTRY_ORIGINS: ${origin} is no origin (https://cdn.example)`);
  }
  return origins;
}

export function keyFolder(env: Environment): string {
  return path.resolve(env['REGISTRY_KEYS'] ?? '.plumbline/keys');
}

export function need(args: string[], what: string): string[] {
  if (args.length > 0) return args;
  throw new UsageError(`a ${what} is missing`);
}

export function needName(args: string[]): string {
  const [name = ''] = need(args, 'name');
  return name;
}

export function needReason({ reason }: Options): string {
  if (reason?.trim()) return reason;
  throw new UsageError('--reason is missing: the log keeps why');
}

/** The team, and what else the command names. */
export function needTeam(args: string[], secondName?: string): { team: string; second: string } {
  const [team, second] = args;
  if (team === undefined) throw new UsageError('a team is missing');
  if (secondName !== undefined && second === undefined) throw new UsageError(`a ${secondName} is missing`);
  return { team, second: second ?? '' };
}

/** `a,b` → a and b. */
export function listOf(text: string | undefined): string[] | undefined {
  return text?.split(',').flatMap((part) => part.trim() || []);
}

/** A numeric option, or its fallback; without a fallback it has to be given. */
export function numberOf(
  options: Options,
  option: 'percent' | 'hours' | 'interval' | 'retention-days' | 'days' | 'builds' | 'megabytes',
  fallback?: number,
) {
  const given = options[option];
  if (given === undefined && fallback !== undefined) return fallback;
  const value = Number(given ?? Number.NaN);
  if (!Number.isNaN(value) && given !== '') return value;
  throw new UsageError(given === undefined ? `--${option} is missing` : `--${option} ${given} is no number`);
}

export function siteOf(env: Environment): string {
  return (env['PUBLIC_URL'] ?? `http://localhost:${env['PORT'] ?? 3000}`).replace(/\/+$/, '');
}

type NamedBuild = { name: string; version: string; contentHash: string };

/** One line of output: package, version, start of its content hash, outcome. */
export function describe({ name, version, contentHash }: NamedBuild, result: string): string {
  return `${name.padEnd(14)} ${version.padEnd(18)} ${contentHash.slice(0, 12)}  ${result}`;
}
