/**
 * A state machine as data: one line for each thing that somebody may do in a state. The server executes the table,
 * pages show the allowed actions of it, `npm run docs` prints it, tests walk random histories through it.
 */

/** In state `from` (null: there is nothing yet) one of `by` may do `action` when all `guards` hold; then it is `next`. */
export type Rule<State extends string, Action extends string, Actor extends string, Guard extends string> = {
  from: State | null;
  action: Action;
  by: readonly Actor[];
  /** Names of conditions; what they mean and what breaking them answers is said where the table is executed. */
  guards?: readonly Guard[];
  next: State;
};

/** The lines of one machine. `from` and `action` together are unique for each actor. */
export type StateMachine<
  State extends string,
  Action extends string,
  Actor extends string,
  Guard extends string = never,
> = readonly Rule<State, Action, Actor, Guard>[];

/** Tells whether a named condition holds; where nothing is given, all are taken to hold. */
export type Holds<Guard extends string> = (guard: Guard) => boolean;

/** Somebody wants to do `action` in state `from`. */
export type Attempt<State extends string, Action extends string, Actor extends string> = {
  from: State | null;
  action: Action;
  by: Actor;
};

/** `illegal`: the table has no such line. `guard`: it has, but this condition does not hold. */
export type Outcome<State extends string, Guard extends string> =
  | { done: true; next: State }
  | { done: false; reason: 'illegal' }
  | { done: false; reason: 'guard'; guard: Guard };

const always = () => true;

/** The line an attempt falls under, whether its guards hold or not. */
export function findRule<S extends string, A extends string, R extends string, G extends string>(
  table: StateMachine<S, A, R, G>,
  { from, action, by }: Attempt<S, A, R>,
): Rule<S, A, R, G> | undefined {
  return table.find((rule) => rule.from === from && rule.action === action && rule.by.includes(by));
}

/** What `actor` may do in this state, in the table's order: the buttons of a page, `allowedActions` of an answer. */
export function allowedActions<S extends string, A extends string, R extends string, G extends string>(
  table: StateMachine<S, A, R, G>,
  { from, by, holds = always }: { from: S | null; by: R; holds?: Holds<G> },
): A[] {
  return table
    .filter((rule) => rule.from === from && rule.by.includes(by) && (rule.guards ?? []).every(holds))
    .map(({ action }) => action);
}

/** Judges an attempt: the state it leads to, or why not. The first guard that fails is the one named. */
export function attempt<S extends string, A extends string, R extends string, G extends string>(
  table: StateMachine<S, A, R, G>,
  tried: Attempt<S, A, R>,
  holds: Holds<G> = always,
): Outcome<S, G> {
  const rule = findRule(table, tried);
  if (rule === undefined) return { done: false, reason: 'illegal' };
  const guard = rule.guards?.find((name) => !holds(name));
  return guard === undefined ? { done: true, next: rule.next } : { done: false, reason: 'guard', guard };
}

/** The state an attempt leads to when its guards hold; undefined: the table forbids it. */
export function nextState<S extends string, A extends string, R extends string, G extends string>(
  table: StateMachine<S, A, R, G>,
  tried: Attempt<S, A, R>,
): S | undefined {
  return findRule(table, tried)?.next;
}
