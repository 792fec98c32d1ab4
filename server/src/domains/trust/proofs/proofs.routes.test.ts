import { files, users } from '../../../database/tables/users';
import { storedTexts } from '../../../kit/storage/testing';
import { createTestServer } from '../../../app/testing';

const server = createTestServer();
const PATH = '/api/v1/users/me/national-id';
const LICENCE = '/api/v1/users/me/licence';

function aForm(bytes = '%PDF-1.4 an identity card', name = 'id.pdf', field = 'nationalId') {
  const form = new FormData();
  form.append(field, new Blob([bytes], { type: 'application/pdf' }), name);
  return form;
}
function aLicence(bytes = '%PDF-1.4 a licence', said: Record<string, string> = {}) {
  const form = aForm(bytes, 'licence.pdf', 'licence');
  for (const [name, value] of Object.entries(said)) form.append(name, value);
  return form;
}

const roles = [
  ['a contractor', server.as('contractor'), 200],
  ['a client', server.as('client'), 403],
  ['a company', server.as('company'), 403],
  ['an admin', server.as('admin'), 403],
  ['a visitor', server.anonymous, 401],
] as const;

test.each(roles)('%s reads the state of the own national ID', async (_who, caller, status) => {
  expect((await caller.get(PATH)).statusCode).toBe(status);
});

test.each(roles)('%s sends a national ID', async (_who, caller, status) => {
  expect((await caller.put(PATH, aForm())).statusCode).toBe(status);
});

test.each(roles)(
  '%s reads the state of the own licence, and sends one [ACC-138]',
  async (_who, caller, status) => {
    expect((await caller.get(LICENCE)).statusCode).toBe(status);
    expect((await caller.put(LICENCE, aLicence())).statusCode).toBe(status);
  },
);

test('a licence and a national ID are kept and replaced each by itself [ACC-138]', async () => {
  const caller = server.as('contractor');
  await caller.put(PATH, aForm());
  expect((await caller.get(LICENCE)).json().data).toEqual({
    sentAt: null,
    state: 'none',
    refusal: null,
    licence: { number: null, expiresOn: null },
    insurance: null,
  });
  const sent = (await caller.put(LICENCE, aLicence())).json();
  expect(sent).toMatchObject({ message: 'License sent', data: { state: 'waiting' } });
  await caller.put(LICENCE, aLicence('%PDF-1.4 a newer licence'));
  const kept = await server.database.select().from(files);
  expect(kept.map(({ name }) => name).sort()).toEqual(['id.pdf', 'licence.pdf']);
  for (const { id } of kept) expect((await server.anonymous.get(`/api/v1/files/${id}`)).statusCode).toBe(404);
  expect((await caller.get(PATH)).json().data.state).toBe('waiting');
});

test('what is no licence is refused, and the one before stays [ACC-138]', async () => {
  const caller = server.as('contractor');
  await caller.put(LICENCE, aLicence());
  for (const form of [aLicence('<html></html>'), new FormData(), aForm()])
    expect((await caller.put(LICENCE, form)).statusCode).toBe(400);
  expect(await server.database.$count(files)).toBe(1);
  expect((await caller.get(LICENCE)).json().data.state).toBe('waiting');
});

test('its owner learns that it came, and not where it lies [ACC-38] [ACC-103]', async () => {
  const caller = server.as('contractor');
  expect((await caller.get(PATH)).json().data).toEqual({
    sentAt: null,
    state: 'none',
    refusal: null,
    licence: null,
    insurance: null,
  });
  const sent = (await caller.put(PATH, aForm())).json();
  expect(sent.message).toBe('National ID sent');
  const answer = await caller.get(PATH);
  expect(answer.json().data).toEqual({
    sentAt: expect.stringMatching(/^20/),
    state: 'waiting',
    refusal: null,
    licence: null,
    insurance: null,
  });
  expect(sent.data).toEqual(answer.json().data);
  const [file] = await server.database.select().from(files);
  expect(file?.visibility).toBe('private');
  expect(answer.body).not.toContain(file?.id);
  expect((await server.anonymous.get(`/api/v1/files/${file?.id}`)).statusCode).toBe(404);
});

test('what stands on a licence goes with it, and with another one what stands on that [ACC-141]', async () => {
  const caller = server.as('contractor');
  const said = { number: '  P-1042 ', expiresOn: '2999-12-31' };
  const sent = (await caller.put(LICENCE, aLicence('%PDF-1.4 one', said))).json();
  expect(sent.data.licence).toEqual({ number: 'P-1042', expiresOn: '2999-12-31' });
  await caller.put(LICENCE, aLicence('%PDF-1.4 another', { number: 'P-2000', expiresOn: '' }));
  expect((await caller.get(LICENCE)).json().data.licence).toEqual({ number: 'P-2000', expiresOn: null });
  await caller.put(PATH, aForm());
  expect((await caller.get(PATH)).json().data.licence).toBeNull();
  const { id } = await server.user('contractor');
  expect((await server.anonymous.get(`/api/v1/users/profile/${id}`)).body).not.toContain('P-2000');
});

test.each([
  ['a number of blanks', { number: '   ' }, 'number'],
  ['a number without an end', { number: '1'.repeat(61) }, 'number'],
  ['a day that is over', { number: 'P-1', expiresOn: '2020-01-01' }, 'expiresOn'],
  ['what is no day', { number: 'P-1', expiresOn: '2999-02-30' }, 'expiresOn'],
])('of a licence %s is refused, and nothing is kept [ACC-141]', async (...[, said, field]) => {
  const answer = await server.as('contractor').put(LICENCE, aLicence('%PDF-1.4', said));
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json().fields)).toEqual([field]);
  expect(await server.database.$count(files)).toBe(0);
});

test('another one takes the place of the first, also when several are sent at once [ACC-103]', async () => {
  const caller = server.as('contractor');
  await server.user('contractor');
  const answers = await Promise.all([1, 2].map((copy) => caller.put(PATH, aForm(`%PDF-1.4 ${copy}`))));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const kept = await server.database.select().from(files);
  expect(kept).toHaveLength(1);
  const [owner] = await server.database.select().from(users);
  expect(owner?.nationalIdFileId).toBe(kept[0]?.id);
});

test('the bytes of the one before are gone with it [ACC-103]', async () => {
  const caller = server.as('contractor');
  await caller.put(PATH, aForm('%PDF-1.4 the first'));
  await caller.put(PATH, aForm('%PDF-1.4 the second'));
  await server.settle();
  const kept = storedTexts(server.folder).filter((text) => text.startsWith('%PDF-1.4 the '));
  expect(kept).toEqual(['%PDF-1.4 the second']);
});

test.each([
  ['a page of HTML', aForm('<html><script>alert(1)</script></html>'), 400, 'ATTACHMENT_TYPE'],
  [
    'a drawing that holds a script',
    aForm('<svg xmlns="http://www.w3.org/2000/svg"/>', 'id.svg'),
    400,
    'ATTACHMENT_TYPE',
  ],
  ['too many bytes', aForm('%PDF-'.padEnd(5 * 1024 * 1024 + 1)), 413, 'FILE_TOO_LARGE'],
  ['no file', new FormData(), 400, 'VALIDATION_FAILED'],
])('%s is refused and nothing is kept', async (...[, form, status, code]) => {
  const answer = await server.as('contractor').put(PATH, form);
  expect(answer.statusCode).toBe(status);
  expect(answer.json().code).toBe(code);
  expect(await server.database.select().from(files)).toEqual([]);
});

test('JSON without a file is refused', async () => {
  const answer = await server.as('contractor').put(PATH, {});
  expect(answer.json()).toMatchObject({
    code: 'VALIDATION_FAILED',
    fields: { nationalId: expect.any(String) },
  });
});
