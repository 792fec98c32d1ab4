import { PASSWORD, createTestServer } from '../../../app/testing';

const server = createTestServer();
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const NEWER_FIREFOX = FIREFOX.replaceAll('140.0', '141.0');
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1';

async function signIn(email: string, userAgent: string): Promise<string> {
  const options = { headers: { 'user-agent': userAgent } };
  const answer = await server.anonymous.post('/api/v1/auth/login', { email, password: PASSWORD }, options);
  await server.settle();
  return answer.json().token;
}
const toldTo = async (token: string) =>
  (await server.withToken(token).get('/api/v1/notifications')).json().data;

test('a sign-in from a device that was never used is told and mailed, others are not [ACC-101]', async () => {
  const { email } = await server.addAccount({ emailVerifiedAt: new Date() });
  await signIn(email, FIREFOX);
  const token = await signIn(email, NEWER_FIREFOX);
  expect(await toldTo(token)).toEqual([]);
  await signIn(email, PHONE);
  await signIn(email, PHONE);
  expect(await toldTo(token)).toMatchObject([{ kind: 'newSignIn', values: { device: 'Safari · iOS' } }]);
  const [mail, ...others] = await server.mailsTo(email);
  expect(mail).toMatchObject({ subject: 'New sign-in to your Plumbline account' });
  expect(mail?.text).toContain('Safari · iOS');
  expect(others).toEqual([]);
});

test('a caller cannot put words into that mail, and none goes to an unconfirmed address [ACC-101]', async () => {
  const confirmed = await server.addAccount({ emailVerifiedAt: new Date(), language: 'fr' });
  const unconfirmed = await server.addAccount();
  for (const { email } of [confirmed, unconfirmed]) {
    await signIn(email, FIREFOX);
    expect(await toldTo(await signIn(email, 'See www.evil.example'))).toMatchObject([
      { values: { device: '—' } },
    ]);
  }
  const [mail] = await server.mailsTo(confirmed.email);
  expect(mail?.text).toMatch(/appareil que vous n’aviez jamais utilisé/);
  expect(mail?.text).not.toContain('evil');
  expect(await server.mailsTo(unconfirmed.email)).toEqual([]);
});

test('a new password is told on the site as well [ACC-102]', async () => {
  const { email } = await server.addAccount();
  const token = await signIn(email, FIREFOX);
  const change = { oldPassword: PASSWORD, newPassword: 'another-password' };
  expect(await server.withToken(token).put('/api/v1/users/update-password', change)).toMatchObject({
    statusCode: 200,
  });
  expect(await toldTo(token)).toMatchObject([{ kind: 'passwordChanged', actor: null }]);
});
