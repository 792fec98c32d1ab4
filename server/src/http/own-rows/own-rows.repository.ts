import { and, desc, eq, getTableColumns } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database, Executor, Tx } from '../../database/connect';
import { written } from '../../database/written';
import { lockPeople } from '../../database/lock-people';

/** A table whose rows each belong to one person. */
export type OwnTable = PgTable & Record<'id' | 'userId' | 'createdAt', PgColumn>;
type ComputedColumns = Record<string, SQL>;
type Values<C extends ComputedColumns> = {
  [Name in keyof C]: C[Name] extends SQL<infer Value> ? Value : never;
};
export type Own = { id: string; userId: string };

/** SQL of rows that belong to a person: who asks is part of every statement. `computed`: columns that are not stored. */
export function createOwnRowsRepository<T extends OwnTable, C extends ComputedColumns = Record<never, SQL>>(
  database: Database,
  table: T,
  computed: C = {} as C,
) {
  type Row = T['$inferSelect'] & Values<C>;
  // drizzle cannot tell that a table of a generic type can be read and written.
  const plain = table as PgTable;
  const isOwn = ({ id, userId }: Own) => and(eq(table.id, id), eq(table.userId, userId));

  const read = async (executor: Executor, where: SQL | undefined): Promise<Row[]> => {
    const rows: unknown = await executor
      .select({ ...getTableColumns(plain), ...computed })
      .from(plain)
      .where(where)
      .orderBy(desc(table.createdAt), desc(table.id));
    return rows as Row[];
  };

  return {
    /** Newest first. */
    list: (userId: string): Promise<Row[]> => read(database, eq(table.userId, userId)),

    /** `undefined`: the person has no such row. */
    findOwn: async (executor: Executor, own: Own): Promise<Row | undefined> =>
      (await read(executor, isOwn(own)))[0],

    /** Whoever owns it. */
    find: async (id: string): Promise<Row | undefined> => (await read(database, eq(table.id, id)))[0],

    get: async (executor: Executor, id: string): Promise<Row> =>
      written((await read(executor, eq(table.id, id)))[0]),

    /** How many rows a person has; nobody else adds one for them until the transaction ends. */
    countForUpdate: async (tx: Tx, userId: string): Promise<number> => {
      await lockPeople(tx, [userId]);
      return tx.$count(plain, eq(table.userId, userId));
    },

    insert: async (tx: Tx, row: T['$inferInsert']): Promise<string> => {
      const [inserted] = await tx.insert(plain).values(row).returning({ id: table.id });
      return written(inserted).id as string;
    },

    /** False: the person has no such row. */
    update: async (tx: Tx, own: Own, changes: Record<string, unknown>): Promise<boolean> => {
      if (Object.keys(changes).length === 0) return (await tx.$count(plain, isOwn(own))) > 0;
      const rows = await tx.update(plain).set(changes).where(isOwn(own)).returning({ id: table.id });
      return rows.length > 0;
    },

    /** False: the person has no such row. */
    remove: async (own: Own, executor: Executor = database): Promise<boolean> => {
      const rows = await executor.delete(plain).where(isOwn(own)).returning({ id: table.id });
      return rows.length > 0;
    },
  };
}
