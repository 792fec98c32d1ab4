import { documentNumber } from '@plumbline/shared-schema/money-documents';
import type { Paper } from '../papers/draw-paper';
import type { Language } from '../../../kit/texts';
import type { ContractFacts, DocumentFacts } from './money-documents.repository';
import { contractNumber, paperTexts, partyLines } from './paper-texts';
import type { PaperTexts } from './paper-texts';

const ISSUER = 'Plumbline';

/** What a paper says to `viewerId`: the professional's own copy tells of the fee. */
export function documentPaper(facts: DocumentFacts, viewerId: string, language: Language): Paper {
  const words = paperTexts(language);
  const { texts, amount, fill } = words;
  const { kind, year, number, contract } = facts;
  const title = `${texts.kind[kind]} ${documentNumber(kind, year, number)}`;
  return {
    language,
    issuer: ISSUER,
    title,
    warning: facts.isTest ? texts.test : null,
    date: facts.createdAt,
    facts: factsOf(facts, words),
    parties: partiesOf(facts, words),
    head: [texts.what, texts.amount],
    rows: [{ ...whatOf(facts, words), amount: amount(facts.amount) }],
    totals: [{ text: texts.total, amount: amount(facts.amount) }],
    sections: sectionsOf(facts, viewerId, words),
    note: fill(contract === null ? texts.issuedPayout : texts.issued, { issuer: ISSUER }),
  };
}

function factsOf({ createdAt, contract, milestone }: DocumentFacts, { texts, day }: PaperTexts) {
  const ofContract =
    contract === null
      ? []
      : [
          { term: texts.contract, text: contractNumber(contract.id) },
          { term: texts.job, text: contract.jobTitle },
        ];
  return [
    { term: texts.date, text: day(createdAt) },
    ...ofContract,
    ...(milestone === null ? [] : [{ term: texts.milestone, text: milestone }]),
  ];
}

function partiesOf({ contract, holder }: DocumentFacts, { texts }: PaperTexts): Paper['parties'] {
  if (contract !== null) return sidesOf(contract, texts);
  return holder === null ? [] : [{ label: texts.holder, lines: partyLines(holder) }];
}

const sidesOf = ({ client, professional }: ContractFacts, texts: PaperTexts['texts']) => [
  { label: texts.professional, lines: partyLines(professional) },
  { label: texts.hirer, lines: partyLines(client) },
];

function whatOf(facts: DocumentFacts, words: PaperTexts): { text: string; small?: string } {
  const { kind, last4 } = facts;
  const { texts, fill } = words;
  if (kind === 'invoice') return { text: texts.work };
  if (kind === 'creditNote') return { text: texts.back };
  if (kind === 'receipt') return { text: texts.funding, small: waysOf(facts, words) };
  return { text: last4 === null ? texts.toBankGone : fill(texts.toBank, { last4 }) };
}

/** The card and the balance that paid. */
function waysOf({ payment, last4 }: DocumentFacts, { texts, fill, amount }: PaperTexts): string {
  const { charged = 0, fromBalance = 0 } = payment ?? {};
  const byCard = fill(texts.byCard, { last4: last4 ?? '', amount: amount(charged) });
  const balance = fill(texts.fromBalance, { amount: amount(fromBalance) });
  return [...(charged > 0 && last4 !== null ? [byCard] : []), ...(fromBalance > 0 ? [balance] : [])].join(
    '; ',
  );
}

/** What only the professional sees: their share. */
function sectionsOf(
  facts: DocumentFacts,
  viewerId: string,
  { texts, amount }: PaperTexts,
): Paper['sections'] {
  const { kind, contract, fee } = facts;
  if (kind !== 'invoice' || contract?.professional.id !== viewerId) return [];
  return [
    {
      title: texts.yours,
      rows: [
        { text: texts.fee, amount: amount(fee) },
        { text: texts.net, amount: amount(facts.amount - fee) },
      ],
    },
  ];
}
