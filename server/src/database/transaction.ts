import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { schema } from './schema';

/** A drizzle handle over the pool; every statement may run on another connection. */
export type Database = NodePgDatabase<typeof schema>;

/** A drizzle handle inside one transaction. */
export type Tx = Parameters<Parameters<Database['transaction']>[0]>[0];

/** What repositories take: the pool for lone statements, the transaction where several belong together. */
export type Executor = Database | Tx;

/** Runs `work` in one transaction: commits what it returns, rolls back what it throws. */
export type Transaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/** A lone statement under a name, which each connection parses and plans once. */
type PreparedStatement = { name: string; text: string; values: unknown[] };

/** Runs such a statement outside any transaction and gives its rows, as the driver reads them. */
export type RunPrepared = <Row>(statement: PreparedStatement) => Promise<Row[]>;
