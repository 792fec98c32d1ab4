import { CODE_LENGTH } from '@plumbline/shared-schema/limits';
import { digitsOfCode } from '@plumbline/shared-schema/typed-text';

/** The digits of the boxes; an empty box gives an empty text. The value has a space in its place. */
export function digitsOf(value: string): string[] {
  return Array.from({ length: CODE_LENGTH }, (_, index) => (value[index] ?? '').trim());
}

/** Only the digits of what was typed or pasted: codes are often written in groups. */
export function digitsIn(text: string): string {
  return digitsOfCode(text).slice(0, CODE_LENGTH);
}

/** `value` with `text` from box `index` on. */
export function put(value: string, index: number, text: string): string {
  const boxes = Array.from(value.padEnd(CODE_LENGTH));
  boxes.splice(index, text.length, ...text);
  return boxes.slice(0, CODE_LENGTH).join('');
}

/** What was put into a box that held `before`; '' when it was emptied, `undefined` when nothing of it is a digit. */
export function changed(before: string, text: string): string | undefined {
  if (text === '') return '';
  const typed = digitsIn(text);
  if (typed === '') return undefined;
  // A second digit beside the first one takes its place, on whichever side the caret was.
  const isBeside = before !== '' && typed.length === 2 && typed.includes(before);
  return isBeside ? typed.replace(before, '') : typed;
}
