import { PROOF_KINDS } from '@plumbline/shared-schema/case-machine';
import type { ProofKind } from '@plumbline/shared-schema/case-machine';
import { eq } from 'drizzle-orm';
import type { Tx } from '@plumbline/server/database/connect';
import { cases } from '@plumbline/server/database/tables/cases';
import { files, users } from '@plumbline/server/database/tables/users';
import { before, DAY, HOUR, idAt } from './moments';
import { demoAccounts } from './people/demo-accounts';
import type { UserSeed } from './people/people';
import { keepPictures } from './pictures/keep';
import type { PictureFolders } from './pictures/keep';
import { createRandom } from '@plumbline/server/testing/random';
import type { Random } from '@plumbline/server/testing/random';

/** One that was sent, and what became of it; `waiting`: of the last days. */
type SentProof = {
  id: string;
  user: UserSeed;
  kind: ProofKind;
  state: 'approve' | 'refuse' | 'waiting';
  sentAt: Date;
};
type Seeding = { people: readonly UserSeed[]; now: Date; folders: PictureFolders | undefined };

const SEED = 20_260_507;
/** The share of the contractors who sent each. */
const SHARES: Record<ProofKind, number> = { nationalId: 0.5, licence: 0.35, insurance: 0.75 };
const REFUSAL = 'The photo is cut off on the right, so the number cannot be read. Please send all of it.';
const APPROVAL = {
  nationalId: 'Name and picture agree.',
  licence: 'Found in the register.',
  insurance: 'Name, cover and end agree.',
};
/** From now: none runs out while the world is looked at. */
const VALID_DAYS = [200, 1100] as const;
const INSURED_DAYS = [60, 360] as const;
const INSURERS = ['Larkfield Mutual', 'Assurances du Belvédère', 'Hartwell & Stone', 'Nordbrook Casualty'];
const COVERS = [500_000, 1_000_000, 2_000_000];
/** What became of the first ones of others than the demo contractor; the rest is approved. */
const FIRST: Record<ProofKind, readonly SentProof['state'][]> = {
  nationalId: ['waiting', 'waiting'],
  licence: ['waiting', 'waiting', 'refuse'],
  insurance: ['waiting', 'waiting'],
};

/**
 * About half of the contractors are known by their ID, a third by their licence and most by their insurance, the demo
 * contractor by all; some wait for an administrator and one was refused. Without pictures there is nothing to look at,
 * so nobody is.
 */
export async function seedProofs(tx: Tx, { people, now, folders }: Seeding): Promise<void> {
  if (folders === undefined) return;
  const random = createRandom(SEED);
  const sent = planProofs(people, now, random);
  const orders = sent.map(({ id, user: { id: ownerId, fullName }, kind, sentAt: createdAt }) => {
    const look = { name: `${kind}.webp`, visibility: 'private' } as const;
    return { id, ownerId, createdAt, ...look, subject: { card: { name: fullName, kind } } };
  });
  await tx.insert(files).values(await keepPictures(orders, folders));
  for (const proof of sent) await tellOf(tx, proof, { random, now });
}

function planProofs(people: readonly UserSeed[], now: Date, random: Random): SentProof[] {
  const first = {
    nationalId: [...FIRST.nationalId],
    licence: [...FIRST.licence],
    insurance: [...FIRST.insurance],
  };
  const contractors = people.filter(({ userType }) => userType === 'contractor');
  return contractors.flatMap((user) =>
    PROOF_KINDS.flatMap((kind): SentProof[] => {
      const isDemo = user.email === demoAccounts[2].email;
      if (!random.chance(SHARES[kind]) && !isDemo) return [];
      const state = (isDemo ? undefined : first[kind].shift()) ?? 'approve';
      const sentAt =
        state === 'waiting'
          ? before(now, random.int(3, 40) * HOUR)
          : new Date(user.createdAt.getTime() + random.int(2, 60) * HOUR);
      return [{ id: idAt(sentAt, random), user, kind, state, sentAt }];
    }),
  );
}

type Telling = { random: Random; now: Date };

async function tellOf(tx: Tx, sent: SentProof, { random, now }: Telling): Promise<void> {
  const { id, user, kind, state, sentAt } = sent;
  const decidedAt = new Date(sentAt.getTime() + random.int(4, 30) * HOUR);
  const isApproved = state === 'approve';
  const rowsOf = ROWS[kind];
  const verifiedAt = isApproved ? decidedAt : null;
  await tx.update(users).set(rowsOf({ id, verifiedAt, random, now })).where(eq(users.id, user.id));
  const found = { id: idAt(sentAt, random), kind, aboutId: id, personId: user.id, createdAt: sentAt };
  if (state === 'waiting') {
    await tx.insert(cases).values({ ...found, updatedAt: sentAt });
    return;
  }
  const note = isApproved ? APPROVAL[kind] : REFUSAL;
  const decided = { status: 'resolved', outcome: state, note, decidedAt, updatedAt: decidedAt } as const;
  await tx.insert(cases).values({ ...found, ...decided });
}

type JudgedProof = { id: string; verifiedAt: Date | null; random: Random; now: Date };

/** A proof in the row of its owner. */
const ROWS: Record<ProofKind, (judged: JudgedProof) => Partial<typeof users.$inferInsert>> = {
  nationalId: ({ id, verifiedAt }) => ({ nationalIdFileId: id, identityVerifiedAt: verifiedAt }),
  licence: ({ id, verifiedAt, random, now }) => {
    const expiresOn = dayAfter(now, random.int(...VALID_DAYS) * DAY);
    return {
      licenceFileId: id,
      licenceVerifiedAt: verifiedAt,
      licenceNumber: `TL-${random.int(10_000, 99_999)}`,
      licenceExpiresOn: expiresOn,
      licenceValidUntil: verifiedAt === null ? null : expiresOn,
    };
  },
  insurance: ({ id, verifiedAt, random, now }) => {
    const endsOn = dayAfter(now, random.int(...INSURED_DAYS) * DAY);
    return {
      insuranceFileId: id,
      insuranceVerifiedAt: verifiedAt,
      insurer: random.pick(INSURERS),
      insuranceCover: random.pick(COVERS),
      insuranceEndsOn: endsOn,
      insuranceValidUntil: verifiedAt === null ? null : endsOn,
    };
  },
};

function dayAfter(instant: Date, ms: number): string {
  return new Date(instant.getTime() + ms).toISOString().slice(0, 10);
}
