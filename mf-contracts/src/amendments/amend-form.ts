import type { ContractVersion } from '@plumbline/shared-schema/amendments';
import { amountIn } from '@plumbline/shared-schema/money';

type Row = { _id?: string | undefined; title?: string; amount?: unknown; dueOn?: string | null | undefined };
type Values = {
  startDate?: string;
  endDate?: string;
  terms?: string;
  amount?: unknown;
  milestones?: readonly (Row | undefined)[] | undefined;
};

/** What the fields of the form say, however unfinished. */
export function proposedVersion({
  startDate = '',
  endDate = '',
  terms = '',
  ...values
}: Values): ContractVersion {
  const rows = values.milestones ?? [];
  return {
    startDate,
    endDate,
    terms,
    amount: amountIn(values.amount),
    milestones: rows.map((row = {}, index) => ({
      _id: row._id ?? `new ${index}`,
      title: row.title ?? '',
      amount: amountIn(row.amount),
      dueOn: row.dueOn || null,
    })),
  };
}
