import { capitalise } from '@plumbline/shared-ui/format';

/** A full name with each word capitalised; unlike in a title, small words are capitalised too. */
export function toPersonName(fullName: string): string {
  return fullName.trim().split(/\s+/u).map(capitalise).join(' ');
}
