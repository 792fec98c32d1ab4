/** What cached answers are about. A new resource adds its noun here. */
export const TAG_TYPES = [
  'Me',
  'Session',
  'User',
  'Job',
  'Application',
  'SavedJob',
  'Chat',
  'Message',
  'Offer',
  'Contract',
  'Submission',
  'Feedback',
  'SavedSearch',
  'Notification',
  'Skill',
  'Invite',
  'Report',
] as const;

/** One noun of {@link TAG_TYPES}. */
export type TagType = (typeof TAG_TYPES)[number];

/** A row (`id` = its `_id`), or a list of rows (`id` = 'LIST' or the list's own name). */
export type Tag = { type: TagType; id: string };

/** The tag of a list: of all rows, or of those under `scope` (a job's applications: its job id). */
export function listTag(type: TagType, scope = 'LIST'): Tag {
  return { type, id: scope };
}

/** Tags of a list answer: each row and the list itself. Rows that never arrived give only the list. */
export function pageTags(type: TagType, rows: readonly { _id: string }[] | undefined, scope?: string): Tag[] {
  return [...(rows ?? []).map(({ _id }) => ({ type, id: _id })), listTag(type, scope)];
}

/**
 * Tags that a mutation invalidates when, and only when, it succeeded: after a failure nothing is refetched.
 * `tags` gets the argument first, then the result.
 */
export function onSuccess<Result, Arg>(tags: (arg: Arg, result: Result) => readonly Tag[]) {
  return (result: Result | undefined, error: unknown, arg: Arg): readonly Tag[] =>
    error === undefined ? tags(arg, result as Result) : [];
}
