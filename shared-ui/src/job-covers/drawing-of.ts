import { JOB_CATEGORIES } from '@plumbline/shared-schema/options';
import { TRADES, type Trade } from '@plumbline/shared-ui/trade-scenes';

export type Category = (typeof JOB_CATEGORIES)[number];
type Drawing = Trade | Category | 'floor';

/** What a job says of the work. */
export type DrawnJob = { jobCategory: string; skillsRequired: readonly { name: string }[] };

/** Drawings by skill, in small letters. A map: somebody may call a skill "constructor". */
const BY_SKILL: ReadonlyMap<string, Trade | 'floor'> = new Map([
  ...TRADES.map((trade) => [trade, trade] as const),
  ['plomberie', 'plumbing'],
  ['électricité', 'electrical'],
  ['menuiserie', 'carpentry'],
  ['charpente', 'carpentry'],
  ['couverture', 'roofing'],
  ['maçonnerie', 'masonry'],
  ['peinture', 'painting'],
  ['aménagement paysager', 'landscaping'],
  ['tiling', 'floor'],
  ['carrelage', 'floor'],
  ['flooring', 'floor'],
]);

const plain = (text: string) => text.trim().toLowerCase();

/** The drawing of the first skill that has one, else of the category: of any other kind of work a house. */
export function drawingOf({ jobCategory, skillsRequired }: DrawnJob): Drawing {
  for (const { name } of skillsRequired) {
    const drawing = BY_SKILL.get(plain(name));
    if (drawing) return drawing;
  }
  const wanted = plain(jobCategory);
  return JOB_CATEGORIES.find((category) => category === wanted) ?? 'residential';
}
