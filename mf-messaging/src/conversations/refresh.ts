/** How often the open thread is read again, in milliseconds. */
const THREAD_MS = 5000;
/** How often the list is read again, in milliseconds. */
const LIST_MS = 15_000;

/** Read at intervals while the tab is visible, and at once when it becomes so. */
const whileVisible = { skipPollingIfUnfocused: true, refetchOnFocus: true } as const;

export const THREAD_REFRESH = { ...whileVisible, pollingInterval: THREAD_MS } as const;

export const LIST_REFRESH = { ...whileVisible, pollingInterval: LIST_MS } as const;
