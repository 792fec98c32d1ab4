import type { HelpEntry } from '@plumbline/shared-schema/content';

/** All that a search of the help looks through. */
export function wordsOf({ question, answer }: HelpEntry): string[] {
  return [question, ...answer.flatMap(({ lines }) => lines.flat().map(({ text }) => text))];
}
