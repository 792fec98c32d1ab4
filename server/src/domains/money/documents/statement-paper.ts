import { documentNumber } from '@plumbline/shared-schema/money-documents';
import type { MoneyFigures } from '../ledger/ledger';
import type { Paper } from '../papers/draw-paper';
import type { Language } from '../../../kit/texts';
import type { ContractFacts, MovementRow } from './money-documents.repository';
import { contractNumber, paperTexts, partyLines } from './paper-texts';
import type { PaperTexts } from './paper-texts';

const ISSUER = 'Plumbline';

type Statement = {
  contract: ContractFacts & { isTest: boolean };
  movements: readonly MovementRow[];
  figures: MoneyFigures;
};

/** All that moved for a contract that is over, and where it went; the same for both sides. */
export function statementPaper({ contract, movements, figures }: Statement, language: Language): Paper {
  const words = paperTexts(language);
  const { texts, amount, day, fill } = words;
  const period = { from: day(new Date(contract.startDate)), to: day(new Date(contract.endDate)) };
  return {
    language,
    issuer: ISSUER,
    title: `${texts.kind.statement} ${contractNumber(contract.id)}`,
    warning: contract.isTest ? texts.test : null,
    date: movements.at(-1)?.createdAt ?? new Date(contract.endDate),
    facts: [
      { term: texts.job, text: contract.jobTitle },
      { term: texts.period, text: fill(texts.periodText, period) },
    ],
    parties: [
      { label: texts.professional, lines: partyLines(contract.professional) },
      { label: texts.hirer, lines: partyLines(contract.client) },
    ],
    head: [texts.what, texts.amount],
    rows: [
      { text: texts.agreed, amount: amount(contract.amount) },
      ...movements.map((movement) => rowOf(movement, words)),
    ],
    totals: (['funded', 'released', 'refunded', 'held'] as const)
      .filter((name) => name !== 'held' || figures.held > 0)
      .map((name) => ({ text: texts[name], amount: amount(figures[name]) })),
    sections: [],
    note: fill(texts.issued, { issuer: ISSUER }),
  };
}

function rowOf(movement: MovementRow, { texts, amount, day }: PaperTexts) {
  const { reason, milestone, kind, year, number, createdAt } = movement;
  const named = texts.movements as Partial<Record<MovementRow['reason'], string>>;
  const issued =
    kind !== null && year !== null && number !== null ? documentNumber(kind, year, number) : null;
  return {
    text: [day(createdAt), named[reason], milestone].filter((part) => part !== null).join(' · '),
    ...(issued !== null && { small: `${texts.number} ${issued}` }),
    amount: amount(movement.amount),
  };
}
