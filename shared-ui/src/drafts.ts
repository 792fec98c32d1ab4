const PREFIX = 'draft:';

/** What of a form was kept in this tab under a key; `undefined` when nothing was, or it cannot be read. */
export function readDraft(key: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the text of a form's values until the tab is closed. */
export function keepDraft(key: string, text: string): void {
  sessionStorage.setItem(PREFIX + key, text);
}

/** Throws a draft away: the last step of a longer form was sent. */
export function forgetFormDraft(key: string): void {
  sessionStorage.removeItem(PREFIX + key);
}

/** Throws all drafts away: the next person at this computer must not find them. */
export function forgetAllDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
}
