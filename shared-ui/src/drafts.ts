const PREFIX = 'draft:';

/** Whose drafts these are; absent while only a visitor has typed. */
const OWNER = 'drafts-of';

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
  sessionStorage.removeItem(OWNER);
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
}

/**
 * From now on this tab's drafts are those of the person with this id. What somebody else left, whose session ran
 * out here, is thrown away; the same person finds their own again.
 */
export function claimDrafts(personId: string): void {
  const owner = sessionStorage.getItem(OWNER);
  if (owner === personId) return;
  if (owner !== null) forgetAllDrafts();
  sessionStorage.setItem(OWNER, personId);
}
