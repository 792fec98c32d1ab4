import sharp from 'sharp';
import { createTestServer } from '../../../app/testing';

const server = createTestServer();

const person = {
  fullName: 'Ada Mason',
  email: 'Ada@Example.org ',
  password: 'password123',
  userType: 'client',
};
const paris = { type: 'Point', coordinates: [48.8566, 2.3522] };

function form(fields: Record<string, string | Blob>): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') body.append(name, value);
    else body.append(name, value, 'picture.png');
  }
  return body;
}

const register = (body: object) => server.anonymous.post('/api/v1/auth/register', body);
const signIn = (body: object) => server.anonymous.post('/api/v1/auth/login', body);

async function aPicture(format: 'png' | 'tiff' = 'png'): Promise<Blob> {
  const image = sharp({ create: { width: 40, height: 30, channels: 3, background: '#c40' } });
  return new Blob([new Uint8Array(await image.toFormat(format).toBuffer())], { type: 'image/png' });
}

describe('POST /auth/register', () => {
  test('a visitor registers and is not signed in by it [ACC-31, ACC-39]', async () => {
    const answer = await register({ ...person, location: paris });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      success: true,
      message: 'Registration successful!',
      user: { email: 'ada@example.org' },
    });
    expect(answer.body).not.toMatch(/token|password/i);
  });

  test.each([
    ['a JSON body', () => ({ ...person, location: paris })],
    ['JSON text in form data', () => form({ ...person, location: JSON.stringify(paris) })],
    [
      'bracketed form fields',
      () =>
        form({
          ...person,
          'location[type]': 'Point',
          'location[coordinates][0]': '48.8566',
          'location[coordinates][1]': '2.3522',
        }),
    ],
  ])('the place is read from %s [ACC-36]', async (_encoding, body) => {
    const answer = await register(body());
    expect(answer.json()).toMatchObject({
      user: { location: { coordinates: [48.8566, 2.3522], lat: 48.8566, lng: 2.3522 } },
    });
  });

  test('the same address in another case is taken [ACC-32]', async () => {
    await register(person);
    const answer = await register({ ...person, email: 'ADA@example.org' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'EMAIL_TAKEN' });
  });

  test('of two registrations at once exactly one succeeds [ACC-32]', async () => {
    const answers = await Promise.all([register(person), register(person), register(person)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
  });

  test('a profile image is kept, re-encoded and public [ACC-37]', async () => {
    const answer = await register(form({ ...person, profile: await aPicture() }));
    const picture = await server.anonymous.get(answer.json().user.profile);
    expect(picture.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
    });
  });

  test('an identity card is stored, and no link serves it [ACC-38]', async () => {
    await register(form({ ...person, nationalId: await aPicture() }));
    const row = await server.database.query.users.findFirst();
    expect(row?.nationalIdFileId).toEqual(expect.any(String));
    const { token } = (await signIn({ email: 'ada@example.org', password: 'password123' })).json();
    for (const caller of [server.anonymous, server.as('client'), server.withToken(token)]) {
      expect(
        (await caller.get(`/api/v1/files/${row?.nationalIdFileId ?? ''}`)).statusCode,
      ).toBeGreaterThanOrEqual(400);
    }
  });

  test('an identity card is no drawing', async () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
    const answer = await register(
      form({ ...person, nationalId: new Blob([drawing], { type: 'image/svg+xml' }) }),
    );
    expect(answer.statusCode).toBe(400);
    expect(await server.database.query.users.findFirst()).toBeUndefined();
  });

  test.each([
    ['an image of a kind we do not take', () => aPicture('tiff'), [400, 'INVALID_IMAGE']],
    [
      'text that says it is a picture',
      async () => new Blob(['<script>'], { type: 'image/png' }),
      [400, 'INVALID_IMAGE'],
    ],
    [
      'a file over 5 MB',
      async () => new Blob([new Uint8Array(5 * 1024 * 1024 + 1)]),
      [413, 'FILE_TOO_LARGE'],
    ],
  ])('%s is refused and no account is made [ACC-37]', async (_what, profile, expected) => {
    const answer = await register(form({ ...person, profile: await profile() }));
    expect([answer.statusCode, answer.json().code]).toEqual(expected);
    expect((await signIn(person)).statusCode).toBe(401);
  });

  test('a file over 5 MB is answered with the text of the product [ACC-37]', async () => {
    const answer = await register(
      form({ ...person, profile: new Blob([new Uint8Array(5 * 1024 * 1024 + 1)]) }),
    );
    expect(answer.json()).toMatchObject({ error: 'File too large. Maximum 5MB allowed.' });
  });

  test.each([
    ['fullName', { fullName: ' ' }, 'validation.fullNameRequired'],
    ['email', { email: 'ada' }, 'validation.invalidEmail'],
    ['password', { password: 'short' }, 'validation.passwordMin'],
    ['userType', { userType: 'admin' }, 'validation.roleRequired'],
  ])('a wrong %s is pointed at [ACC-31, ACC-34]', async (field, wrong, key) => {
    const answer = await register({ ...person, ...wrong });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'VALIDATION_FAILED', fields: { [field]: key } });
  });

  test('a place off the globe is refused, never swapped [ACC-36]', async () => {
    const answer = await register({ ...person, location: { type: 'Point', coordinates: [120, 48] } });
    expect(answer.statusCode).toBe(400);
  });
});

describe('POST /auth/login and /auth/logout', () => {
  test('a registered person signs in with the address in any case', async () => {
    await register(person);
    const answer = await signIn({ email: 'ADA@example.org', password: 'password123' });
    expect(answer.json()).toMatchObject({
      success: true,
      message: 'Logged in successfully',
      token: expect.any(String),
    });
    const me = await server.withToken(answer.json().token).get('/api/v1/users/me');
    expect(me.json()).toMatchObject({ user: { email: 'ada@example.org' } });
  });

  test.each([
    ['a wrong password', { email: 'ada@example.org', password: 'wrong-password' }],
    ['an unknown address', { email: 'nobody@example.org', password: 'password123' }],
  ])('%s gives one and the same answer [ACC-52]', async (_what, attempt) => {
    await register(person);
    const answer = await signIn(attempt);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: 'INVALID_CREDENTIALS', error: 'Invalid email or password' });
  });

  test.each([
    ['12 hours', false, 12],
    ['30 days when remembered', true, 30 * 24],
  ])('a session lasts %s [ACC-53]', async (_what, remember, hours) => {
    await register(person);
    await signIn({ email: 'ada@example.org', password: 'password123', remember });
    const session = await server.database.query.sessions.findFirst();
    const lasts = (session?.expiresAt.getTime() ?? 0) - Date.now();
    expect(Math.round(lasts / 3_600_000)).toBe(hours);
  });

  test('signing out revokes the session at once [ACC-54]', async () => {
    await register(person);
    const { token } = (await signIn({ email: 'ada@example.org', password: 'password123' })).json();
    const caller = server.withToken(token);
    expect((await caller.post('/api/v1/auth/logout')).statusCode).toBe(200);
    const answer = await caller.get('/api/v1/users/me');
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: 'SESSION_EXPIRED' });
  });

  test('a visitor has nothing to sign out of', async () => {
    expect((await server.anonymous.post('/api/v1/auth/logout')).statusCode).toBe(401);
  });

  test('a cookie alone does not authenticate [ACC-55]', async () => {
    await register(person);
    const { token } = (await signIn({ email: 'ada@example.org', password: 'password123' })).json();
    const answer = await server.anonymous.get('/api/v1/users/me', { headers: { cookie: `token=${token}` } });
    expect(answer.statusCode).toBe(401);
  });

  test('the token is stored as a fingerprint only [ACC-54]', async () => {
    await register(person);
    const { token } = (await signIn({ email: 'ada@example.org', password: 'password123' })).json();
    expect(JSON.stringify(await server.database.query.sessions.findFirst())).not.toContain(token);
  });
});
