import type { ErrorCode } from '@plumbline/shared-schema/errors';
import type { RouteOptions } from 'fastify';
import type { Access } from '../plugins/access';

/** What the document says of a route, read off its declaration. */
export type Operation = {
  id: string;
  tag: string;
  access: Access;
  /** Codes that the route names. */
  errors: readonly ErrorCode[];
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

type DeclaredRoute = Pick<RouteOptions, 'url' | 'config' | 'schema'> & { method: string };

const API = '/api/v1';

export function operationOf({ method, url, config, schema }: DeclaredRoute): Operation {
  const change = method !== 'GET';
  const fileFields = fileFieldsOf(config);
  return {
    id: operationIdOf(method, url),
    tag: partsOf(url)[0] ?? 'process',
    access: config?.access ?? 'public',
    errors: schema?.errors ?? [],
    fileFields,
    change,
    parameters: url.includes(':'),
    query: schema?.querystring !== undefined,
    body: schema?.body !== undefined,
    files: Object.keys(fileFields).length > 0,
    key: change && config?.isReplayable !== false,
  };
}

function fileFieldsOf(config: DeclaredRoute['config']): Operation['fileFields'] {
  const single = Object.fromEntries((config?.uploads ?? []).map((name) => [name, 1]));
  return { ...single, ...config?.uploadLists };
}

/** Unique, and an identifier in any language: `putOffersIdCounterAdopt`. */
function operationIdOf(method: string, url: string): string {
  const words = partsOf(url).flatMap((part) => part.replace(':', '').split('-'));
  const name = (url.startsWith(API) ? words : url.split('/')).map(capital).join('');
  return `${method.toLowerCase()}${name}`;
}

/** The parts of a path without the API's own; a path outside of the API is about the process itself and has none. */
function partsOf(url: string): string[] {
  if (!url.startsWith(API)) return [];
  return url
    .slice(API.length)
    .split('/')
    .filter((part) => part !== '');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
