import type { DocumentKind, WalletKind } from '@plumbline/shared-schema/money-options';
import { displayName } from '@plumbline/shared-schema/profiles';
import type { YearRow } from './yearly.repository';

/**
 * Cents. Of work: `income` with the `fees` in it. Of a hirer: `paid` into contracts, and `returned` from them.
 * `takenBack`: by banks, less what came back; negative where more did.
 */
export const CONTRACT_FIGURES = ['income', 'fees', 'paid', 'returned', 'takenBack'] as const;
/** What moved a wallet past contracts. */
const OUTSIDE_FIGURES = ['fromCard', 'toCard', 'toBank'] as const;
type Figure = (typeof CONTRACT_FIGURES)[number] | (typeof OUTSIDE_FIGURES)[number];
type Figures<Name extends Figure> = Record<Name, number>;

export type ContractFigures = Figures<(typeof CONTRACT_FIGURES)[number]>;
export type ContractYear = ContractFigures & {
  contractId: string;
  jobTitle: string;
  other: string;
  isOwnWork: boolean;
};
export type YearlyFigures = {
  contracts: ContractYear[];
  totals: ContractFigures;
  /** `closing` is `opening` and all that moved. */
  wallet: Figures<(typeof OUTSIDE_FIGURES)[number]> & { opening: number; closing: number };
  papers: Partial<Record<DocumentKind, number>>;
};

/** What a movement of the wallet counts as. */
const MEANING: Record<WalletKind, (row: YearRow) => Partial<Figures<Figure>>> = {
  release: earned,
  clear: earned,
  refund: ({ moved }) => ({ returned: moved }),
  fund: ({ moved }) => ({ paid: -moved }),
  chargeback: takenBack,
  chargebackWon: takenBack,
  charge: ({ moved }) => ({ fromCard: moved }),
  payback: toCard,
  paybackFailed: toCard,
  withdraw: toBank,
  withdrawFailed: toBank,
  withdrawReturned: toBank,
};

/** A decision also gives back to hirers. */
function earned({ isOwnWork, moved, fee }: YearRow) {
  return isOwnWork ? { income: moved + fee, fees: fee } : { returned: moved };
}
function takenBack({ moved }: YearRow) {
  return { takenBack: -moved };
}
function toCard({ moved }: YearRow) {
  return { toCard: -moved };
}
function toBank({ moved }: YearRow) {
  return { toBank: -moved };
}

const sumOf = <Name extends Figure>(names: readonly Name[], rows: readonly YearRow[]): Figures<Name> => {
  const figures = rows.map((row) => MEANING[row.reason](row));
  const sum = (name: Name) => figures.reduce((total, figure) => total + (figure[name] ?? 0), 0);
  return Object.fromEntries(names.map((name) => [name, sum(name)])) as Figures<Name>;
};

/** So much more, or less, a wallet has by contracts. */
export const netOf = ({ income, fees, paid, returned, takenBack: taken }: ContractFigures): number =>
  income - fees - paid + returned - taken;

type BookedFigures = { balances: { opening: number; closing: number }; papers: YearlyFigures['papers'] };

/** A year of a wallet, by contract. */
export function yearlyFigures(rows: readonly YearRow[], { balances, papers }: BookedFigures): YearlyFigures {
  const rowOfEach = new Map(rows.map((row) => [row.contractId, row]));
  const contracts = [...rowOfEach.values()].map((row) => ({
    contractId: row.contractId ?? '',
    jobTitle: row.jobTitle ?? '',
    other: displayName({ fullName: row.otherName ?? '', companyName: row.otherCompany }),
    isOwnWork: row.isOwnWork,
    ...sumOf(
      CONTRACT_FIGURES,
      rows.filter(({ contractId }) => contractId === row.contractId),
    ),
  }));
  return {
    // A card may have been charged, or paid back, without any figure of the contract.
    contracts: contracts.filter((contract) => CONTRACT_FIGURES.some((name) => contract[name] !== 0)),
    totals: sumOf(CONTRACT_FIGURES, rows),
    wallet: { ...sumOf(OUTSIDE_FIGURES, rows), ...balances },
    papers,
  };
}
