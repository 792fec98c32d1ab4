import { STALE, type Resource } from '@plumbline/shared-schema/stale';

/** What cached answers are about: the nouns of STALE, which is where a new one is added. */
export const TAG_TYPES = Object.keys(STALE) as Resource[];

/** A row (`id` = its `_id`), a list of rows (`id` = 'LIST' or the list's own name), or without `id` all of a noun. */
export type Tag = { type: Resource; id?: string };

/** The tag of a list: of all rows, or of those under `scope` (a job's applications: its job id). */
export function listTag(type: Resource, scope = 'LIST'): Tag {
  return { type, id: scope };
}

/** Tags of a list answer: each row and the list itself. A failed answer tags only the list. */
export function pageTags(
  type: Resource,
  rows: readonly { _id: string }[] | undefined,
  scope?: string,
): Tag[] {
  return [...(rows ?? []).map(({ _id }) => ({ type, id: _id })), listTag(type, scope)];
}

/** All that a change of `resource` makes stale. Of jobs only the one it concerns, where that is known. */
export function stale(resource: Resource, jobId?: string): Tag[] {
  return [resource, ...STALE[resource]].map((type) =>
    type === 'Job' && resource !== 'Job' && jobId !== undefined ? { type, id: jobId } : { type },
  );
}

/** Tags that a mutation invalidates when, and only when, it succeeded. `tags` gets the argument first, then the result. */
export function onSuccess<Result, Arg>(tags: (arg: Arg, result: Result) => readonly Tag[]) {
  return (result: Result | undefined, error: unknown, arg: Arg): readonly Tag[] =>
    error === undefined ? tags(arg, result as Result) : [];
}
