import {
  CONTRACT_ACTORS,
  CONTRACT_GUARDS,
  CONTRACT_MACHINE,
  FINAL_CONTRACT_STATUSES,
  isFinalContract,
} from '@plumbline/shared-schema/contract-machine';
import type { ContractActor, ContractGuard } from '@plumbline/shared-schema/contract-machine';
import type { ContractStatus } from '@plumbline/shared-schema/contracts';
import { CONTRACT_ACTIONS, CONTRACT_MOVES, CONTRACT_STATUSES } from '@plumbline/shared-schema/options';
import { allowedActions, attempt } from '@plumbline/shared-schema/state-machine';

const movesOf = (from: ContractStatus, by: ContractActor) =>
  allowedActions(CONTRACT_MACHINE, { from, by }).filter((action) =>
    (CONTRACT_MOVES as readonly string[]).includes(action),
  );

test.each([
  ['active', ['pause', 'complete'], ['pause', 'end']],
  ['paused', ['activate'], ['activate', 'cancel']],
  ['completed', [], []],
  ['ended', [], []],
  ['canceled', [], []],
] as const)('what the parties may move while a contract is %s [CON-20]', (status, professional, hirer) => {
  expect(movesOf(status, 'professional')).toEqual(professional);
  expect(movesOf(status, 'hirer')).toEqual(hirer);
  expect(movesOf(status, 'system')).toEqual([]);
  expect(movesOf(status, 'admin')).toEqual([]);
});

test('each line of the table is reached by exactly one attempt', () => {
  const keys = CONTRACT_MACHINE.flatMap(({ from, action, by }) =>
    by.map((actor) => `${from} ${action} ${actor}`),
  );
  expect(new Set(keys).size).toBe(keys.length);
});

test('nothing leaves a final status [CON-20]', () => {
  const leaving = CONTRACT_MACHINE.filter(
    ({ from, next }) => from !== null && isFinalContract(from) && next !== from,
  );
  expect(leaving).toEqual([]);
});

/** A seeded generator, so that a failing history can be replayed. */
function randomFrom(seed: number) {
  let state = seed;
  return <T>(items: readonly T[]): T => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    const item = items[Math.floor((state / 2 ** 32) * items.length)];
    if (item === undefined) throw new Error('nothing to choose from');
    return item;
  };
}

type Pick = ReturnType<typeof randomFrom>;

/** Attempts one action; returns the status afterwards. */
function step(status: ContractStatus | null, pick: Pick): ContractStatus | null {
  const failing: readonly ContractGuard[] = pick([[], [], [pick(CONTRACT_GUARDS)], CONTRACT_GUARDS]);
  const tried = { from: status, action: pick(CONTRACT_ACTIONS), by: pick(CONTRACT_ACTORS) };
  const outcome = attempt(CONTRACT_MACHINE, tried, (guard: ContractGuard) => !failing.includes(guard));
  const line = CONTRACT_MACHINE.find(
    ({ from, action, by }) => from === status && action === tried.action && by.includes(tried.by),
  );
  const isLegal = line !== undefined && (line.guards ?? []).every((guard) => !failing.includes(guard));
  expect(outcome.done).toBe(isLegal);
  if (!outcome.done) return status;
  expect(outcome.next).toBe(line?.next);
  if (status !== null && isFinalContract(status)) expect(outcome.next).toBe(status);
  return outcome.next;
}

test('random histories move only along the table, and stay where an attempt fails [CON-20]', () => {
  const pick = randomFrom(7);
  for (let history = 0; history < 300; history += 1) {
    let status: ContractStatus | null = null;
    for (let count = 0; count < 40; count += 1) status = step(status, pick);
  }
});

test('every status can be reached, and a contract that is over is one of three', () => {
  const reached = new Set(CONTRACT_MACHINE.map(({ next }) => next));
  expect([...reached].sort()).toEqual([...CONTRACT_STATUSES].sort());
  expect(CONTRACT_STATUSES.filter(isFinalContract)).toEqual([...FINAL_CONTRACT_STATUSES]);
});

test('every action and condition of the lists is used by the table', () => {
  expect([...new Set(CONTRACT_MACHINE.map(({ action }) => action))].sort()).toEqual(
    [...CONTRACT_ACTIONS].sort(),
  );
  expect([...new Set(CONTRACT_MACHINE.flatMap(({ guards = [] }) => guards))].sort()).toEqual(
    [...CONTRACT_GUARDS].sort(),
  );
});
