import type { VersionRow } from '../../../database/tables/amendments';
import { fingerprint } from '../../../kit/digests';
import { versionOf } from './amendment-versions';
import type { VersionParts } from './amendment-versions';

/** As `1234.50 USD`, in every language. */
const amountOf = (cents: number): string => `${(cents / 100).toFixed(2)} USD`;

const stepOf = ({ title, amount, dueOn }: VersionRow['milestones'][number], index: number): string =>
  `Milestone / Étape ${index + 1}: ${amountOf(amount)}, ${dueOn ?? '-'}: ${title}`;

/**
 * What a contract comes to, the one text that both sides confirm: the same for readers of either language, and to the
 * letter, as its digest is compared. What was confirmed keeps its own text.
 */
export function termsOf(parts: VersionParts): { text: string; digest: string } {
  const { startDate, endDate, amount, milestones, terms } = versionOf(parts);
  const text = [
    `Contract / Contrat: ${parts.contract.id}`,
    `Start / Début: ${startDate}`,
    `End / Fin: ${endDate}`,
    `Amount / Montant: ${amountOf(amount)}`,
    ...milestones.map(stepOf),
    'Terms / Conditions:',
    terms,
  ]
    .join('\n')
    .replaceAll(/\r\n?/g, '\n')
    .normalize('NFC');
  return { text, digest: fingerprint(text) };
}
