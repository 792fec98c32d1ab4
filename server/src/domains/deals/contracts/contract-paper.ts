import { displayName } from '@plumbline/shared-schema/profiles';
import type { SignedTerms, TermsConfirmation } from '@plumbline/shared-schema/signed-terms';
import { fillIn } from '../../../kit/texts';
import type { Language } from '../../../kit/texts';
import { contractNumber, paperTexts } from '../../money/documents/paper-texts';
import type { MaterialRow } from '../../../database/tables/materials';
import type { Paper } from '../../money/papers/draw-paper';
import type { ContractRecord } from '../contract-records/contract-records.repository';
import { materialSections } from '../materials/material-paper';
import en from './locales/en.json';
import fr from './locales/fr.json';

const TEXTS: Record<Language, typeof en> = { en, fr };
const ISSUER = 'Plumbline';
const SIDES = ['hirer', 'professional'] as const;

type PaperContent = { record: ContractRecord; terms: SignedTerms; needed: readonly MaterialRow[] };

/** The contract as both of its people read it, to print and to keep. */
export function contractPaper({ record, terms, needed }: PaperContent, language: Language): Paper {
  const texts = TEXTS[language];
  const { amount, day } = paperTexts(language);
  const { contract, milestones, client, professional, job } = record;
  const standing = terms.confirmations.filter(({ voidedAt }) => voidedAt === null);
  const rows = milestones.map((milestone) => ({
    text: milestone.title,
    ...(milestone.dueOn && { small: day(new Date(`${milestone.dueOn}T00:00:00Z`)) }),
    amount: amount(milestone.amount),
  }));
  return {
    language,
    issuer: ISSUER,
    title: `${texts.contract} ${contractNumber(contract.id)}`,
    warning: null,
    date: contract.createdAt,
    facts: [
      { term: texts.job, text: job.title },
      { term: texts.start, text: day(contract.startDate) },
      { term: texts.end, text: day(contract.endDate) },
    ],
    parties: [
      { label: texts.hirer, lines: [displayName(client)] },
      { label: texts.professional, lines: [displayName(professional)] },
    ],
    head: [texts.what, texts.amount],
    rows: rows.length > 0 ? rows : [{ text: job.title, amount: amount(contract.amount) }],
    totals: [{ text: texts.total, amount: amount(contract.amount) }],
    sections: materialSections(needed, language),
    note: [
      texts.text,
      '',
      terms.text,
      '',
      `SHA-256 ${terms.digest}`,
      '',
      ...SIDES.map((side) => lineOf(side, standing, language)),
    ].join('\n'),
  };
}

export const contractFileName = ({ contract }: ContractRecord, language: Language) =>
  `${TEXTS[language].file}-${contract.id.slice(-6)}.pdf`;

/** Times are those of Greenwich, to the second: a paper is read anywhere. */
function lineOf(
  side: (typeof SIDES)[number],
  standing: readonly TermsConfirmation[],
  language: Language,
): string {
  const texts = TEXTS[language];
  const found = standing.find((one) => one.side === side);
  if (found === undefined) return `${texts[side]} ${texts.waits}`;
  const time = `${found.confirmedAt.slice(0, 10)} ${found.confirmedAt.slice(11, 19)} UTC`;
  return `${texts[side]} ${fillIn(texts.confirmed, { name: found.name, time })}`;
}
