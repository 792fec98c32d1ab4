import type { KeyboardEvent } from 'react';

/** What the input asks of its list, */
export type CityList = {
  open: () => void;
  close: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};
/** and what the list tells its input: the ids of what is shown and marked. */
export type CityListIds = { listId?: string | undefined; activeId?: string | undefined };
