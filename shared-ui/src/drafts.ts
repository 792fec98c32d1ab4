import { tabStorage } from '@plumbline/shared-schema/browser-storage';

const PREFIX = 'draft:';

/** Key of the drafts' owner; absent for a visitor. */
const OWNER = 'drafts-of';

/** `undefined` without a readable draft. */
export function readDraft(key: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(tabStorage.read(PREFIX + key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Whether a page of this tab may begin with what was typed before. */
export function hasDrafts(): boolean {
  return tabStorage.keys().some((key) => key.startsWith(PREFIX));
}

/** Keeps a draft until the tab is closed. */
export function keepDraft(key: string, text: string): void {
  tabStorage.write(PREFIX + key, text);
}

/** Forgets the draft of a longer form, after its last step. */
export function forgetFormDraft(key: string): void {
  tabStorage.remove(PREFIX + key);
}

/** So that the next person at this computer does not find them. */
export function forgetAllDrafts(): void {
  tabStorage.remove(OWNER);
  for (const key of tabStorage.keys()) if (key.startsWith(PREFIX)) tabStorage.remove(key);
}

/**
 * Makes the person with this id the owner of this tab's drafts. Those of another person, whose session expired
 * here, are removed; the same person keeps theirs.
 */
export function claimDrafts(personId: string): void {
  const owner = tabStorage.read(OWNER);
  if (owner === personId) return;
  if (owner !== null) forgetAllDrafts();
  tabStorage.write(OWNER, personId);
}
