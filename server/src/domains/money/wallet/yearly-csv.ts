import { CSV_BOM, CSV_MARKS, csvLine } from '@plumbline/shared-schema/csv';
import { toDollars } from '@plumbline/shared-schema/money';
import { contractNumber } from '../documents/paper-texts';
import type { Language } from '../../../kit/texts';
import { CONTRACT_FIGURES, netOf } from './yearly-figures';
import type { ContractFigures, YearlyFigures } from './yearly-figures';
import { WALLET_LINES, walletLines, YEAR_TEXTS } from './yearly-paper';

/** A line for each contract and one for all, then how the balance became what it is. */
export function yearlyCsv(figures: YearlyFigures, language: Language): string {
  const { columns, lines, total, roles } = YEAR_TEXTS[language];
  const line = (cells: (string | number)[]) => csvLine(cells, CSV_MARKS[language]);
  const amounts = (of: ContractFigures) =>
    [...CONTRACT_FIGURES.map((name) => of[name]), netOf(of)].map(toDollars);
  const empty = CONTRACT_FIGURES.map(() => '');
  const moved = walletLines(figures);
  return [
    line([
      columns.contract,
      columns.job,
      columns.other,
      columns.role,
      ...CONTRACT_FIGURES.map((name) => columns[name]),
      columns.net,
    ]),
    ...figures.contracts.map((contract) => {
      const { contractId, jobTitle, other, isOwnWork } = contract;
      const role = isOwnWork ? roles.professional : roles.hirer;
      return line([contractNumber(contractId), jobTitle, other, role, ...amounts(contract)]);
    }),
    line([total, '', '', '', ...amounts(figures.totals)]),
    ...WALLET_LINES.map((name) => line([lines[name], '', '', '', ...empty, toDollars(moved[name])])),
  ].reduce((file, next) => file + next, CSV_BOM);
}
