import { RUNNING_CONTRACT_STATUSES } from '@plumbline/shared-schema/contract-machine';
import { readSalary, toCents, toDollars } from '@plumbline/shared-schema/money';
import type { ProjectJob, ProjectMoney } from '@plumbline/shared-schema/projects';
import type { ProjectsRepository } from './projects.repository';

type Rows<Name extends 'listJobs' | 'listOffers' | 'listContracts'> = Awaited<
  ReturnType<ProjectsRepository[Name]>
>;
/** A job of a project with what is known of its price. */
export type JobFacts = Rows<'listJobs'>[number] & {
  offers: Rows<'listOffers'>;
  contracts: Rows<'listContracts'>;
};
type ContractFacts = JobFacts['contracts'][number];

const runs = ({ status }: ContractFacts) =>
  (RUNNING_CONTRACT_STATUSES as readonly ContractFacts['status'][]).includes(status);

/** What has left the hirer and has not come back. */
const paidOf = ({ money }: ContractFacts) => (money?.held ?? 0) + (money?.released ?? 0);

/** A contract that was broken off costs no more than what was paid. */
function agreedOf(contract: ContractFacts): number {
  const isBrokenOff = contract.status === 'ended' || contract.status === 'canceled';
  return isBrokenOff && contract.paymentStatus !== 'paid' ? paidOf(contract) : contract.amount;
}

/** Whether somebody is still looked for. */
const isOpen = ({ status, contracts }: JobFacts) => status === 'open' && !contracts.some(runs);

/** Cents that an open job may cost: what was offered most, else what its own text says of the whole work. */
function estimateOf(job: JobFacts): number | null {
  if (!isOpen(job)) return null;
  if (job.offers.length > 0) return Math.max(...job.offers.map(({ budget }) => budget));
  const salary = readSalary(job.salary);
  return salary?.per === null ? toCents(salary.max) : null;
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** `budget` in cents. */
export function moneyOf(budget: number, jobs: readonly JobFacts[]): ProjectMoney {
  const contracts = jobs.flatMap((job) => job.contracts);
  const agreed = sum(contracts.map(agreedOf));
  const estimates = jobs.filter(isOpen).map(estimateOf);
  return {
    budget: toDollars(budget),
    planned: toDollars(agreed + sum(estimates.map((estimate) => estimate ?? 0))),
    agreed: toDollars(agreed),
    paid: toDollars(sum(contracts.map(paidOf))),
    unpriced: estimates.filter((estimate) => estimate === null).length,
  };
}

/** The offer whose answer matters most: the hirer's turn comes first. */
function offerOf({ offers }: JobFacts): ProjectJob['offer'] {
  if (offers.some(({ isCountered }) => isCountered)) return 'countered';
  if (offers.some(({ status }) => status === 'accepted')) return 'accepted';
  return offers.length > 0 ? 'pending' : null;
}

export function stateOf(job: JobFacts): Pick<ProjectJob, 'undecided' | 'offer' | 'estimate'> {
  const estimate = estimateOf(job);
  return {
    undecided: job.undecided,
    offer: offerOf(job),
    estimate: estimate === null ? null : toDollars(estimate),
  };
}
