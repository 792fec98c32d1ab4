import type { BootDocument, BootRemote } from '@plumbline/shared-schema/platform';

const SCRIPT = /https?:\/\/[^\s)]+/g;

/**
 * Whose code threw, by the addresses of the scripts in the stack: the innermost one of a remote; else the shell.
 * `undefined` for scripts that are not the site's, browser extensions for one.
 */
export function culpritOf(
  { remotes }: Pick<BootDocument, 'remotes'>,
  { thrown, script }: { thrown: unknown; script: string },
): BootRemote | 'shell' | undefined {
  const stack = thrown instanceof Error ? (thrown.stack ?? '') : '';
  const scripts = [...stack.matchAll(SCRIPT)].map(([url]) => url);
  if (script !== '') scripts.push(script);
  for (const url of scripts) {
    const owner = ownerOf(remotes, url);
    if (owner) return owner;
  }
  const origins = [location.origin, ...remotes.flatMap(assetsOriginOf)];
  const isOurs = scripts.some((url) => origins.some((origin) => url.startsWith(origin)));
  // Without any address (a promise refused with a text) it is still the site's: scripts of others have one.
  return isOurs || (scripts.length === 0 && !/-extension:\/\//.test(stack)) ? 'shell' : undefined;
}

/** The remote whose script stands at an address. */
export function ownerOf(remotes: readonly BootRemote[], url: string): BootRemote | undefined {
  return remotes.find((remote) => isIn(baseOf(remote), url));
}

function isIn(folder: string | undefined, url: string): boolean {
  return folder !== undefined && url.startsWith(folder);
}

/** Published files may have an origin of their own: those with an integrity. */
function assetsOriginOf(remote: BootRemote): string[] {
  const folder = remote.integrity === undefined ? undefined : baseOf(remote);
  return folder === undefined ? [] : [new URL(folder).origin];
}

/** Folder of a remote's scripts; none of one that names no script, or nonsense. */
function baseOf({ entry }: BootRemote): string | undefined {
  if (entry === '') return undefined;
  try {
    return new URL('.', new URL(entry, location.origin)).href;
  } catch {
    return undefined;
  }
}
