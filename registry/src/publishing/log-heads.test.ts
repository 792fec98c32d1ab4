import { chmod, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { commandLine } from '../testing/command-line';
import { aHost, aRegistry, aRemote } from '../testing/temporary-registry';

let registry: Awaited<ReturnType<typeof aRegistry>>;
let run: ReturnType<typeof commandLine>;
let later: number;

beforeEach(async () => {
  later = Date.now() + 2 * 86_400_000;
  registry = await aRegistry();
  run = commandLine(registry);
  await registry.publish(aHost(), aRemote('mf-jobs'));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await registry.remove();
});

/** Two days later somebody changes something, and the log of until then is sealed. */
async function sealed(text = 'second') {
  jest.spyOn(Date, 'now').mockReturnValue(later);
  await registry.publish(aRemote('mf-jobs', { files: { 'page.js': text } }));
}

const logFile = () => path.join(registry.storeDir, 'audit.jsonl');
const headFile = (number: number) =>
  path.join(registry.storeDir, 'heads', `${String(number).padStart(10, '0')}.json`);

test('the log is sealed once a day, and proven by verify [PLT-241]', async () => {
  await sealed();
  await sealed('third');
  expect(await registry.context.store.heads.sequences()).toEqual([2, 1]);
  expect(await run('verify')).toMatchObject({
    code: 0,
    output: expect.stringMatching(/The log is as it was sealed, until \d{4}-\d\d-\d\d\./),
  });
});

test.each<[string, (text: string) => string]>([
  ['changed', (text) => text.replace('a tester', 'somebody else')],
  ['taken away', (text) => text.split('\n').slice(1).join('\n')],
])('an entry that was %s is noticed [PLT-241]', async (_what, edit) => {
  await sealed();
  await writeFile(logFile(), edit(await readFile(logFile(), 'utf8')));
  expect(await run('verify')).toMatchObject({
    code: 1,
    output: expect.stringMatching(/1 entries of the log that were there on .* were changed or taken away/),
  });
});

test('a head that was changed, or taken away, is noticed [PLT-241]', async () => {
  await sealed();
  await sealed('third');
  const first = await readFile(headFile(1), 'utf8');
  await chmod(headFile(1), 0o644);
  await writeFile(headFile(1), first.replace('"previous":null', '"previous":null '));
  expect((await run('verify')).output).toContain('a head of the log was changed');
  await rm(headFile(1));
  expect((await run('verify')).output).toContain('heads of the log were taken away');
});

test('keys change, and the log stays proven [PLT-241]', async () => {
  await sealed();
  const [old] = registry.context.signingKeys;
  await run('rotate-key');
  await run('retire-key', old?.keyId ?? '');
  expect(await run('verify')).toMatchObject({ code: 0 });
});
