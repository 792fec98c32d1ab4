import type { RouteOptions } from 'fastify';
import type { Access } from '../plugins/access';
import { operationIdOf, summaryOf, tagOf } from './summaries';
import type { Method } from './summaries';

/** What the document says of a route, read off its declaration. */
export type Operation = {
  id: string;
  tag: string;
  summary: string;
  access: Access;
  /** Names of file fields, and how many files each takes. */
  fileFields: Readonly<Record<string, number>>;
  change: boolean;
  parameters: boolean;
  query: boolean;
  body: boolean;
  files: boolean;
  /** Takes an Idempotency-Key. */
  key: boolean;
};

type Declared = Pick<RouteOptions, 'url' | 'config' | 'schema'> & { method: string };

export function operationOf({ method, url, config, schema }: Declared): Operation {
  const verb = method as Method;
  const change = verb !== 'GET';
  const single = Object.fromEntries((config?.uploads ?? []).map((name) => [name, 1]));
  const fileFields = { ...single, ...config?.uploadLists };
  return {
    id: operationIdOf(verb, url),
    tag: tagOf(url),
    summary: summaryOf(verb, url),
    access: config?.access ?? 'public',
    fileFields,
    change,
    parameters: url.includes(':'),
    query: schema?.querystring !== undefined,
    body: schema?.body !== undefined,
    files: Object.keys(fileFields).length > 0,
    key: change && config?.isReplayable !== false,
  };
}
