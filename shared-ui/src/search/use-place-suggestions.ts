import type { Place, PlaceLookup } from '@plumbline/shared-schema/places';
import { useSettled } from '@plumbline/shared-ui/fields';
import { useEffect, useState } from 'react';

/** Shorter than that of a search: the answer is at hand. */
const DELAY_MS = 150;
const SHORTEST = 2;
const NOTHING: readonly Place[] = [];

export type Suggestions = {
  rows: readonly Place[];
  /** Of the text as it stands; until then the rows are those of what was typed before. */
  isCurrent: boolean;
};

/** What the text may mean; asks while `isWanted` only. Without the server there are none, and the box is plain text. */
export function usePlaceSuggestions(places: PlaceLookup, typed: string, isWanted: boolean): Suggestions {
  const text = typed.trim();
  const settled = useSettled(text, DELAY_MS);
  const [found, setFound] = useState<{ text?: string; rows: readonly Place[] }>({ rows: NOTHING });

  useEffect(() => {
    if (!isWanted || settled.length < SHORTEST) return undefined;
    let isLatest = true;
    void places.find(settled).then(
      (rows) => {
        if (isLatest) setFound({ text: settled, rows });
      },
      () => {
        if (isLatest) setFound({ rows: NOTHING });
      },
    );
    return () => {
      isLatest = false;
    };
  }, [places, settled, isWanted]);

  if (!isWanted || text.length < SHORTEST) return { rows: NOTHING, isCurrent: false };
  return { rows: found.rows, isCurrent: found.text === text };
}
