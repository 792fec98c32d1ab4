import type { Block } from '@plumbline/shared-schema/content';

/** A part of a page that a link leads to. */
export type Section = { id: string; title: string };

/** The id of the heading at this place of a text. */
export const sectionId = (index: number): string => `section-${String(index)}`;

/** The parts of a text by its headings. */
export function sectionsOf(blocks: readonly Block[]): Section[] {
  return blocks.flatMap(({ kind, lines }, index) =>
    kind === 'heading'
      ? [{ id: sectionId(index), title: (lines[0] ?? []).map(({ text }) => text).join('') }]
      : [],
  );
}
