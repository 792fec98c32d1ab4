import type { ContractVersion } from '@plumbline/shared-schema/amendments';
import type { Contract } from '@plumbline/shared-schema/contracts';

/** What holds now, of what can be agreed anew. */
export function versionOf({
  startDate,
  endDate,
  terms,
  paymentDetails,
  milestones,
}: Contract): ContractVersion {
  return {
    startDate: startDate.slice(0, 10),
    endDate: endDate.slice(0, 10),
    terms,
    amount: paymentDetails.amount,
    milestones: milestones.map(({ _id, title, amount, dueOn }) => ({ _id, title, amount, dueOn })),
  };
}
