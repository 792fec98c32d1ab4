const PREFIX = 'draft:';

/** Key of the drafts' owner; absent for a visitor. */
const OWNER = 'drafts-of';

/** `undefined` without a readable draft. */
export function readDraft(key: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Whether a page of this tab may begin with what was typed before. */
export function hasDrafts(): boolean {
  return Object.keys(sessionStorage).some((key) => key.startsWith(PREFIX));
}

/** Until the tab is closed. */
export function keepDraft(key: string, text: string): void {
  sessionStorage.setItem(PREFIX + key, text);
}

/** For a longer form, after its last step. */
export function forgetFormDraft(key: string): void {
  sessionStorage.removeItem(PREFIX + key);
}

/** So that the next person at this computer does not find them. */
export function forgetAllDrafts(): void {
  sessionStorage.removeItem(OWNER);
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
}

/**
 * Makes the person with this id the owner of this tab's drafts. Those of another person, whose session expired
 * here, are removed; the same person keeps theirs.
 */
export function claimDrafts(personId: string): void {
  const owner = sessionStorage.getItem(OWNER);
  if (owner === personId) return;
  if (owner !== null) forgetAllDrafts();
  sessionStorage.setItem(OWNER, personId);
}
