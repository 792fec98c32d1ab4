import { scrubbed } from '@plumbline/shared-schema/scrub';

test.each([
  ['No user ada.b+x@mail.example.org here', 'No user <email> here'],
  ['GET /api/v1/jobs/01890000-0000-7000-8000-000000000000 failed', 'GET /api/v1/jobs/<id> failed'],
  ['https://x.test/files/a?token=abc&b=1 is gone', 'https://x.test/files/a?… is gone'],
  ['password: hunter22 refused', 'password: <secret> refused'],
  ['Call +49 170 1234567 now', 'Call <number> now'],
  ['key AbCdEfGhIjKlMnOpQrStUvWxYz0123456789', 'key <key>'],
  [
    "Cannot read properties of undefined (reading 'title')",
    "Cannot read properties of undefined (reading 'title')",
  ],
])('“%s” is reported as “%s” [PLT-102]', (text, expected) => {
  expect(scrubbed(text)).toBe(expected);
});

test('a text is never longer than 500 characters [PLT-102]', () => {
  expect(scrubbed('word '.repeat(100_000))).toHaveLength(500);
});
