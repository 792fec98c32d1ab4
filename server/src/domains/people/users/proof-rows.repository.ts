import type { ProofKind } from '@plumbline/shared-schema/case-machine';
import { INSURANCE_REMINDER_DAYS } from '@plumbline/shared-schema/limits';
import type { Proof } from '@plumbline/shared-schema/proofs';
import { and, eq, isNotNull, lt, lte, or, isNull, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../database/connect';
import { files, users } from '../../../database/tables/users';

/** The columns with the file of each proof. */
export const PROOF_FILES = {
  nationalId: 'nationalIdFileId',
  licence: 'licenceFileId',
  insurance: 'insuranceFileId',
} as const;

/** What owners say of what they have sent. */
export const factColumns = {
  number: users.licenceNumber,
  expiresOn: users.licenceExpiresOn,
  insurer: users.insurer,
  cover: users.insuranceCover,
  endsOn: users.insuranceEndsOn,
};
type FactRow = {
  number: string | null;
  expiresOn: string | null;
  insurer: string | null;
  cover: number | null;
  endsOn: string | null;
};

export function factsOf(kind: ProofKind, row: FactRow): Pick<Proof, 'licence' | 'insurance'> {
  const { number, expiresOn, insurer, cover, endsOn } = row;
  const isSaid = kind === 'insurance' && insurer !== null && cover !== null && endsOn !== null;
  return {
    licence: kind === 'licence' ? { number, expiresOn } : null,
    insurance: isSaid ? { insurer, cover, endsOn } : null,
  };
}

const today = sql`(now() at time zone 'UTC')::date`;
const [FIRST, LAST] = INSURANCE_REMINDER_DAYS;
const toldNow = sql<number>`case when ${users.insuranceValidUntil} - ${today} <= ${LAST}::int then ${LAST}::int else ${FIRST}::int end`;

/** The proofs of people, in their rows. */
export const proofRows = {
  /** When the file came that is there now, null: none did; and what is said of it. `undefined` when there is no such user. */
  findProof: async (
    executor: Executor,
    id: string,
    kind: ProofKind,
  ): Promise<({ sentAt: Date | null } & FactRow) | undefined> => {
    const [row] = await executor
      .select({ sentAt: files.createdAt, ...factColumns })
      .from(users)
      .leftJoin(files, eq(files.id, users[PROOF_FILES[kind]]))
      .where(eq(users.id, id));
    return row;
  },

  /** The badge holds as long as that does which was looked at, or is taken. */
  judgeProof: async (
    tx: Tx,
    id: string,
    { kind, isRight }: { kind: ProofKind; isRight: boolean },
  ): Promise<void> => {
    const since = isRight ? sql`now()` : null;
    const changes = {
      nationalId: { identityVerifiedAt: since },
      licence: {
        licenceVerifiedAt: since,
        licenceValidUntil: isRight ? sql`${users.licenceExpiresOn}` : null,
      },
      insurance: {
        insuranceVerifiedAt: since,
        insuranceValidUntil: isRight ? sql`${users.insuranceEndsOn}` : null,
        insuranceToldDays: null,
      },
    }[kind];
    await tx
      .update(users)
      .set({ ...changes, updatedAt: sql`now()` })
      .where(eq(users.id, id));
  },

  /** Takes the badge of those whose licence has had its last day everywhere; each once, with that day. */
  takeExpired: (tx: Tx): Promise<{ id: string; day: string }[]> =>
    tx
      .update(users)
      .set({ licenceVerifiedAt: null, updatedAt: sql`now()` })
      .where(and(isNotNull(users.licenceVerifiedAt), lt(users.licenceValidUntil, sql`${today} - 1`)))
      .returning({ id: users.id, day: sql<string>`${users.licenceValidUntil}::text` }),

  /** Takes the badge of those whose insurance ends today or has ended. */
  takeUninsured: (tx: Tx): Promise<{ id: string; day: string }[]> =>
    tx
      .update(users)
      .set({ insuranceVerifiedAt: null, updatedAt: sql`now()` })
      .where(and(isNotNull(users.insuranceVerifiedAt), lte(users.insuranceValidUntil, today)))
      .returning({ id: users.id, day: sql<string>`${users.insuranceValidUntil}::text` }),

  /**
   * Those whose insurance ends within these days and who were not told so yet, each once; nobody who has sent the next
   * certificate, which an administrator has yet to look at.
   */
  takeInsuranceEnding: (tx: Tx): Promise<{ id: string; day: string; days: number }[]> =>
    tx
      .update(users)
      .set({ insuranceToldDays: toldNow })
      .where(
        and(
          isNotNull(users.insuranceVerifiedAt),
          lte(users.insuranceValidUntil, sql`${today} + ${FIRST}::int`),
          lte(users.insuranceEndsOn, users.insuranceValidUntil),
          or(isNull(users.insuranceToldDays), sql`${users.insuranceToldDays} > ${toldNow}`),
        ),
      )
      .returning({
        id: users.id,
        day: sql<string>`${users.insuranceValidUntil}::text`,
        days: sql<number>`${users.insuranceToldDays}`,
      }),
};
