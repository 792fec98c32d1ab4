import type { ErrorCode } from '@plumbline/shared-schema/errors';
import { isId } from '@plumbline/shared-schema/ids';
import { attempt } from '@plumbline/shared-schema/state-machine';
import type { Holds, Outcome, StateMachine } from '@plumbline/shared-schema/state-machine';
import type { Tx } from '../../database/connect';
import { AppError } from '../errors';

/** What somebody wants to do with a record. */
export type Step<Action extends string> = { id: string; action: Action };
export type Refusal<State extends string, Guard extends string> = Exclude<
  Outcome<State, Guard>,
  { done: true }
>;
/** A step that the table allows. `record`: as it was before. */
export type Move<Item, State, S> = { record: Item; step: S; from: State; next: State };

type Parts<
  Item,
  State extends string,
  Action extends string,
  Actor extends string,
  Guard extends string,
  S extends Step<Action>,
  Changes,
> = {
  machine: StateMachine<State, Action, Actor, Guard>;
  /** Reads the record and locks it until the transaction ends: what the guards judge cannot change under them. */
  lock: (tx: Tx, step: S) => Promise<Item | undefined>;
  /** The code for a record that is not there, or not for the caller. */
  missing: ErrorCode;
  /** The part the caller plays; `undefined`: an outsider, for whom there is no such record. */
  sideOf: (record: Item, step: S) => Actor | undefined;
  stateOf: (record: Item) => State;
  guardsOf: (tx: Tx, record: Item, step: S) => Holds<Guard> | Promise<Holds<Guard>>;
  /** The error for a step that the table or one of its guards forbids. */
  refuse: (refused: Refusal<State, Guard>, record: Item, step: S) => AppError;
  /** One conditional update; false: the record is no longer what it was. */
  update: (tx: Tx, move: Move<Item, State, S>, changes: Changes) => Promise<boolean>;
  /** The error for a record that is no longer what it was. */
  lost: (move: Move<Item, State, S>) => AppError;
};

/**
 * Executes a state machine inside the caller's transaction: lock, side, table and guards, then one conditional update.
 * What follows from a move (history, money, events) its caller writes. Of two moves at once the second is judged by
 * what the first left.
 */
export function createMover<
  Item,
  State extends string,
  Action extends string,
  Actor extends string,
  Guard extends string,
  S extends Step<Action>,
  Changes,
>(parts: Parts<Item, State, Action, Actor, Guard, S, Changes>) {
  const { machine, lock, missing, sideOf, stateOf, guardsOf, refuse, update, lost } = parts;

  /** Locks and judges, and writes nothing. */
  async function judge(tx: Tx, step: S): Promise<Move<Item, State, S>> {
    const record = isId(step.id) ? await lock(tx, step) : undefined;
    const by = record && sideOf(record, step);
    if (record === undefined || by === undefined) throw new AppError(missing);
    const from = stateOf(record);
    const outcome = attempt(machine, { from, action: step.action, by }, await guardsOf(tx, record, step));
    if (!outcome.done) throw refuse(outcome, record, step);
    return { record, step, from, next: outcome.next };
  }

  /** Changes the record as a move that was judged in this transaction says. */
  async function apply(tx: Tx, move: Move<Item, State, S>, changes: Changes): Promise<void> {
    if (!(await update(tx, move, changes))) throw lost(move);
  }

  return { judge, apply };
}
