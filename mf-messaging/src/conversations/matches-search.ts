import type { Conversation } from '@plumbline/shared-schema/chats';

/** Upper and lower case and accents make no difference. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();
}

/** True when the other person's name or the last message holds the text; a blank one is in everything. */
export function matchesSearch(
  { other, lastMessage }: Pick<Conversation, 'other' | 'lastMessage'>,
  text: string,
): boolean {
  const wanted = plain(text.trim());
  return [other.fullName, lastMessage ?? ''].some((field) => plain(field).includes(wanted));
}
