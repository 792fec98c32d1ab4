import { MATERIAL_BUYERS } from '@plumbline/shared-schema/materials';
import type { MaterialRow } from '../../../database/tables/materials';
import { fillIn } from '../../../kit/texts';
import type { Language } from '../../../kit/texts';
import { paperTexts } from '../../money/documents/paper-texts';
import type { PaperSection } from '../../money/papers/draw-paper';
import { estimateOf, sumsOf } from './material-view';
import en from './locales/en.json';
import fr from './locales/fr.json';

const TEXTS: Record<Language, typeof en> = { en, fr };

/** The list in the PDF of its contract; nothing where there is none. */
export function materialSections(rows: readonly MaterialRow[], language: Language): PaperSection[] {
  if (rows.length === 0) return [];
  const texts = TEXTS[language];
  const { amount, measure } = paperTexts(language);
  const state = ({ paid }: MaterialRow) =>
    paid === null ? texts.toBuy : fillIn(texts.bought, { amount: amount(paid) });
  const sumRow = (text: string, { estimated, paid }: ReturnType<typeof sumsOf>) => ({
    text,
    small: fillIn(texts.paid, { amount: amount(paid) }),
    amount: amount(estimated),
  });
  return [
    {
      title: texts.title,
      rows: rows.map((row) => ({
        text: row.text,
        small: [measure(row), texts[row.buyer], state(row)].join(' · '),
        amount: amount(estimateOf(row)),
      })),
      totals: [
        ...MATERIAL_BUYERS.map((buyer) => sumRow(texts[buyer], sumsOf(rows, buyer))),
        sumRow(texts.total, sumsOf(rows)),
      ],
    },
  ];
}
