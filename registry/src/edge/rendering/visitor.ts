import { languageIn } from '@plumbline/shared-schema/page-heads';
import type { FastifyRequest } from 'fastify';
import { readCookie } from '../cookies';

/** Cookies of the shell: whether somebody is signed in, and the language that was chosen. They only hint. */
const SESSION_HINT = 'plumbline_in';
const LANGUAGE_HINT = 'plumbline_language';

export function hasSessionHint(request: FastifyRequest): boolean {
  return readCookie(request, SESSION_HINT) === '1';
}

/** The language in which the shell would show the page: asked for, else chosen, else the browser's first that there is. */
export function languageOf(request: FastifyRequest): 'en' | 'fr' {
  const asked = languageIn(request.url.split('?')[1] ?? '');
  if (asked) return asked;
  const chosen = readCookie(request, LANGUAGE_HINT);
  if (chosen === 'en' || chosen === 'fr') return chosen;
  const spoken = String(request.headers['accept-language'] ?? '')
    .split(',')
    .map((part) => part.trim().slice(0, 2).toLowerCase())
    .find((tag) => tag === 'en' || tag === 'fr');
  return spoken === 'fr' ? 'fr' : 'en';
}
