import type { ApiError, ApiRequest } from '@plumbline/shared-api/api';
import type { Tag } from '@plumbline/shared-api/tags';

/** What a change answers: the server's text; with `SavedRow` what became of the row too. */
export type ChangeAnswer = { message: string };
export type SavedRow<Row> = ChangeAnswer & { data: Row };

/** `key`: of a call that may have been made before. */
export type KeyedCall<Arg> = Arg & { key?: string };

/** A path of its parts: `at('jobs', id, 'close')`. */
export const at = (...parts: string[]) => parts.map(encodeURIComponent).join('/');

type Meta = { response?: Response } | undefined;

/** A query of a call that answers `{ data }`. */
export const read = <Row, Arg = void>(
  query: (arg: Arg) => string | ApiRequest,
  tags: (row: NoInfer<Row> | undefined, arg: Arg) => readonly Tag[],
) => ({
  query,
  transformResponse: ({ data }: { data: Row }) => data,
  providesTags: (row: Row | undefined, _error: unknown, arg: Arg) => tags(row, arg),
});

/** A list that answers its rows alone, with the number of all in the header `x-total-count`. */
export const counted = <Row>(data: Row[], meta: Meta) => {
  const total = meta?.response?.headers.get('x-total-count');
  return { data, count: total ? Number(total) : data.length };
};

/** A 404 or a 409 says that the page showed an old state: it is refetched as after a success. */
const isOutdated = ({ status }: ApiError) => status === 404 || status === 409 || status === 410;

/** A mutation, sent as PUT unless the request says otherwise; repeating it after a lost answer does nothing twice. */
export const change = <Answer, Arg>(
  request: (arg: Arg) => ApiRequest,
  tags: (arg: Arg) => readonly Tag[],
) => ({
  query: (arg: Arg): ApiRequest => ({ method: 'PUT', idempotent: true, ...request(arg) }),
  transformResponse: ({ success: _always, ...answer }: { success: true }) => answer as Answer,
  invalidatesTags: (_answer: unknown, error: ApiError | undefined, arg: Arg) =>
    error === undefined || isOutdated(error) ? tags(arg) : [],
});
