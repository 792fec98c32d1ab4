import type { DevRemote } from './site-view';
import type { Snapshot } from './snapshot';

const OVERRIDE = /^(mf-[a-z][a-z0-9-]*)@(https?:\/\/[^/\s]+)\/?$/;
/** Limit of overrides in one request. */
const MOST = 8;

/** Separates several overrides in the cookie; may not stand in an origin. */
export const OVERRIDE_SEPARATOR = '|';

/**
 * Reads `mf-jobs@http://localhost:3002`, several separated by `|`; undefined where one of them is malformed, not
 * published or from an origin that is not allowed. The manifest is the published one: what stands in the address must
 * never make this server fetch from somewhere.
 */
export function readOverrides(
  text: string,
  { remotes, disabled }: Snapshot,
  allowed: readonly string[],
): DevRemote[] | undefined {
  const parts = text.split(OVERRIDE_SEPARATOR);
  const read = parts.flatMap((part) => {
    const [, name, origin] = OVERRIDE.exec(part) ?? [];
    const published = [...remotes, ...disabled].find(({ release }) => release.name === name);
    const manifest = published?.release.manifest;
    if (!name || !origin || !manifest || !isAllowedOrigin(origin, allowed)) return [];
    return { name, origin, manifest };
  });
  return read.length === parts.length && parts.length <= MOST ? read : undefined;
}

/**
 * Reads `mf-jobs,mf-auth`; undefined where one of them is not on the site, or where overrides are off: what a developer
 * may replace may be left out, and nothing else.
 */
export function readWithheld(
  text: string,
  { remotes }: Snapshot,
  allowed: readonly string[],
): string[] | undefined {
  const names = [...new Set(text.split(','))];
  const areThere = names.every((name) => remotes.some(({ release }) => release.name === name));
  return allowed.length > 0 && areThere ? names : undefined;
}

/** `http://localhost:*` allows every port of that host; anything else is one exact origin. */
function isAllowedOrigin(text: string, allowed: readonly string[]): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, protocol, hostname } = new URL(text);
  // No credentials, no odd spelling: what is allowed is what goes into the policy of the page.
  if (origin !== text) return false;
  return allowed.some((pattern) =>
    pattern.endsWith(':*') ? pattern === `${protocol}//${hostname}:*` : pattern === origin,
  );
}
