import type { FastifyReply, FastifyRequest } from 'fastify';

/** A cookie to set; without `maxAge` (seconds) it ends with the browser session, with 0 at once. */
export type Cookie = { name: string; value: string; maxAge?: number };

/** The value of a cookie of the request, when it is made of plain characters. */
export function readCookie({ headers }: FastifyRequest, name: string): string | undefined {
  return new RegExp(`(?:^|;\\s*)${name}=([\\w.:/@|,-]{1,1500})(?:;|$)`).exec(headers.cookie ?? '')?.[1];
}

/** Sets cookies for the whole site that scripts cannot read. */
export function setCookies(request: FastifyRequest, reply: FastifyReply, cookies: readonly Cookie[]): void {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  for (const { name, value, maxAge } of cookies) {
    const age = maxAge === undefined ? '' : `; Max-Age=${maxAge}`;
    // Lax, so that a link in a mail or chat finds them too.
    void reply.header('set-cookie', `${name}=${value}${age}; Path=/; HttpOnly; SameSite=Lax${secure}`);
  }
}
