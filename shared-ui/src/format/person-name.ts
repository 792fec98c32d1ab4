import { capitalise } from './case';

/**
 * Capitalises each word of a name typed in lower case; unlike in a title, small words too. A name with a capital is
 * spelt as its owner spells it ("De Vries et Fils"), but begins with one.
 */
export function toPersonName(fullName: string): string {
  const words = fullName.trim().split(/\s+/u);
  const isLowerCase = fullName === fullName.toLocaleLowerCase();
  return isLowerCase ? words.map(capitalise).join(' ') : capitalise(words.join(' '));
}
