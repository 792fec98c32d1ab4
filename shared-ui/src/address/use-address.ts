import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

export type Values = Record<string, string | number | null | undefined>;
type ChangeOptions = {
  /** Replaces the history entry, as typing does, instead of adding one. */
  replace?: boolean;
};
/** `name`: of the parameter, where the page has more than one list. */
type TurnOptions = ChangeOptions & { name?: string };

/** A copy with the values set; a blank one removes its parameter. */
export function withValues(before: URLSearchParams, values: Values): URLSearchParams {
  const after = new URLSearchParams(before);
  for (const [name, value] of Object.entries(values)) {
    const text = String(value ?? '').trim();
    if (text === '') after.delete(name);
    else after.set(name, text);
  }
  return after;
}

/** The page of a list, from 1; anything else is 1. */
export function pageIn(params: URLSearchParams, name = 'page'): number {
  const page = Number(params.get(name));
  return Number.isSafeInteger(page) && page > 1 ? page : 1;
}

/** Reads and writes the search parameters of the page. */
export function useAddress() {
  const [params, setParams] = useSearchParams();
  const state: unknown = useLocation().state;

  const change = useCallback(
    (values: Values, { replace = false }: ChangeOptions = {}) => {
      // A replaced entry keeps its state.
      setParams((before) => withValues(before, values), { replace, state: replace ? state : undefined });
    },
    [setParams, state],
  );
  const turnTo = useCallback(
    (page: number, { name = 'page', replace = false }: TurnOptions = {}) => {
      change({ [name]: page === 1 ? '' : page }, { replace });
    },
    [change],
  );

  return {
    /** All of them; the same object until the address changes. */
    params,
    get: (name: string) => params.get(name) ?? '',
    /** Another page's address with the parameters of this one and these values. */
    carryTo: (path: string, values: Values) => `${path}?${withValues(params, values).toString()}`,
    /** The parameter's choice, or the first one. */
    one<Choice extends string>(name: string, choices: readonly [Choice, ...Choice[]]): Choice {
      return choices.find((choice) => choice === params.get(name)) ?? choices[0];
    },
    /** The page of a list, from 1; anything else is 1. */
    page: (name?: string) => pageIn(params, name),
    /** Stable between changes of the address, as `Pagination` requires. */
    turnTo,
    change,
  };
}
