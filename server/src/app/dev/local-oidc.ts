import { createHash, randomBytes } from 'node:crypto';
import http from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Configuration, interactionPolicy, KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { GoogleSettings } from '../../settings/config';
import { StartError } from '../../settings/start-error';
import { identityPage } from './identity-page';
import { newPrivateKey } from './new-private-key';

const CALLBACK_PATH = '/api/v1/auth/google/callback';
const SCOPE = 'openid email profile';
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];
const MAX_FORM_BYTES = 16 * 1024;

type Person = { email: string; name: string; isVerified: boolean };
type LocalOidcOptions = {
  profile: 'demo' | 'production' | 'test';
  port: number;
  /** The site's own address, where it is not this machine's. */
  publicUrl?: string | undefined;
};
export type LocalOidc = { settings: GoogleSettings; close: () => Promise<void> };

/**
 * An identity provider on this machine in Google's place: its page asks who to be and believes it. For development
 * and tests; `oidc-provider` is a development dependency and this refuses PROFILE=production besides.
 */
export async function startLocalOidc({ profile, port, publicUrl }: LocalOidcOptions): Promise<LocalOidc> {
  if (profile === 'production')
    throw new StartError('The local identity provider is refused in PROFILE=production.');
  const oidc = await import('oidc-provider');
  const server = http.createServer();
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(port, '127.0.0.1', resolve),
  );
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings = {
    issuer,
    clientId: 'plumbline-local',
    clientSecret: randomBytes(24).toString('base64url'),
  };

  const people = new Map<string, Person>();
  const provider = new oidc.default(
    issuer,
    configurationOf(settings, people, policyOf(oidc.interactionPolicy)),
  );
  const hosts = [...LOCAL_HOSTS, ...(publicUrl === undefined ? [] : [new URL(publicUrl).hostname])];
  // The site's port is free to choose, so the one redirect address cannot be listed.
  provider.Client.prototype.redirectUriAllowed = (uri: string) => isOurCallback(uri, hosts);

  const serve = provider.callback();
  server.on('request', (request, response) => {
    const isIdentityPage = request.url?.startsWith('/identity/') === true;
    if (!isIdentityPage) void serve(request, response);
    else
      void chooseIdentity(provider, people, { request, response }).catch((error: unknown) =>
        fail(response, error),
      );
  });
  return {
    settings,
    close: () => new Promise((resolve) => (server.close(() => resolve()), server.closeAllConnections())),
  };
}

function configurationOf(
  { clientId, clientSecret }: GoogleSettings,
  people: Map<string, Person>,
  policy: Policy,
): Configuration {
  const key = { ...newPrivateKey('RS256').export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'local' };
  return {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [`http://localhost${CALLBACK_PATH}`],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    jwks: { keys: [key] } as Configuration['jwks'] & object,
    cookies: { keys: [randomBytes(24).toString('base64url')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // As Google does: the address stands in the ID token itself.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    interactions: { url: (_ctx, { uid }) => `/identity/${uid}`, policy },
    findAccount: (_ctx, accountId) => {
      const person = people.get(accountId);
      if (person === undefined) return undefined;
      const { email, name, isVerified } = person;
      return { accountId, claims: () => ({ sub: accountId, email, email_verified: isVerified, name }) };
    },
    loadExistingGrant: consentToAll,
  };
}

type Policy = NonNullable<NonNullable<Configuration['interactions']>['policy']>;

/** Google knows `prompt=select_account`; the library wants to be told. */
function policyOf({ base, Prompt }: typeof interactionPolicy): Policy {
  const policy = base();
  policy.add(new Prompt({ name: 'select_account', requestable: true }), 0);
  return policy;
}

/** Who picks an identity here agrees to tell it. */
async function consentToAll({ oidc }: KoaContextWithOIDC) {
  const { Grant } = oidc.provider;
  const grant = new Grant({ clientId: oidc.client?.clientId, accountId: oidc.session?.accountId });
  grant.addOIDCScope(SCOPE);
  await grant.save();
  return grant;
}

type Exchange = { request: IncomingMessage; response: ServerResponse };

async function chooseIdentity(
  provider: Provider,
  people: Map<string, Person>,
  { request, response }: Exchange,
): Promise<void> {
  const { params } = await provider.interactionDetails(request, response);
  if (request.method !== 'POST') {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(identityPage(String(params['client_id'])));
    return;
  }
  const body = await buffer(request);
  if (body.length > MAX_FORM_BYTES) throw new Error('too much');
  const form = new URLSearchParams(body.toString());
  if (form.has('cancel')) {
    await provider.interactionFinished(request, response, { error: 'access_denied' });
    return;
  }
  const email = (form.get('email') ?? '').trim().toLowerCase();
  const accountId = createHash('sha256').update(email).digest('hex').slice(0, 21);
  people.set(accountId, { email, name: (form.get('name') ?? '').trim(), isVerified: form.has('verified') });
  await provider.interactionFinished(request, response, {
    select_account: {},
    login: { accountId, remember: false },
  });
}

function isOurCallback(uri: string, hosts: string[]): boolean {
  const { hostname, pathname } = new URL(uri);
  return hosts.includes(hostname) && pathname === CALLBACK_PATH;
}

function fail(response: ServerResponse, error: unknown): void {
  response.statusCode = 400;
  response.setHeader('content-type', 'text/plain; charset=utf-8');
  response.end(`This visit cannot go on: ${error instanceof Error ? error.message : 'unknown'}`);
}
