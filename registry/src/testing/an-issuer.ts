import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

export const AUDIENCE = 'https://plumbline.example/platform/registry';

/** What runs of one repository say, on its main branch. */
export const RUN = {
  repository: 'rental/site',
  repository_id: '4711',
  ref: 'refs/heads/main',
  sha: 'a'.repeat(40),
  workflow_ref: 'rental/site/.github/workflows/deploy.yml@refs/heads/main',
  actor: 'ada',
};

/** A CI of one's own on this machine: an issuer with its keys, and identities of its runs. */
export async function anIssuer() {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  async function answerTo({ pathname, searchParams }: URL): Promise<object> {
    if (pathname === '/keys') return { keys: [jwk] };
    if (pathname !== '/identity') return { issuer, jwks_uri: `${issuer}/keys` };
    return { value: await identity({ audience: searchParams.get('audience') ?? '' }) };
  }
  const server = createServer((request, response) => {
    void answerTo(new URL(request.url ?? '/', issuer)).then((body) =>
      response.setHeader('content-type', 'application/json').end(JSON.stringify(body)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  /** `age`: seconds since it was made; `key`: in place of the issuer's own. */
  async function identity({
    claims = {},
    audience = AUDIENCE,
    age = 0,
    from = issuer,
    key = privateKey,
  } = {}) {
    const madeAt = Math.floor(Date.now() / 1000) - age;
    return new SignJWT({ ...RUN, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setIssuer(from)
      .setAudience(audience)
      .setSubject('repo:rental/site')
      .setJti(randomUUID())
      .setIssuedAt(madeAt)
      .setExpirationTime(madeAt + 300)
      .sign(key);
  }

  return {
    issuer,
    identity,
    close: () => new Promise((resolve) => (server.close(resolve), server.closeAllConnections())),
  };
}
