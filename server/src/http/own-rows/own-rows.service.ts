import type { ErrorCode } from '@plumbline/shared-schema/errors';
import { isId } from '@plumbline/shared-schema/ids';
import { violatesUnique } from '../../database/connect';
import type { Executor, Transaction, Tx } from '../../database/connect';
import { AppError } from '../../kit/errors';
import type { CurrentUser } from '../plugins/session';
import type { Own } from './own-rows.repository';

/** The SQL that a kind needs: `createOwnRowsRepository` of its table. */
type Rows<Row, NewRow> = {
  list: (userId: string) => Promise<Row[]>;
  get: (executor: Executor, id: string) => Promise<Row>;
  countForUpdate: (tx: Tx, userId: string) => Promise<number>;
  insert: (tx: Tx, row: NewRow) => Promise<string>;
  update: (tx: Tx, own: Own, changes: Record<string, unknown>) => Promise<boolean>;
  remove: (own: Own, executor?: Executor) => Promise<boolean>;
};

/** What makes one kind of own rows differ from the next. */
type Kind<Row, NewRow, Input, Changes, Wire> = {
  rows: Rows<Row, NewRow>;
  missing: ErrorCode;
  /** The most a person may have. */
  limit?: { max: number; code: ErrorCode };
  /** The unique constraint that a second one like it breaks. */
  taken?: { constraint: string; code: ErrorCode };
  toRow: (userId: string, input: Input) => NewRow;
  /** Only the columns that change. */
  toChanges: (input: Changes) => Record<string, unknown>;
  toWire: (row: Row) => Wire;
  /** In the transaction. */
  afterAdd?: (tx: Tx, input: Input) => Promise<void>;
  afterChange?: (tx: Tx, id: string, input: Changes) => Promise<void>;
  /** In the transaction of every change, for the person's other pages. */
  notifyChanged?: (tx: Tx, userId: string) => Promise<void>;
  transaction: Transaction;
};

/** Lists, adds, changes and removes what belongs to the caller. To everybody else it does not exist. */
export function createOwnRowsService<Row, NewRow, Input, Changes, Wire>(
  kind: Kind<Row, NewRow, Input, Changes, Wire>,
) {
  const { rows, missing, limit, taken, toRow, toChanges, toWire, afterAdd, afterChange, notifyChanged } =
    kind;

  const transaction: Transaction = async (work) => {
    try {
      return await kind.transaction(work);
    } catch (error) {
      throw taken && violatesUnique(error, taken.constraint) ? new AppError(taken.code) : error;
    }
  };

  const codes = (...reasons: ({ code: ErrorCode } | undefined)[]) =>
    reasons.flatMap((reason) => reason?.code ?? []);

  return {
    errors: {
      add: codes(limit, taken),
      change: [missing, ...codes(taken)],
      remove: [missing],
    } satisfies OwnRowsErrors,

    list: async (userId: string): Promise<Wire[]> => (await rows.list(userId)).map(toWire),

    add: (user: CurrentUser, input: Input): Promise<Wire> =>
      transaction(async (tx) => {
        if (limit && (await rows.countForUpdate(tx, user._id)) >= limit.max)
          throw new AppError(limit.code, { max: limit.max });
        const id = await rows.insert(tx, toRow(user._id, input));
        await afterAdd?.(tx, input);
        await notifyChanged?.(tx, user._id);
        return toWire(await rows.get(tx, id));
      }),

    change: (user: CurrentUser, id: string, input: Changes): Promise<Wire> =>
      transaction(async (tx) => {
        const isOwn = isId(id) && (await rows.update(tx, { id, userId: user._id }, toChanges(input)));
        if (!isOwn) throw new AppError(missing);
        await afterChange?.(tx, id, input);
        await notifyChanged?.(tx, user._id);
        return toWire(await rows.get(tx, id));
      }),

    remove: (user: CurrentUser, id: string): Promise<void> =>
      transaction(async (tx) => {
        const isOwn = isId(id) && (await rows.remove({ id, userId: user._id }, tx));
        if (!isOwn) throw new AppError(missing);
        await notifyChanged?.(tx, user._id);
      }),
  };
}

/** With what the calls refuse. */
type OwnRowsErrors = Record<'add' | 'change' | 'remove', ErrorCode[]>;

/** The service of any kind, as its routes see it. */
export type OwnRowsService<Input, Changes, Wire> = {
  errors: OwnRowsErrors;
  list: (userId: string) => Promise<Wire[]>;
  add: (user: CurrentUser, input: Input) => Promise<Wire>;
  change: (user: CurrentUser, id: string, input: Changes) => Promise<Wire>;
  remove: (user: CurrentUser, id: string) => Promise<void>;
};
