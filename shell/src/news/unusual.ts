import type { BootDocument, BootRemote } from '@plumbline/shared-schema/platform';

/** Remotes that somebody chose to see in place of the published ones. A canary is a release like any other. */
export function chosenRemotes({ remotes, settings }: BootDocument): BootRemote[] {
  // The preview of one remote has a bar of its own.
  if (settings.preview !== null) return [];
  return remotes.filter(({ source }) => source === 'preview' || source === 'override' || source === 'dev');
}

/** Is there something to say about the site before anything else? */
export function isUnusual(boot: BootDocument): boolean {
  return boot.notice !== null || chosenRemotes(boot).length > 0;
}
