import { fillIn } from '../texts';
import type { Language } from '../texts';
import type { Block } from './layout';

export function whenIn(language: Language, at: Date): string {
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return format.format(at);
}

export function say(text: string, values: Record<string, unknown> = {}): Block {
  return { kind: 'text', text: fillIn(text, values) };
}

/** No mail program makes a link of it. */
export function isHarmless(text: string, longest: number): boolean {
  return text.length <= longest && !/[/@:\r\n]|\.\S/.test(text);
}
