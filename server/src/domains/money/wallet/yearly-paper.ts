import { DOCUMENT_KINDS } from '@plumbline/shared-schema/money-options';
import { contractNumber, paperTexts, partyLines } from '../documents/paper-texts';
import type { PartyRow } from '../documents/money-documents.repository';
import type { Paper } from '../papers/draw-paper';
import type { Language } from '../../../kit/texts';
import en from './locales/en.json';
import fr from './locales/fr.json';
import { CONTRACT_FIGURES, netOf } from './yearly-figures';
import type { ContractYear, YearlyFigures } from './yearly-figures';

export const YEAR_TEXTS: Record<Language, (typeof en)['year']> = { en: en.year, fr: fr.year };
export const WALLET_LINES = ['opening', 'fromCard', 'contracts', 'toCard', 'toBank', 'closing'] as const;

type Statement = {
  figures: YearlyFigures;
  holder: PartyRow;
  year: string;
  timeZone: string;
  isTest: boolean;
  /** The last instant of the year. */
  until: Date;
};

/** What each line adds to the balance; those between the first and the last add up to the last. */
export function walletLines({
  totals,
  wallet,
}: YearlyFigures): Record<(typeof WALLET_LINES)[number], number> {
  const { opening, fromCard, toCard, toBank, closing } = wallet;
  return { opening, fromCard, contracts: netOf(totals), toCard: 0 - toCard, toBank: 0 - toBank, closing };
}

/** A year of somebody's money, for them alone. */
export function yearlyPaper(
  { figures, holder, year, isTest, until, ...place }: Statement,
  language: Language,
): Paper {
  const { amount, fill, texts: words } = paperTexts(language);
  const texts = YEAR_TEXTS[language];
  const lines = walletLines(figures);
  const counted = DOCUMENT_KINDS.map((kind) => `${texts.papers[kind]} ${figures.papers[kind] ?? 0}`).join(
    ', ',
  );
  return {
    language,
    issuer: 'Plumbline',
    title: fill(texts.title, { year }),
    warning: isTest ? words.test : null,
    date: until,
    facts: [
      { term: texts.clock, text: place.timeZone },
      { term: texts.counted, text: counted },
    ],
    parties: [{ label: words.holder, lines: partyLines(holder) }],
    head: [texts.columns.contract, words.amount],
    rows: figures.contracts.map((contract) => ({
      text: `${contractNumber(contract.contractId)} ${contract.jobTitle} (${contract.other})`,
      small: partsOf(contract, (name) => `${texts.columns[name]} ${amount(contract[name])}`),
      amount: amount(netOf(contract)),
    })),
    totals: CONTRACT_FIGURES.filter((name) => figures.totals[name] !== 0).map((name) => ({
      text: texts.columns[name],
      amount: amount(figures.totals[name]),
    })),
    sections: [
      {
        title: texts.wallet,
        rows: WALLET_LINES.map((name) => ({ text: texts.lines[name], amount: amount(lines[name]) })),
      },
    ],
    note: texts.note,
  };
}

const partsOf = (contract: ContractYear, say: (name: (typeof CONTRACT_FIGURES)[number]) => string): string =>
  CONTRACT_FIGURES.filter((name) => contract[name] !== 0)
    .map(say)
    .join(' · ');
