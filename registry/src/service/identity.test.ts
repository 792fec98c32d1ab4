import { generateKeyPair } from 'jose';
import { readTeams, inviteTeam, revokeTeam, setMember } from '../publishing/teams';
import { endToken, issueToken, trustCi } from '../publishing/proofs';
import { AUDIENCE, anIssuer, RUN } from '../testing/an-issuer';
import { aHost, aRegistry, aRemote } from '../testing/temporary-registry';
import { identify } from './identity';
import { issuerKeys } from './issuer-keys';

let registry: Awaited<ReturnType<typeof aRegistry>>;
let ci: Awaited<ReturnType<typeof anIssuer>>;

beforeAll(async () => {
  ci = await anIssuer();
});
afterAll(() => ci.close());
beforeEach(async () => {
  registry = await aRegistry();
  const { context } = registry;
  await registry.publish(aHost(), aRemote('mf-rental'));
  await inviteTeam(context, { team: 'rental', names: ['mf-rental'], paths: ['/rental'] });
  await setMember(context, { team: 'rental', who: 'cara', roles: ['publish'] });
  await setMember(context, { team: 'rental', who: 'ci', roles: ['publish'] });
});
afterEach(() => registry.remove());

async function known(bearer: string, audience = AUDIENCE) {
  const { context } = registry;
  return identify(`Bearer ${bearer}`, {
    owners: await readTeams(context),
    keysOf: issuerKeys(),
    audience,
    once: context.store.once,
  });
}

const aToken = (days = 1) =>
  issueToken(registry.context, { team: 'rental', who: 'cara', remote: 'mf-rental', days });
const trusting = (claims: Record<string, string> = { repository_id: '4711', ref: 'refs/heads/main' }) =>
  trustCi(registry.context, {
    team: 'rental',
    who: 'ci',
    ci: { issuer: ci.issuer, claims, remotes: ['mf-rental'] },
  });

test('a token is its member, for one remote, and only its hash is kept [PLT-235]', async () => {
  const { token, id } = await aToken();
  expect(await known(token)).toEqual({
    who: 'cara',
    member: { team: 'rental', only: ['mf-rental'], proof: { kind: 'token', id } },
  });
  const kept = await registry.context.store.owners.readDocument(4);
  expect(kept).toContain(id);
  expect(kept).not.toContain(token.slice(-43));
});

test('a token that is unknown, edited, expired or ended is nobody’s [PLT-235]', async () => {
  const { token, id } = await aToken();
  const secret = token.slice(-43);
  const other = await aToken();
  const edited = [
    `plt_${id}_${'A'.repeat(43)}`,
    `plt_${'0'.repeat(16)}_${secret}`,
    `plt_${other.id}_${secret}`,
    token.slice(0, -1),
    'x',
  ];
  for (const text of edited) await expect(known(text)).rejects.toThrow('Nobody is known by that');
  await expect(identify(undefined, {} as never)).rejects.toThrow('bring a token');

  const later = Date.now() + 2 * 86_400_000;
  const clock = jest.spyOn(Date, 'now').mockReturnValue(later);
  await expect(known(token)).rejects.toThrow('the token expired at');
  clock.mockRestore();

  await endToken(registry.context, { team: 'rental', id });
  await expect(known(token)).rejects.toThrow('there is no such token');
  expect(await known(other.token)).toMatchObject({ who: 'cara' });
});

test('a token ends with its member, and with the rights of the team [PLT-235]', async () => {
  const { token } = await aToken();
  await setMember(registry.context, { team: 'rental', who: 'cara', roles: [] });
  await expect(known(token)).rejects.toThrow('there is no such token');

  await setMember(registry.context, { team: 'rental', who: 'cara', roles: ['publish'] });
  const second = await aToken();
  await revokeTeam(registry.context, { team: 'rental', reason: 'left' });
  await expect(known(second.token)).rejects.toThrow('there is no such token');
});

test('a token is for members, and names of the team, alone [PLT-235]', async () => {
  const request = { team: 'rental', who: 'cara', remote: 'mf-rental', days: 1 };
  await expect(issueToken(registry.context, { ...request, who: 'eve' })).rejects.toThrow('eve is no member');
  await expect(issueToken(registry.context, { ...request, remote: 'mf-jobs' })).rejects.toThrow(
    'mf-jobs is not a name of the team',
  );
  await expect(issueToken(registry.context, { ...request, days: 1000 })).rejects.toThrow('--days');
});

test('a run of the trusted repository and branch is its member, once [PLT-236]', async () => {
  await trusting();
  const identity = await ci.identity();
  expect(await known(identity)).toMatchObject({
    who: 'ci',
    member: { only: ['mf-rental'], proof: { kind: 'ci', issuer: ci.issuer, claims: RUN } },
  });
  await expect(known(identity)).rejects.toThrow('was used before');
  expect(await known(await ci.identity())).toMatchObject({ who: 'ci' });
});

test('of twenty requests with one identity at once one is known [PLT-236]', async () => {
  await trusting();
  const identity = await ci.identity();
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => known(identity)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('another branch, repository, audience, age, key or issuer is nobody [PLT-236]', async () => {
  await trusting();
  const { privateKey } = await generateKeyPair('RS256');
  const refused: [Parameters<typeof ci.identity>[0], string][] = [
    [{ claims: { ref: 'refs/heads/mine' } }, 'by this repository, branch'],
    [{ claims: { ref: 'refs/pull/1/merge' } }, 'by this repository, branch'],
    [{ claims: { repository_id: '4712' } }, 'by this repository, branch'],
    [{ audience: 'https://elsewhere.example' }, 'aud'],
    [{ age: 400 }, 'exp'],
    [{ key: privateKey }, 'signature'],
    [{ from: 'https://stranger.example' }, 'by this issuer'],
  ];
  for (const [parts, reason] of refused)
    await expect(known(await ci.identity(parts))).rejects.toThrow(reason);
  const [, payload] = (await ci.identity()).split('.');
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
  await expect(known(unsigned)).rejects.toThrow('Nobody is known by that');
});

test('a repository is trusted by its number and a branch or environment, over https, or not at all [PLT-236]', async () => {
  await expect(trusting({ repository: 'rental/site', ref: 'refs/heads/main' })).rejects.toThrow(
    'by its number',
  );
  await expect(trusting({ repository_id: '4711' })).rejects.toThrow('ref or environment');
  const claims = { repository_id: '4711', environment: 'production' };
  await trusting(claims);
  await expect(known(await ci.identity())).rejects.toThrow('branch and environment');
  expect(await known(await ci.identity({ claims: { environment: 'production' } }))).toMatchObject({
    who: 'ci',
  });
  const http = { issuer: 'http://ci.example', claims, remotes: ['mf-rental'] };
  await expect(trustCi(registry.context, { team: 'rental', who: 'ci', ci: http })).rejects.toThrow(
    'https://',
  );
});
