import { api } from '@plumbline/shared-api/api';
import type { AppDispatch } from '@plumbline/shared-api/store';
import type { Tag } from '@plumbline/shared-api/tags';

/** Changes often come in pairs (an offer and its notification): batched, they refetch once. */
const GATHER_MS = 50;

/** Refetches what the tags are about, batched. */
export function gatherer(dispatch: AppDispatch) {
  const heard = new Map<string, Tag>();
  let gathering: ReturnType<typeof setTimeout> | undefined;
  return {
    refetch(tags: readonly Tag[]) {
      for (const tag of tags) heard.set(`${tag.type} ${tag.id ?? ''}`, tag);
      gathering ??= setTimeout(() => {
        gathering = undefined;
        dispatch(api.util.invalidateTags([...heard.values()]));
        heard.clear();
      }, GATHER_MS);
    },
    forget: () => clearTimeout(gathering),
  };
}
