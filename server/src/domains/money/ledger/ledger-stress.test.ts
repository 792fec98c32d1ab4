import { sql } from 'drizzle-orm';
import { createRandom } from '../../../../testing/random';
import { addContract } from '../../deals/contracts/testing';
import { createTestServer } from '../../../app/testing';
import { accountText, between, clearing, external, held, outgoing, wallet } from './posting';
import type { AccountKey, Posting } from './posting';

const server = createTestServer();
const AT_ONCE = 60;
const OPERATIONS = (process.env.TEST_ALL ? 10 : 3) * AT_ONCE;

type World = { people: string[]; contractIds: string[] };

async function aWorld(): Promise<World> {
  const people = await Promise.all(Array.from({ length: 5 }, async () => (await server.addUser()).id));
  const [clientId, professionalId] = people;
  const contracts = await Promise.all(
    Array.from({ length: 3 }, () => addContract(server, { clientId, professionalId })),
  );
  return { people, contractIds: contracts.map(({ id }) => id) };
}

/** What may happen to money, between accounts that others move at the same moment, forwards and backwards. */
function createOperations({ people, contractIds }: World) {
  const random = createRandom(20_261_123);
  const amount = () => 1 + Math.floor(random.next() * 100);
  const entriesOf = (): Posting['entries'][] => {
    const [one, other, contract] = [random.pick(people), random.pick(people), random.pick(contractIds)];
    const outside = external('sandbox');
    const [sum, fee] = [amount(), Math.floor(random.next() * 2)];
    const moves: Posting['entries'][][] = [
      [between(outside, wallet(one), 2 * sum), between(wallet(one), held(contract), sum)],
      [between(held(contract), clearing(other), sum), between(clearing(other), wallet(other), sum)],
      [between(wallet(one), outgoing(one), sum), between(outgoing(one), outside, sum)],
      [between(held(contract), wallet(other), sum)],
      [between(outgoing(one), wallet(one), sum)],
      one === other ? [] : [between(wallet(one), wallet(other), sum)],
      [
        [
          { account: held(contract), amount: -sum - fee },
          { account: wallet(other), amount: sum },
          { account: { kind: 'fees' }, amount: fee },
        ],
      ],
      [
        [
          { account: outside, amount: sum + 1 },
          { account: held(contract), amount: -sum },
          { account: { kind: 'losses' }, amount: -1 },
        ],
      ],
    ];
    return random.pick(moves);
  };
  let made = 0;
  return (): Posting[] =>
    entriesOf().map((entries) => ({
      ...{ key: `stress:${made++}`, reason: 'charge', event: 'clock', actorId: null },
      entries,
    }));
}

const isShort = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'INSUFFICIENT_FUNDS';

/** The rows that break a promise of the book. */
async function faults(): Promise<unknown[]> {
  const queries = [
    sql`select transfer_id, sum(amount) from entries group by transfer_id having sum(amount) <> 0 or count(*) < 2`,
    sql`select id, kind, balance from accounts where balance < 0`,
    sql`select a.id, a.kind, a.balance, sum(e.amount) from accounts a left join entries e on e.account_id = a.id
      where a.kind not in ('external', 'losses')
      group by a.id having a.balance <> coalesce(sum(e.amount), 0)`,
    sql`select sum(amount) from entries having coalesce(sum(amount), 0) <> 0`,
  ];
  const found = await Promise.all(queries.map((query) => server.database.execute(query)));
  return found.flatMap(({ rows }) => rows);
}

test('of many movements at once each happens whole or not at all, and none waits for ever [MON-01, MON-02]', async () => {
  const world = await aWorld();
  const next = createOperations(world);
  const expected = new Map<string, number>();
  let begun = 0;
  let done = 0;

  async function perform(postings: Posting[]): Promise<void> {
    try {
      await server.connection.transaction((tx) => {
        begun += 1;
        return server.services.ledger.post(tx, postings);
      });
    } catch (error) {
      if (!isShort(error)) throw error;
      return;
    }
    done += 1;
    for (const { account, amount } of postings.flatMap(({ entries }) => entries))
      expected.set(accountText(account), (expected.get(accountText(account)) ?? 0) + amount);
  }

  for (let first = 0; first < OPERATIONS; first += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, () => perform(next())));

  // A transaction that met a deadlock would have begun twice.
  expect(begun).toBe(OPERATIONS);
  expect(done).toBeGreaterThan(OPERATIONS / 10);
  expect(await faults()).toEqual([]);
  const { people, contractIds } = world;
  const keys: AccountKey[] = [
    ...people.flatMap((id) => [wallet(id), clearing(id), outgoing(id)]),
    ...contractIds.map(held),
    ...[external('sandbox'), { kind: 'fees' } as const, { kind: 'losses' } as const],
  ];
  for (const key of keys)
    expect(await server.services.ledger.balance(server.database, key)).toBe(
      expected.get(accountText(key)) ?? 0,
    );
});
