import type { BootRemote } from '@plumbline/shared-schema/platform';
import { integrityOf } from '../boot/integrities';
import { ModuleFailure } from './failure';

/** Milliseconds: the rest of the 8 s after which a page is shown or has failed. */
const PATIENCE = 500;

/**
 * Browsers report a failed integrity check like a failed download. If the file can be fetched and is not the published
 * one, the failure becomes an `sri-mismatch` that names it; any other failure is returned unchanged.
 */
export async function namedMismatch(failure: ModuleFailure, remote: BootRemote): Promise<ModuleFailure> {
  const script = missingScript(failure, remote);
  if (!script?.integrity || !(await hasOtherBytes(script.url, script.integrity))) return failure;
  const file = new URL(script.url, location.href).pathname.split('/').at(-1) ?? '';
  return new ModuleFailure('sri-mismatch', `${file} is not the published file`, { cause: failure.cause });
}

type Script = { url: string; integrity: string | undefined };

function missingScript(
  { phase, isMissingFile, cause }: ModuleFailure,
  remote: BootRemote,
): Script | undefined {
  if (phase === 'entry' && cause !== undefined) return { url: remote.entry, integrity: remote.integrity };
  const url = isMissingFile ? (cause as { request?: string }).request : undefined;
  return url === undefined ? undefined : { url, integrity: integrityOf(url) };
}

async function hasOtherBytes(url: string, integrity: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { credentials: 'omit', signal: AbortSignal.timeout(PATIENCE) });
    if (!answer.ok) return false;
    // Absent on insecure origins.
    const digest = await crypto.subtle.digest('SHA-384', await answer.arrayBuffer());
    return `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}` !== integrity;
  } catch {
    return false;
  }
}
