import type { ContractVersion, ProposeAmendment } from '@plumbline/shared-schema/amendments';
import { dayOf } from '@plumbline/shared-schema/dates';
import { toCents, toDollars } from '@plumbline/shared-schema/money';
import { uuidv7 } from 'uuidv7';
import type { VersionRow } from '../../../database/tables/amendments';
import type { ContractRecord } from '../contract-records/contract-records.repository';

type MilestoneVersion = VersionRow['milestones'][number];

/** What of a contract can be agreed anew. */
export type VersionParts = {
  contract: Pick<ContractRecord['contract'], 'id' | 'startDate' | 'endDate' | 'terms' | 'amount'>;
  milestones: readonly Pick<ContractRecord['milestones'][number], 'id' | 'title' | 'amount' | 'dueOn'>[];
};

/** What holds now. */
export function versionOf({ contract, milestones }: VersionParts): VersionRow {
  return {
    startDate: dayOf(contract.startDate.toISOString()),
    endDate: dayOf(contract.endDate.toISOString()),
    terms: contract.terms,
    amount: contract.amount,
    milestones: milestones.map(({ id, title, amount, dueOn }) => ({ id, title, amount, dueOn })),
  };
}

/** What is proposed; a new milestone gets the id that it will have. */
export function proposedVersion(input: ProposeAmendment): VersionRow {
  return {
    startDate: dayOf(input.startDate),
    endDate: dayOf(input.endDate),
    terms: input.terms,
    amount: toCents(input.amount),
    milestones: input.milestones.map(({ _id = uuidv7(), title, amount, dueOn }) => ({
      id: _id,
      title,
      amount: toCents(amount),
      dueOn,
    })),
  };
}

export const isSameMilestone = (one: MilestoneVersion, other: MilestoneVersion): boolean =>
  one.id === other.id &&
  one.title === other.title &&
  one.amount === other.amount &&
  one.dueOn === other.dueOn;

export const isSameMoney = (one: VersionRow, other: VersionRow): boolean =>
  one.amount === other.amount &&
  one.milestones.length === other.milestones.length &&
  one.milestones.every((milestone, index) => {
    const there = other.milestones[index];
    return there !== undefined && isSameMilestone(milestone, there);
  });

export const isSameVersion = (one: VersionRow, other: VersionRow): boolean =>
  one.startDate === other.startDate &&
  one.endDate === other.endDate &&
  one.terms === other.terms &&
  isSameMoney(one, other);

export function toVersion({ milestones, amount, ...version }: VersionRow): ContractVersion {
  return {
    ...version,
    startDate: version.startDate as ContractVersion['startDate'],
    endDate: version.endDate as ContractVersion['endDate'],
    amount: toDollars(amount),
    milestones: milestones.map(({ id, title, amount: cents, dueOn }) => ({
      _id: id,
      title,
      amount: toDollars(cents),
      dueOn: dueOn as ContractVersion['milestones'][number]['dueOn'],
    })),
  };
}
