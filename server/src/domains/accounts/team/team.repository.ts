import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import { TEAM_INVITATION_DAYS } from '@plumbline/shared-schema/limits';
import type { TeamRole } from '@plumbline/shared-schema/team-roles';
import type { Database, Executor, Tx } from '../../../database/connect';
import { sessions } from '../../../database/tables/accounts';
import { pushSubscriptions } from '../../../database/tables/notifications';
import { teamInvitations, teamMembers } from '../../../database/tables/team';
import { users } from '../../../database/tables/users';
import { written } from '../../../database/written';
import { createTeamLog } from './team-log.repository';

type Member = { companyId: string; userId: string };
type NewInvitation = { companyId: string; email: string; role: TeamRole; tokenHash: string };

export type TeamRepository = ReturnType<typeof createTeamRepository>;

export function createTeamRepository(database: Database) {
  return { ...membersIn(database), ...invitationsIn(database), ...sessionsIn(), ...createTeamLog(database) };
}

const isMember = ({ companyId, userId }: Member) =>
  and(eq(teamMembers.companyId, companyId), eq(teamMembers.userId, userId));
const isLiving = gt(teamInvitations.expiresAt, sql`now()`);

function membersIn(database: Database) {
  return {
    listMembers: (executor: Executor, companyId: string) =>
      executor
        .select({ user: users, role: teamMembers.role, since: teamMembers.createdAt })
        .from(teamMembers)
        .innerJoin(users, eq(users.id, teamMembers.userId))
        .where(eq(teamMembers.companyId, companyId))
        .orderBy(asc(teamMembers.createdAt)),

    listMemberships: (userId: string) =>
      database
        .select({ company: users, role: teamMembers.role })
        .from(teamMembers)
        .innerJoin(users, eq(users.id, teamMembers.companyId))
        .where(eq(teamMembers.userId, userId))
        .orderBy(asc(teamMembers.createdAt)),

    roleOf: async (executor: Executor, which: Member): Promise<TeamRole | undefined> => {
      const [row] = await executor
        .select({ role: teamMembers.role })
        .from(teamMembers)
        .where(isMember(which));
      return row?.role;
    },

    /** `false`: they are one already. */
    addMember: async (tx: Tx, row: Member & { role: TeamRole }): Promise<boolean> => {
      const added = await tx.insert(teamMembers).values(row).onConflictDoNothing().returning();
      return added.length > 0;
    },

    setRole: async (tx: Tx, which: Member, role: TeamRole): Promise<boolean> => {
      const changed = await tx.update(teamMembers).set({ role }).where(isMember(which)).returning();
      return changed.length > 0;
    },

    /** Nobody is a member or invited any more. */
    removeAll: async (tx: Tx, companyId: string): Promise<void> => {
      await tx.delete(teamInvitations).where(eq(teamInvitations.companyId, companyId));
      await tx.delete(teamMembers).where(eq(teamMembers.companyId, companyId));
    },

    removeMember: async (tx: Tx, which: Member): Promise<boolean> => {
      const removed = await tx.delete(teamMembers).where(isMember(which)).returning();
      return removed.length > 0;
    },
  };
}

function invitationsIn(database: Database) {
  return {
    listInvitations: (executor: Executor, companyId: string) =>
      executor
        .select()
        .from(teamInvitations)
        .where(and(eq(teamInvitations.companyId, companyId), isLiving))
        .orderBy(asc(teamInvitations.id)),

    /** A second one to an address takes the place of the first, whose link ends. */
    putInvitation: async (tx: Tx, row: NewInvitation): Promise<void> => {
      const expiresAt = sql`now() + make_interval(days => ${TEAM_INVITATION_DAYS}::int)`;
      await tx
        .insert(teamInvitations)
        .values({ ...row, expiresAt })
        .onConflictDoUpdate({
          target: [teamInvitations.companyId, teamInvitations.email],
          set: { role: row.role, tokenHash: row.tokenHash, expiresAt },
        });
    },

    /** Of concurrent calls exactly one gets it. */
    spendInvitation: async (tx: Tx, tokenHash: string) => {
      const [spent] = await tx
        .delete(teamInvitations)
        .where(and(eq(teamInvitations.tokenHash, tokenHash), isLiving))
        .returning();
      return spent;
    },

    removeInvitation: async (tx: Tx, companyId: string, id: string): Promise<string | undefined> => {
      const isIt = and(eq(teamInvitations.id, id), eq(teamInvitations.companyId, companyId));
      const [removed] = await tx.delete(teamInvitations).where(isIt).returning();
      return removed?.email;
    },

    removeExpiredInvitations: async (): Promise<void> => {
      await database.delete(teamInvitations).where(lte(teamInvitations.expiresAt, sql`now()`));
    },
  };
}

function sessionsIn() {
  return {
    /** Returns the ids of the sessions in which this person acted for the company. */
    endActing: async (tx: Tx, { companyId, userId }: Member): Promise<string[]> => {
      const ended = await tx
        .delete(sessions)
        .where(and(eq(sessions.actingFor, companyId), eq(sessions.userId, userId)))
        .returning({ id: sessions.id });
      return ended.map(({ id }) => id);
    },

    /**
     * Another session in place of this one, of the company or with null of the person again, which keeps the device's
     * pushes; `undefined`: it is over.
     */
    turnSession: async (
      tx: Tx,
      sessionId: string,
      { tokenHash, actingFor }: { tokenHash: string; actingFor: string | null },
    ) => {
      const [ended] = await tx.select().from(sessions).where(eq(sessions.id, sessionId)).for('update');
      if (ended === undefined) return undefined;
      const { id: _ended, ...kept } = ended;
      const turned = { ...kept, tokenHash, actingFor, lastSeenAt: new Date() };
      const { id } = written((await tx.insert(sessions).values(turned).returning({ id: sessions.id }))[0]);
      await tx
        .update(pushSubscriptions)
        .set({ sessionId: id })
        .where(eq(pushSubscriptions.sessionId, sessionId));
      await tx.delete(sessions).where(eq(sessions.id, sessionId));
      return kept.userId;
    },
  };
}
