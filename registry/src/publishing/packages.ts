import type { PublishedRelease, RegistryDocument } from '@plumbline/shared-schema/platform';

/** A build under the version it was published as. */
export type PublishedBuild = PublishedRelease;

export type PackageEntry = RegistryDocument['packages'][string];

/** What the document says of a package. Throws, with the names there are, where it says nothing. */
export function entryOf({ packages }: RegistryDocument, name: string): PackageEntry {
  const entry = Object.hasOwn(packages, name) ? packages[name] : undefined;
  if (entry) return entry;
  throw new Error(`${name} is not published; published: ${Object.keys(packages).join(', ') || 'nothing'}`);
}

/**
 * For changes of the build that was live when they were requested: throws when another build took its place.
 */
export function sameBuildOf(name: string): (present: PublishedBuild) => void {
  let seen: string | undefined;
  return ({ contentHash }) => {
    seen ??= contentHash;
    if (seen !== contentHash)
      throw new Error(`${name} was changed by somebody else meanwhile: see "list", then decide again`);
  };
}

export function withoutCanary({ canary: _canary, ...entry }: PackageEntry): PackageEntry {
  return entry;
}
