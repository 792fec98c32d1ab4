const { spawnSync } = require('node:child_process');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');

let folder;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'readmes-'));
  write('mf-rental/remote.json', '{}');
  write('mf-rental/src/rental/RentalPage.tsx', '');
  write('mf-rental/README.md', '# mf-rental\n\n- `/rental`: `src/rental`\n');
  write('server/src/kit/mail/mails.ts', '');
  write('server/src/domains/jobs/saved-jobs/saved-jobs.ts', '');
  write('server/README.md', '# server\n\n`domains/jobs/` has `saved-jobs`, `kit/` has `mail`.\n');
});
afterEach(() => {
  fs.rmSync(folder, { recursive: true });
});

function write(file, text) {
  fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  fs.writeFileSync(path.join(folder, file), text);
}

const check = () =>
  spawnSync(process.execPath, [path.join(__dirname, 'check-readmes.mjs'), folder], { encoding: 'utf8' });

test('folders that a README names pass', () => {
  expect(check()).toMatchObject({ status: 0, stderr: '' });
});

test.each([
  [
    'a screen',
    'mf-rental/src/rental-prices/PricesPage.tsx',
    'mf-rental/README.md does not say what `rental-prices` is',
  ],
  [
    'a noun of a domain',
    'server/src/domains/jobs/promotions/x.ts',
    'server/README.md does not say what `promotions` is',
  ],
  ['a domain', 'server/src/domains/trust/x.ts', 'does not say what `domains/trust/` is'],
  ['a part of a room', 'server/src/kit/logs/x.ts', 'does not say what `logs` is'],
])('%s that no README names is refused', (_what, file, problem) => {
  write(file, '');
  expect(check()).toMatchObject({ status: 1, stderr: expect.stringContaining(problem) });
});

test('a remote without a README, or with a long one, is refused', () => {
  write('mf-tools/remote.json', '{}');
  write('mf-rental/README.md', `\`src/rental\`\n${'more\n'.repeat(30)}`);
  const { stderr } = check();
  expect(stderr).toContain('mf-tools has no README.md');
  expect(stderr).toContain('mf-rental/README.md has 31 lines');
});

test('a link to a file or a heading that is gone is refused, one to another site is not looked at', () => {
  write('docs/run.md', '# Run\n\n## Keys & limits\n');
  write(
    'README.md',
    '[a](docs/run.md) [b](docs/run.md#keys--limits) [c](https://example.org) `[d](code)`\n[e](docs/gone.md) [f](docs/run.md#gone)\n',
  );
  expect(check().stderr.trim().split('\n')).toEqual([
    'README.md: the link to docs/gone.md leads nowhere',
    'README.md: the link to docs/run.md#gone leads nowhere',
  ]);
});
