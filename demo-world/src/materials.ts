import { and, asc, eq, gte, inArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { lineCents } from '@plumbline/shared-schema/quote-sums';
import { toDollars } from '@plumbline/shared-schema/money';
import type { Tx } from '@plumbline/server/database/connect';
import { contracts } from '@plumbline/server/database/tables/contracts';
import { jobs } from '@plumbline/server/database/tables/jobs';
import { materials } from '@plumbline/server/database/tables/materials';
import { files, users } from '@plumbline/server/database/tables/users';
import { createRandom } from '@plumbline/server/testing/random';
import type { Random } from '@plumbline/server/testing/random';
import { between, idAt, MINUTE } from './moments';
import { demoAccounts } from './people/demo-accounts';
import { keepPictures } from './pictures/keep';
import type { PictureFolders, PictureOrder } from './pictures/keep';

type MaterialSeed = typeof materials.$inferInsert;
/** `price`: cents of one unit. */
type NeededLine = Pick<MaterialSeed, 'text' | 'quantity' | 'unit' | 'price' | 'buyer'>;
type Seeding = { now: Date; folders: PictureFolders | undefined };

const SEED = 20_260_512;
/** Smaller jobs have no list. */
const LEAST_AMOUNT = 2000_00;
/** Per cent of the estimate that it did cost. */
const PAID = [91, 112] as const;
/** A contract that runs has bought this part of its list; one that is over has bought all. */
const BOUGHT_SHARE = 0.6;
/** All was bought within this part of the time until now or the end. */
const BUYING_SHARE = 0.7;

const line = (...[text, quantity, unit, price, buyer = 'professional']: NeededFields): NeededLine => ({
  text,
  quantity,
  unit,
  price,
  buyer,
});
type NeededFields = readonly [
  text: string,
  quantity: number,
  unit: NeededLine['unit'],
  price: number,
  buyer?: NeededLine['buyer'],
];

/** Lists by the first skill of a job. What was bought comes first. */
const NEEDED: Record<string, readonly NeededLine[]> = {
  plumbing: [
    line('Copper pipe, type L, 3/4 in', 120, 'foot', 4_85),
    line('Elbows, tees and couplings, assorted', 64, 'item', 2_35),
    line('Ball valves, full port', 9, 'item', 18_90),
    line('Pipe insulation, closed cell', 92.5, 'foot', 1_15),
    line('Kitchen mixer, brushed steel', 1, 'item', 214_00, 'hirer'),
    line('Access panels, painted', 3, 'item', 27_50, 'hirer'),
  ],
  hvac: [
    line('Insulated flexible duct, 8 in', 75, 'foot', 4_20),
    line('Refrigerant line set, 50 ft', 2, 'item', 186_00),
    line('Supply registers, white', 11, 'item', 19_75, 'hirer'),
    line('Condensate pump with hose', 2, 'item', 64_90),
    line('Programmable thermostat', 2, 'item', 139_00, 'hirer'),
    line('Pad and brackets for the outdoor unit', 1, 'lump', 118_00),
  ],
  carpentry: [
    line('Pressure-treated joists, 2 by 10', 38, 'item', 21_60),
    line('Joist hangers and screws', 1, 'lump', 246_00),
    line('Boards, select grade', 410, 'squareFoot', 3_95),
    line('Post caps, black', 8, 'item', 12_25, 'hirer'),
    line('Sealer, clear', 4.5, 'item', 38_40),
  ],
  flooring: [
    line('Rubber tiles, 3/8 in', 1250, 'squareFoot', 6_45, 'hirer'),
    line('Adhesive, low odour', 14, 'item', 72_00),
    line('Levelling compound', 22, 'item', 34_50),
    line('Base strips and corners', 312.5, 'foot', 1_85),
  ],
  tiling: [
    line('Ceramic tiles, matte white', 88, 'squareFoot', 5_20, 'hirer'),
    line('Backer board with tape', 6, 'item', 19_40),
    line('Thin-set mortar and grout', 5, 'item', 23_80),
    line('Waterproofing membrane', 1, 'lump', 96_00),
  ],
};

const hirer = alias(users, 'hirer');
const professional = alias(users, 'professional');

/** What contracts of the demo accounts need: bought but for the rest of what still runs, the first line with a receipt. */
export async function seedMaterials(tx: Tx, { now, folders }: Seeding): Promise<void> {
  const random = createRandom(SEED);
  const lists = (await findContracts(tx)).map((found) => listOf(found, { now, random }));
  if (folders !== undefined) {
    const orders = lists.flatMap(([first]) => (first ? [receiptOf(first, random)] : []));
    await tx.insert(files).values(await keepPictures(orders, folders));
    orders.forEach(({ id }, index) => Object.assign(lists[index]?.[0] ?? {}, { receiptFileId: id }));
  }
  const rows = lists.flat().map(({ buyerId: _buyer, ...row }) => row);
  if (rows.length > 0) await tx.insert(materials).values(rows);
}

type FoundContract = Awaited<ReturnType<typeof findContracts>>[number];
type ListedMaterial = MaterialSeed & { updatedAt: Date; buyerId: string };

/** Contracts whose trade has a list, the oldest first. */
function findContracts(tx: Tx) {
  const emails = demoAccounts.map(({ email }) => email);
  const skill = sql<string>`lower(${jobs.skillsRequired} -> 0 ->> 'name')`;
  return tx
    .select({ contract: contracts, skill })
    .from(contracts)
    .innerJoin(jobs, eq(jobs.id, contracts.jobId))
    .innerJoin(hirer, eq(hirer.id, contracts.clientId))
    .innerJoin(professional, eq(professional.id, contracts.professionalId))
    .where(
      and(
        or(inArray(hirer.email, emails), inArray(professional.email, emails)),
        inArray(skill, Object.keys(NEEDED)),
        gte(contracts.amount, LEAST_AMOUNT),
      ),
    )
    .orderBy(asc(contracts.createdAt), asc(contracts.id));
}

/** Written on the first day, and bought one after the other. */
function listOf({ contract, skill }: FoundContract, { now, random }: { now: Date; random: Random }) {
  const { id: contractId, clientId, professionalId, createdAt, finishedAt } = contract;
  const needed = NEEDED[skill] ?? [];
  const bought = finishedAt === null ? Math.ceil(needed.length * BOUGHT_SHARE) : needed.length;
  const end = (finishedAt ?? now).getTime();
  return needed.map((one, index): ListedMaterial => {
    const addedAt = new Date(createdAt.getTime() + (index + 1) * MINUTE);
    const buyerId = one.buyer === 'hirer' ? clientId : professionalId;
    const row = { ...one, id: idAt(addedAt, random), contractId, buyerId, createdAt: addedAt };
    if (index >= bought) return { ...row, updatedAt: addedAt };
    const estimate = lineCents({ quantity: one.quantity, price: toDollars(one.price) });
    const updatedAt = between(addedAt.getTime(), end, (BUYING_SHARE * (index + 1)) / needed.length);
    return { ...row, paid: Math.round((estimate * random.int(...PAID)) / 100), revision: 1, updatedAt };
  });
}

/** What the shop gave to who bought it. */
function receiptOf({ buyerId: ownerId, updatedAt: createdAt }: ListedMaterial, random: Random): PictureOrder {
  const look = {
    name: 'receipt.webp',
    visibility: 'private',
    subject: { receipt: random.int(5, 9) },
  } as const;
  return { id: idAt(createdAt, random), ownerId, createdAt, ...look };
}
