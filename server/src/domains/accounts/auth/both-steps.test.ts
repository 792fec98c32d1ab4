import { accountAttempts, twoSteps } from '../../../database/tables/accounts';
import { passkeys } from '../../../database/tables/passkeys';
import { createTestServer, PASSWORD } from '../../../app/testing';
import { aDevice } from '../passkeys/testing';
import { appCode, aTwoStepAccount, TWO_STEP } from './testing';

const server = createTestServer({ PORT: '4000', LIMIT_SECOND_STEPS: '10/15', LIMIT_CODE_TRIES: '600/60' });
const PASSKEYS = '/api/v1/users/me/passkeys';
const email = 'ada@example.org';
const owner = { password: PASSWORD };

type Account = Awaited<ReturnType<typeof anAccount>>;

/** With two-step sign-in on and a passkey. */
async function anAccount() {
  const account = await aTwoStepAccount(server, email);
  const { caller, recoveryCodes } = account;
  const device = aDevice();
  const begun = await caller.post(`${PASSKEYS}/options`, { ...owner, code: recoveryCodes[9] });
  const added = await caller.post(PASSKEYS, device.make(begun.json().data.challenge));
  return { ...account, device, passkey: added.json().data as { _id: string } };
}

const codeOf = (answer: Awaited<ReturnType<Account['caller']['get']>>) => [
  answer.statusCode,
  answer.json().code,
];
const signed = async (device: Account['device']) => {
  const asked = await server.anonymous.post('/api/v1/auth/passkey/options');
  return device.sign(asked.json().data.challenge).credential;
};

/** What changes the second step, or takes its place. */
const CHANGES = [
  ['turning it off', () => `${TWO_STEP}/off`],
  ['new recovery codes', () => `${TWO_STEP}/recovery-codes`],
  ['another passkey', () => `${PASSKEYS}/options`],
  ['removing a passkey', ({ passkey }: Account) => `${PASSKEYS}/${passkey._id}/remove`],
] as const;

describe.each(CHANGES)('%s', (_what, urlOf) => {
  test('asks for more than the password where two-step sign-in is on [ACC-151]', async () => {
    const account = await anAccount();
    const send = (more: object) => account.caller.post(urlOf(account), { ...owner, ...more });
    expect(codeOf(await send({}))).toEqual([403, 'TWO_STEP_REQUIRED']);
    expect(codeOf(await send({ code: '' }))).toEqual([403, 'TWO_STEP_REQUIRED']);
    expect(codeOf(await send({ code: '000000' }))).toEqual([400, 'CODE_INVALID']);
    expect(codeOf(await send({ code: 'AAAA-BBBB-CCCC-DDDD' }))).toEqual([400, 'CODE_INVALID']);
    expect(codeOf(await send({ passkey: await signed(aDevice()) }))).toEqual([400, 'PASSKEY_REFUSED']);
    const { code } = { code: appCode(account.secret) };
    expect(codeOf(await send({ password: 'wrong', code }))).toEqual([400, 'PASSWORD_INCORRECT']);
    expect(await server.database.$count(twoSteps)).toBe(1);
    expect(await server.database.$count(passkeys)).toBe(1);
    expect((await send({ code })).statusCode).toBe(200);
  });

  test.each([
    ['a recovery code', async ({ recoveryCodes }: Account) => ({ code: recoveryCodes[0] })],
    ['a passkey', async ({ device }: Account) => ({ passkey: await signed(device) })],
  ])('is done with %s as well, which serves once [ACC-151]', async (_which, stepOf) => {
    const account = await anAccount();
    const step = { ...owner, ...(await stepOf(account)) };
    expect((await account.caller.post(urlOf(account), step)).statusCode).toBe(200);
    const next = await account.caller.post(`${PASSKEYS}/options`, step);
    const isOn = (await server.database.$count(twoSteps)) > 0;
    expect(next.statusCode).toBe(isOn ? 400 : 200);
  });
});

test('a code of the app that did this signs nobody in [ACC-107, ACC-151]', async () => {
  const { caller, secret } = await anAccount();
  const code = appCode(secret);
  expect((await caller.post(`${TWO_STEP}/recovery-codes`, { ...owner, code })).statusCode).toBe(200);
  const signIn = await server.anonymous.post('/api/v1/auth/login', { email, ...owner });
  const { ticket } = signIn.json().details;
  const second = await server.anonymous.post('/api/v1/auth/two-step', { ticket, code });
  expect(codeOf(second)).toEqual([400, 'CODE_INVALID']);
});

test('what another person’s passkey signed is refused [ACC-151]', async () => {
  const { caller } = await anAccount();
  const other = server.as((await server.addAccount()).id);
  const device = aDevice();
  const begun = await other.post(`${PASSKEYS}/options`, owner);
  expect((await other.post(PASSKEYS, device.make(begun.json().data.challenge))).statusCode).toBe(201);
  const passkey = await signed(device);
  expect(codeOf(await caller.post(`${TWO_STEP}/off`, { ...owner, passkey }))).toEqual([
    400,
    'PASSKEY_REFUSED',
  ]);
});

test('wrong codes count as at a sign-in, and the owner is told of five [ACC-110, ACC-111, ACC-151]', async () => {
  const { caller, secret, recoveryCodes } = await anAccount();
  const off = (code: string) => caller.post(`${TWO_STEP}/off`, { ...owner, code });
  for (let n = 0; n < 10; n++) expect((await off('000000')).json().code).toBe('CODE_INVALID');
  expect((await server.mailsTo(email))[0]?.subject).toMatch(/^Somebody knows your password/);
  expect(await server.database.$count(accountAttempts)).toBe(10);
  expect((await off(appCode(secret))).statusCode).toBe(429);
  expect((await off(recoveryCodes[0] ?? '')).statusCode).toBe(200);
});
