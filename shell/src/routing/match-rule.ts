import { matchRoutes } from 'react-router-dom';
import type { Params } from 'react-router-dom';
import type { PathRule } from './route-table';

export type RuleMatch = { rule: PathRule; params: Params };

/** The most matches that are kept of a table; then all are forgotten. */
const MOST_KEPT = 300;
const known = new WeakMap<readonly PathRule[], Map<string, RuleMatch | undefined>>();

/**
 * The rule of a path (`/jobs/7`) and the parameters in it; undefined where there is none. Kept by table, which nobody
 * changes: every link of a page asks for its own path at each render, and the router ranks all rules for each question.
 */
export function matchRule(table: readonly PathRule[], path: string): RuleMatch | undefined {
  const kept = known.get(table) ?? new Map<string, RuleMatch | undefined>();
  known.set(table, kept);
  if (kept.has(path)) return kept.get(path);
  const found = matchRoutes([...table], path)?.at(-1);
  const match = found && { rule: found.route, params: found.params };
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(path, match);
  return match;
}
