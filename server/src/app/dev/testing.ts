import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import readline from 'node:readline';
import type { FastifyInstance } from 'fastify';
import * as client from 'openid-client';
import type { GoogleSettings } from '../../settings/config';
import { serverFolder } from '../../settings/paths';

const SITE = 'http://localhost';
const CALLBACK = '/api/v1/auth/google/callback';

/** Starts the local identity provider; a process of its own, because jest cannot load it. */
export async function startOidcProcess(): Promise<{ settings: GoogleSettings; stop: () => Promise<void> }> {
  const script = path.join(serverFolder, 'src/app/dev/local-oidc-process.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    cwd: serverFolder,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  for await (const line of readline.createInterface({ input: child.stdout })) {
    if (!line.startsWith('{')) continue;
    const stop = async () => {
      child.stdin.end();
      if (child.exitCode === null) await once(child, 'exit');
    };
    return { settings: JSON.parse(line) as GoogleSettings, stop };
  }
  throw new Error('the local identity provider did not start');
}

/** A browser that visits the local identity provider: our pages by injection, the provider's over the network. */
export function aVisitor(http: FastifyInstance) {
  const jar = new Map<string, string>();

  async function fetchProvider(url: string, form?: Record<string, string>): Promise<Response> {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    return response;
  }

  const next = (response: Response) => new URL(response.headers.get('location') ?? '', response.url).href;

  /** From the provider's authorization address through its page to our callback's address. */
  async function identify(authorizationUrl: string, person: Record<string, string>): Promise<string> {
    let url = next(await fetchProvider(authorizationUrl));
    const page = await fetchProvider(url);
    if (!(await page.text()).includes('Who do you want to be?'))
      throw new Error(`no identity page at ${url}`);
    url = next(await fetchProvider(url, person));
    while (!url.includes(CALLBACK)) url = next(await fetchProvider(url));
    return url;
  }

  return {
    visit: async (start: string, person: Record<string, string>) => {
      const begun = await http.inject({ method: 'GET', url: start, headers: { host: 'localhost' } });
      const cookie = String(begun.headers['set-cookie']).split(';')[0] ?? '';
      const returned = new URL(await identify(String(begun.headers.location), person));
      const callback = `${returned.pathname}${returned.search}`;
      const ended = await http.inject({
        method: 'GET',
        url: callback,
        headers: { host: 'localhost', cookie },
      });
      return { location: String(ended.headers.location), cookie, callback };
    },

    /** An ID token as a page with the provider's own widget would hold. */
    idToken: async (
      { issuer, clientId, clientSecret }: GoogleSettings,
      person: Record<string, string>,
    ): Promise<string> => {
      const options = { execute: [client.allowInsecureRequests] };
      const configuration = await client.discovery(
        new URL(issuer),
        clientId,
        clientSecret,
        undefined,
        options,
      );
      const pkceCodeVerifier = client.randomPKCECodeVerifier();
      const url = client.buildAuthorizationUrl(configuration, {
        redirect_uri: `${SITE}${CALLBACK}`,
        scope: 'openid email profile',
        prompt: 'select_account',
        code_challenge: await client.calculatePKCECodeChallenge(pkceCodeVerifier),
        code_challenge_method: 'S256',
      });
      const tokens = await client.authorizationCodeGrant(
        configuration,
        new URL(await identify(url.href, person)),
        { pkceCodeVerifier },
      );
      return tokens.id_token ?? '';
    },
  };
}
