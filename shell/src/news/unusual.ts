import type { BootDocument, BootRemote } from '@plumbline/shared-schema/platform';

/** Overrides and previews. A canary is a release like any other. */
export function chosenRemotes({ remotes, settings }: BootDocument): BootRemote[] {
  // The isolated preview has its own bar.
  if (settings.preview !== null) return [];
  return remotes.filter(({ source }) => source === 'preview' || source === 'override' || source === 'dev');
}

export function isUnusual(boot: BootDocument): boolean {
  const isReduced = boot.withheld.length > 0 || boot.isSafeStart;
  return boot.notice !== null || isReduced || chosenRemotes(boot).length > 0;
}
