import { CONTRACT_MACHINE } from '@plumbline/shared-schema/contract-machine';
import { createTestServer } from '../../../app/testing';
import { tryOnContract, tryToCreate } from '../../../../testing/meetings/contract-attempts';
import type { Trial } from '../../../../testing/meetings/contract-scene';
import { askForDeletion, setUp } from '../../../../testing/meetings/contract-scene';
import { MACHINES, MEETINGS, STATUSES, THINGS, moveOf } from '../../../../testing/meetings/meetings';
import type { Thing } from '../../../../testing/meetings/meetings';
import { tryBeside } from '../../../../testing/meetings/neighbour-attempts';
import { addJob } from '../../jobs/jobs/testing';

// In test:all only: hundreds of deals are brought to where each move can be tried; the machines have tests of their own.
const server = createTestServer({ SANDBOX_DELAY_SECONDS: '0' });

/** What happens in a state where it cannot be arranged on its own. */
const NOT_ALONE: Record<string, readonly string[]> = {
  // The acceptance of an amendment that removes what is left; a decision whose refund came back.
  'contract finish': ['paused'],
  'contract refund': ['completed'],
};

type Meeting = { thing: Thing; machine: string; move: string };

/** A contract meets what its states allow, whatever else is next to it meets everything. */
const POSSIBLE: Meeting[] = THINGS.flatMap((thing) =>
  Object.entries(MACHINES).flatMap(([machine, rules]) =>
    rules
      .filter(({ from }) => machine !== 'contract' || STATUSES[thing].includes(from as never))
      .flatMap((rule) => rule.by.map((by) => moveOf(machine, { action: rule.action, by })))
      .map((move) => ({ thing, machine, move })),
  ),
);
const keyOf = ({ thing, move }: Meeting) => `${thing} | ${move}`;
const MEETING_OF = new Map(POSSIBLE.map((meeting) => [keyOf(meeting), meeting]));

test('every move of every state machine has a cell for everything that can be open, and no cell is left', () => {
  expect([...MEETINGS.keys()].sort()).toEqual([...MEETING_OF.keys()].sort());
});

const cells = (isOfContract: boolean) =>
  [...MEETING_OF.values()]
    .filter(({ machine }) => (machine === 'contract') === isOfContract)
    .map((meeting) => ({ ...meeting, ...MEETINGS.get(keyOf(meeting)) }));

/** The same move by everybody who may do it, in every state in which the thing can be open. */
function trialsOf({ thing, move }: Meeting): Trial[] {
  return CONTRACT_MACHINE.filter(({ from }) => from !== null && STATUSES[thing].includes(from)).flatMap(
    ({ from, action, by: actors }) =>
      actors
        .filter((by) => moveOf('contract', { action, by }) === move)
        .filter(() => !NOT_ALONE[move]?.includes(from ?? ''))
        .map((by) => ({ server, thing, from, action, by }) as Trial),
  );
}

const alone = new Map<string, string>();
/** With nothing open: the same whatever is open otherwise, so it is tried once. */
async function fateAlone(trial: Trial): Promise<string | undefined> {
  const { action, from, by } = trial;
  const key = [action, from, by].join(' ');
  if (!alone.has(key)) alone.set(key, await tryOnContract({ ...trial, thing: undefined }));
  return alone.get(key);
}

test.each(cells(true))('while there is an open $thing, $move: $fate, $because', async (cell) => {
  if (cell.move === 'contract create') {
    expect(await tryToCreate(server, true)).toBe(cell.fate);
    return;
  }
  for (const trial of trialsOf(cell)) {
    const { from, by } = trial;
    expect([from, by, await tryOnContract(trial)]).toEqual([from, by, cell.fate]);
    // Nothing else refuses it.
    if (cell.fate !== 'allowed') expect([from, by, await fateAlone(trial)]).toEqual([from, by, 'allowed']);
  }
});

test.each(cells(false))('beside an open $thing, $move: $fate, $because', async ({ thing, move, fate }) => {
  const people = { server, otherId: (await server.user('contractor')).id };
  if (thing === 'deletion') {
    const { id: jobId } = await addJob(server);
    await askForDeletion(server);
    expect(await tryBeside(move, { ...people, jobId })).toBe(fate);
    return;
  }
  const { contract } = await setUp({ server, action: 'review', by: 'hirer', from: 'active', thing });
  const { id: otherId } = await server.addUser({ userType: 'contractor' });
  expect(await tryBeside(move, { server, otherId, jobId: contract.jobId })).toBe(fate);
});
