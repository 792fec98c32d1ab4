import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

/**
 * What a browser keeps while it visits the identity provider. It is no session: nothing but the routes of that visit
 * reads it, and it ends within minutes. `browser` ties the one-time code to this browser, so that a code slipped to
 * somebody else in a link signs nobody in.
 */
const visitSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  browser: z.string(),
  // Checked again when it is read: a cookie can be changed by whoever sits at the browser.
  returnTo: z.string().refine(isSitePath).optional(),
});
export type VisitCookie = z.infer<typeof visitSchema>;

const NAME = 'plumbline_google';
const PATH = '/api/v1/auth/google';
const LIFETIME_SECONDS = 600;

/** A path of this site, which a page may follow. */
export function isSitePath(text: string): boolean {
  return /^\/(?![/\\])[^\\\s]*$/.test(text);
}

export function keepVisit(reply: FastifyReply, visit: VisitCookie, isSecure: boolean): void {
  const value = Buffer.from(JSON.stringify(visit)).toString('base64url');
  setCookie(reply, `${value}; Max-Age=${LIFETIME_SECONDS}`, isSecure);
}

export function forgetVisit(reply: FastifyReply, isSecure: boolean): void {
  setCookie(reply, '; Max-Age=0', isSecure);
}

function setCookie(reply: FastifyReply, valueAndAge: string, isSecure: boolean): void {
  // Lax: the provider sends the browser back by a navigation from its own site.
  void reply.header(
    'set-cookie',
    `${NAME}=${valueAndAge}; Path=${PATH}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
  );
}

/** `undefined` when there is none, or one that we did not write. */
export function readVisit({ headers }: FastifyRequest): VisitCookie | undefined {
  const value = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{1,4000})(?:;|$)`).exec(headers.cookie ?? '')?.[1];
  if (value === undefined) return undefined;
  try {
    const parsed = visitSchema.safeParse(JSON.parse(Buffer.from(value, 'base64url').toString()));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
