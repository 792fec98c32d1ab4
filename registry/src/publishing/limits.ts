import { BUDGET_KINDS } from '@plumbline/shared-schema/budgets';
import type { BudgetKind } from '@plumbline/shared-schema/budgets';
import type { RegistryDocument } from '@plumbline/shared-schema/platform';
import { usualKb } from '../gate/budget-limits';
import { teamSchema } from '../owners/owners-document';
import { changeLive } from './change-live';
import { changeTeams, checked, requireTeam, without, withTeam } from './change-teams';
import type { RegistryContext } from './registry-context';

type QuotaChange = { team: string; megabytes: number; reason: string };
type BudgetChange = { name: string; kind: string; kb: number; reason: string };

const MOST_KB = 100_000;

/** How much the builds of a team may weigh together. */
export async function setQuota(
  context: RegistryContext,
  { team, megabytes, reason }: QuotaChange,
): Promise<void> {
  const limit = { of: team, kind: 'megabytes', to: megabytes };
  await changeTeams(context, { team, command: 'quota', limit, reason }, ({ owners }) => {
    const present = requireTeam(owners, team);
    return { owners: withTeam(owners, team, checked(teamSchema, { ...present, megabytes })) };
  });
}

/** Lets one remote weigh more than the others may; what all may have takes that back. Published it need not be. */
export async function raiseBudget(
  context: RegistryContext,
  { name, kind: wanted, kb, reason }: BudgetChange,
): Promise<void> {
  const kind = BUDGET_KINDS.find((known) => known === wanted);
  if (!kind) throw new Error(`there is no budget ${wanted}; budgets: ${BUDGET_KINDS.join(', ')}`);
  if (!/^mf-[a-z][a-z0-9-]*$/.test(name)) throw new Error(`${name} is not a remote's name (mf-…)`);
  const usual = usualKb(kind);
  if (!(Number.isInteger(kb) && kb >= usual && kb <= MOST_KB))
    throw new Error(`every remote may have ${usual} KB (${kind}): say that much, or more, in whole KB`);
  const limit = { of: name, kind, to: kb };
  await changeLive(context, { command: 'budget', names: [name], limit }, (live) => {
    if (live.sequence === 0) throw new Error('publish the shell first');
    if ((live.budgets?.[name]?.[kind] ?? usual) === kb) return Promise.resolve(undefined);
    const budgets = withBudget(live, { name, kind, kb: kb === usual ? undefined : kb });
    return Promise.resolve({ reason, packages: live.packages, more: { budgets } });
  });
}

type Raise = { name: string; kind: BudgetKind; kb: number | undefined };

function withBudget({ budgets = {} }: RegistryDocument, { name, kind, kb }: Raise) {
  const others = Object.entries(budgets[name] ?? {}).filter(([other]) => other !== kind);
  const own = Object.fromEntries([...others, ...(kb === undefined ? [] : [[kind, kb]])]);
  return Object.keys(own).length > 0 ? { ...budgets, [name]: own } : without(budgets, name);
}
