import type { Language } from '../texts';
import type { Block } from './layout';
import type en from './locales/en.json';
import { say } from './wording';

/** What gets into an account without its password. */
export type WayIn = 'passkeys' | 'members' | 'google';

type Change = { at: Date; stillIn?: WayIn[] };

/** Which ways a new password has left open. */
export function wayBlocks(
  change: Change,
  { passwordChanged: texts }: typeof en,
  language: Language,
): Block[] {
  const ways = change.stillIn?.map((way) => texts.ways[way]) ?? [];
  if (ways.length === 0) return [];
  return [say(texts.stillIn, { list: new Intl.ListFormat(language).format(ways) })];
}
