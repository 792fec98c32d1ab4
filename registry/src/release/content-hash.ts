import { createHash } from 'node:crypto';
import { z } from 'zod';
import { canonicalJson } from '../canonical-json';

const rawReleaseSchema = z.looseObject({
  version: z.string(),
  files: z.array(z.looseObject({ path: z.string() })),
});

/**
 * The address of a build: 32 hex digits over its `release.json`, and through the integrities in it over every
 * file. When and from which commit it was built, and the local suffix of the version (`1.2.0+3f9c…`), are left
 * out, so the same bytes have the same address. Takes the raw JSON: a later schema must not move old artifacts.
 */
export function contentHashOf(rawRelease: unknown): string {
  const {
    commit: _commit,
    builtAt: _builtAt,
    isDirty: _isDirty,
    ...rest
  } = rawReleaseSchema.parse(rawRelease);
  const [version] = rest.version.split('+');
  const files = [...rest.files].sort((a, b) => (a.path < b.path ? -1 : 1));
  return createHash('sha256')
    .update(canonicalJson({ ...rest, version, files }))
    .digest('hex')
    .slice(0, 32);
}

/** Subresource integrity of a file: `sha384-` and base64. */
export function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
