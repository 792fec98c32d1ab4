import { SAID_OTHERWISE } from './said-otherwise';

const API = '/api/v1';

const OF_ONE = { GET: 'Read', PUT: 'Change', PATCH: 'Change', DELETE: 'Delete', POST: 'Create' };

export type Method = keyof typeof OF_ONE;

/** `/api/v1/saved-jobs/toggle-save-job` → `saved-jobs`; what is outside the API is about the process itself. */
export function tagOf(url: string): string {
  return partsOf(url)[0] ?? 'process';
}

/** One sentence about the operation, made of its path: `PUT /offers/:id/counter/adopt` → "Adopt the counter of an offer". */
export function summaryOf(method: Method, url: string): string {
  const path = url.replace(API, '').replace(/(?<=.)\/$/, '');
  return SAID_OTHERWISE[`${method} ${path}`] ?? sentence(method, partsOf(url));
}

/** Unique, and an identifier in any language: `putOffersIdCounterAdopt`. */
export function operationIdOf(method: Method, url: string): string {
  const words = partsOf(url).flatMap((part) => part.replace(':', '').split('-'));
  const name = (url.startsWith(API) ? words : url.split('/')).map(capital).join('');
  return `${method.toLowerCase()}${name}`;
}

function partsOf(url: string): string[] {
  return url.startsWith(API)
    ? url
        .slice(API.length)
        .split('/')
        .filter((part) => part !== '')
    : [];
}

function sentence(method: Method, [tag = '', ...rest]: string[]): string {
  const last = rest.at(-1);
  if (last === undefined) return method === 'GET' ? `List ${words(tag)}` : `Create ${one(tag)}`;
  if (last.startsWith(':')) return aboutParameter(method, { tag, last, before: rest.at(-2) });
  const position = rest.findLastIndex((part) => part.startsWith(':'));
  if (position < 0) return aboutAll(method, tag, last);
  const whose = one([tag, ...rest].slice(0, position + 1).findLast((part) => !part.startsWith(':')) ?? tag);
  return aboutPart(method, { whose, parts: rest.slice(position + 1) });
}

type Parameter = { tag: string; last: string; before: string | undefined };

/** `/jobs/:id`, `/auth/sessions/:id`; `/offers/job/:jobId` and `/contracts/paused/:userId` name whose they are. */
function aboutParameter(method: Method, { tag, last, before }: Parameter): string {
  if (last === ':id') return `${OF_ONE[method]} ${one(before ?? tag)}`;
  const owner = last.slice(1).replace(/Id$/, '');
  const which = before === undefined || before === owner ? '' : `${words(before)} `;
  return `List the ${which}${words(tag)} of ${one(owner)}`;
}

/** `/jobs/me`, `/jobs/recent`, `/jobs/search`, `/contracts/active-contracts`, `/jobs/create`. */
function aboutAll(method: Method, tag: string, last: string): string {
  if (method !== 'GET') return `${capital(words(last))} ${one(tag)}`;
  if (last === 'me') return `List one’s own ${words(tag)}`;
  if (last === 'search') return `Search ${words(tag)}`;
  return `List ${words(last).replace(` ${words(tag)}`, '')} ${words(tag)}`;
}

/** `/offers/:id/events`, `/jobs/:id/reports`, `/offers/:id/accept`, `/contracts/:id/approve-payment`. */
function aboutPart(method: Method, { whose, parts }: { whose: string; parts: string[] }): string {
  const last = parts.at(-1) ?? '';
  if (method === 'GET') return `${last.endsWith('s') ? 'List' : 'Read'} the ${words(last)} of ${whose}`;
  if (method === 'POST') return `Create ${one(last)} of ${whose}`;
  const [verb = '', ...object] = [...last.split('-'), ...parts.slice(0, -1)];
  return `${capital(verb)} ${object.length > 0 ? `the ${object.join(' ')} of ` : ''}${whose}`;
}

/** `saved-searches` → "a saved search". */
function one(nouns: string): string {
  const noun = words(nouns)
    .replace(/(ch|sh|ss)es$/, '$1')
    .replace(/(?<!s)s$/, '');
  return `${/^[aeio]/.test(noun) ? 'an' : 'a'} ${noun}`;
}

function words(part: string): string {
  return part.replaceAll('-', ' ');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
