import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../database/connect';
import { sessions } from '../../../database/tables/accounts';
import { applications } from '../../../database/tables/applications';
import type { CaseRow } from '../../../database/tables/cases';
import { feedbacks } from '../../../database/tables/feedbacks';
import { users } from '../../../database/tables/users';
import { personColumns } from '../../people/users/person-columns';
import type { PersonRow } from '../../people/users/user-view';

export type FlagEvidence = { text: string; count: number; people: PersonRow[] };

const SHOWN_PEOPLE = 50;

/** What signs of fraud are about, read where it stands: what is gone is shown no more. */
export function createFlagEvidence(database: Database) {
  async function findLetters(id: string): Promise<FlagEvidence | undefined> {
    const letter = await database.query.applications.findFirst({ where: eq(applications.id, id) });
    if (letter === undefined) return undefined;
    const isSame = sql`plain_text(${applications.coverLetter}) = plain_text(${letter.coverLetter}::text)`;
    const count = await database.$count(applications, and(eq(applications.userId, letter.userId), isSame));
    return { text: letter.coverLetter, count, people: [] };
  }

  /** Accounts as new as this one that were used from an address of its sessions. */
  async function findBurst(id: string): Promise<FlagEvidence> {
    const addresses = database
      .select({ address: sessions.address })
      .from(sessions)
      .where(eq(sessions.userId, id));
    const first = sql`(select created_at - interval '1 hour' from users first where first.id = ${id}::uuid)`;
    const people = await database
      .selectDistinct(personColumns(users))
      .from(users)
      .innerJoin(sessions, eq(sessions.userId, users.id))
      .where(and(inArray(sessions.address, addresses), gt(users.createdAt, first)))
      .orderBy(asc(users.id))
      .limit(SHOWN_PEOPLE);
    return { text: '', count: people.length, people };
  }

  async function findRating(id: string): Promise<FlagEvidence | undefined> {
    const [row] = await database
      .select({ text: feedbacks.review, count: feedbacks.rating, subject: personColumns(users) })
      .from(feedbacks)
      .innerJoin(users, eq(users.id, feedbacks.subjectId))
      .where(eq(feedbacks.id, id));
    return row && { text: row.text, count: row.count, people: [row.subject] };
  }

  return async ({ kind, aboutId }: Pick<CaseRow, 'kind' | 'aboutId'>): Promise<FlagEvidence | undefined> => {
    if (kind === 'equalLetters') return findLetters(aboutId);
    if (kind === 'accountBurst') return findBurst(aboutId);
    return kind === 'sharedDevice' ? findRating(aboutId) : undefined;
  };
}
export type FindFlagEvidence = ReturnType<typeof createFlagEvidence>;
