import type { BootRemote } from '@plumbline/shared-schema/platform';

/**
 * A title or menu label of a remote (`jobs:search.title`) in the given language, English when that is missing.
 * Known before the remote is loaded: the build resolved it into the release.
 */
export function labelOf(remote: BootRemote, key: string, language: string): string {
  const spoken = language.startsWith('fr') ? remote.labels.fr : remote.labels.en;
  return spoken[key] ?? remote.labels.en[key] ?? key;
}
