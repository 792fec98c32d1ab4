import { descriptionKey } from '@plumbline/shared-schema/page-heads';
import type { Snapshot } from '../snapshot';

/** Paths of the live pages that everybody may open and that describe themselves, but for those of single things. */
export function listedPages(snapshot: Snapshot | undefined): string[] {
  const paths = (snapshot?.remotes ?? []).flatMap(({ release: { manifest, labels } }) =>
    (manifest?.pages ?? []).flatMap(({ path, access, title }) => {
      const isDescribed = labels.en[descriptionKey(title)] !== undefined && descriptionKey(title) !== title;
      return access === 'public' && isDescribed && !path.includes(':') ? [path] : [];
    }),
  );
  return [...new Set(paths)].sort();
}
