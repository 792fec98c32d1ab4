import { commandLine } from '../testing/command-line';
import { anIssuer } from '../testing/an-issuer';
import { trustCi } from '../publishing/proofs';
import { aRemote } from '../testing/temporary-registry';
import { aService } from '../service/testing';

let service: Awaited<ReturnType<typeof aService>>;
let run: ReturnType<typeof commandLine>;

beforeEach(async () => {
  service = await aService();
  await service.listen();
  const token = await service.tokenOf('rental', 'cara');
  run = commandLine(service.registry, { PLUMBLINE_REGISTRY: `${service.site}/`, PLUMBLINE_TOKEN: token });
});
afterEach(() => service.close());

const rental = (text: string) => service.registry.dist(aRemote('mf-rental', { files: { 'page.js': text } }));

test('the commands of a folder work against the service [PLT-239]', async () => {
  expect((await run('can-deploy', await rental('second'))).output).toMatch(/mf-rental .* can go live$/);
  expect((await run('publish', await rental('second'))).output).toMatch(/mf-rental +1\.0\.0\+\w{8} .* live$/);
  expect((await run('canary', 'mf-rental', await rental('third'), '--percent', '10')).output).toMatch(
    /canary, 10 % of the visitors$/,
  );
  expect((await run('canary', 'mf-rental', '--percent', '20')).output).toMatch(/canary, 20 %/);
  expect(await run('promote', 'mf-rental')).toMatchObject({ code: 0 });
  expect(await run('rollback', 'mf-rental', '--reason', 'broken')).toMatchObject({ code: 0 });
  expect(await run('disable', 'mf-rental', '--reason', 'incident')).toMatchObject({ code: 0 });
  expect(await run('enable', 'mf-rental', '--reason', 'mended')).toMatchObject({ code: 0 });
  expect(
    (await run('preview', 'mf-rental', '--build', await rental('shown'), '--path', '/rental')).output,
  ).toMatch(/\/rental\?preview=\S+$/);
  expect((await run('log', 'mf-rental')).output).toMatch(/rollback by cara \(broken\)/);
});

test('what the registry refuses is told as on a folder, and nothing changes [PLT-239]', async () => {
  const clash = await service.registry.dist(aRemote('mf-rental', { needs: { react: '^20.0.0' } }));
  const refused = await run('publish', clash);
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('needs react ^20.0.0') });
  const jobs = await service.registry.dist(aRemote('mf-jobs', { files: { 'page.js': 'mine now' } }));
  expect(await run('publish', jobs)).toMatchObject({
    code: 1,
    output: expect.stringContaining('Not allowed'),
  });
  expect(await run('gc')).toMatchObject({ code: 2, output: expect.stringContaining('for the operator') });
});

test('a run of the CI asks for an identity of its own for each command [PLT-236]', async () => {
  const ci = await anIssuer();
  await service.join('rental', 'ci', ['publish']);
  const claims = { repository_id: '4711', ref: 'refs/heads/main' };
  await trustCi(service.registry.context, {
    team: 'rental',
    who: 'ci',
    ci: { issuer: ci.issuer, claims, remotes: ['mf-rental'] },
  });
  const inRun = commandLine(service.registry, {
    PLUMBLINE_REGISTRY: service.site,
    ACTIONS_ID_TOKEN_REQUEST_URL: `${ci.issuer}/identity?run=1`,
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'of the run',
  });
  expect(await inRun('publish', await rental('by the CI'))).toMatchObject({ code: 0 });
  expect(await inRun('can-deploy', await rental('again'))).toMatchObject({ code: 0 });
  expect((await run('log', 'mf-rental')).output).toMatch(/publish by ci/);
  await ci.close();
});

test('the commands about teams say the same on a folder and against the service [PLT-239]', async () => {
  const folder = commandLine(service.registry, { REGISTRY_ACTOR: 'the holder of the key' });
  const token = (await folder('operator', 'olga', '--days', '2')).output.split('\n')[1] ?? '';
  const there = commandLine(service.registry, { PLUMBLINE_REGISTRY: service.site, PLUMBLINE_TOKEN: token });
  const CALLS = [
    'invite pets --names mf-pets --paths /pets --builds 7',
    'invite pets --paths /jobs',
    'member pets dora --roles publish,disable',
    'member pets dora --roles all',
    'token pets dora --remote mf-pets --days 3',
    'token pets eve --remote mf-pets',
    'trust-ci pets dora --remote mf-pets --issuer https://ci.example --claims repository_id=1,ref=x',
    'trust-ci pets dora --remote mf-pets --issuer https://ci.example --claims ref=x',
    'trust-ci pets dora --claims none',
    'end-token pets 0000000000000000',
    'teams',
    'revoke pets',
    'revoke pets --reason over',
    'rename-team pets animals',
    'remove-team animals --reason gone',
    'remove-team animals --reason gone',
  ];
  const said = async (run: typeof there) => {
    const lines = [];
    for (const call of CALLS) lines.push(await run(...call.split(' ')));
    // Tokens and times differ each time.
    return JSON.parse(
      JSON.stringify(lines)
        .replace(/plt_\w{16}_[\w-]{43}/g, '(token)')
        .replace(/[Tt]oken \w{16}/g, 'token (id)')
        .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '(time)'),
    ) as Awaited<ReturnType<typeof there>>[];
  };
  const onFolder = await said(folder);
  expect(await said(there)).toEqual(onFolder);
  expect(onFolder.map(({ code }) => code)).toEqual([0, 1, 0, 2, 0, 1, 0, 1, 0, 1, 0, 2, 0, 0, 0, 1]);
  expect((await folder('log', 'pets')).output).toMatch(/member pets by olga$/m);

  const [id = ''] = /(?<=plt_)\w{16}/.exec(token) ?? [];
  expect(await there('end-operator', id)).toMatchObject({ code: 2 });
  expect(await folder('end-operator', id)).toMatchObject({ code: 0 });
  expect(await there('teams')).toMatchObject({
    code: 1,
    output: expect.stringContaining('there is no such token'),
  });
});

test('without a proof the command says what is missing [PLT-239]', async () => {
  const nobody = commandLine(service.registry, { PLUMBLINE_REGISTRY: service.site });
  expect(await nobody('publish', await rental('x'))).toMatchObject({
    code: 1,
    output: expect.stringContaining('PLUMBLINE_TOKEN is missing'),
  });
});
