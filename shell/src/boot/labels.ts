import type { BootDocument, BootRemote } from '@plumbline/shared-schema/platform';

type Language = keyof BootRemote['labels'];

/** Longest wait for the labels in another language (milliseconds). */
const PATIENCE = 3000;

/**
 * A title or menu label of a remote (`jobs:search.title`) in the given language, or in the other one while it is
 * missing. Known before the remote is loaded: the build resolved it into the release.
 */
export function labelOf({ labels }: BootRemote, key: string, language: string): string {
  const [spoken, other] = language.startsWith('fr') ? [labels.fr, labels.en] : [labels.en, labels.fr];
  return spoken[key] ?? other[key] ?? key;
}

/**
 * Returns a function that completes the labels of a boot document, which came in the language of its page. It never
 * rejects, and asks again where that failed: until then the labels stay as they are.
 */
export function labelBringer({ otherLabels, remotes }: BootDocument): (language: Language) => Promise<void> {
  let isThere = otherLabels === undefined;

  return async (language) => {
    if (isThere || otherLabels?.language !== language) return;
    try {
      const answer = await fetch(otherLabels.url, { signal: AbortSignal.timeout(PATIENCE) });
      if (!answer.ok) return;
      const labels = (await answer.json()) as Partial<Record<string, Record<string, string>>>;
      // Filled in, not replaced: what is known of a remote hangs on its object.
      for (const remote of remotes) Object.assign(remote.labels[language], labels[remote.name]);
      isThere = true;
    } catch {
      // Not reached, or no labels.
    }
  };
}
