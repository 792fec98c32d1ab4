import { attachmentProblem, readDataUrl } from '@plumbline/shared-schema/attachments';

const MB = 1024 * 1024;

test('an attachment is a picture, an SVG or a PDF of at most 5 MB', () => {
  expect(attachmentProblem({ type: 'application/pdf', size: 5 * MB })).toBeUndefined();
  expect(attachmentProblem({ type: 'application/pdf', size: 5 * MB + 1 })).toBe('ATTACHMENT_TOO_LARGE');
  expect(attachmentProblem({ type: 'text/html', size: 1 })).toBe('ATTACHMENT_TYPE');
});

test('a data URL tells its type and the size of its bytes', () => {
  expect(readDataUrl('data:image/PNG;base64,aGVsbG8=')).toEqual({
    type: 'image/png',
    base64: 'aGVsbG8=',
    size: 5,
  });
});

test.each([
  '',
  'data:',
  'data:image/png,abc',
  'data:image/png;base64,a',
  'data:image/png;base64,<<<<',
  'http://x/y,aaaa',
])('%j is no data URL', (text) => {
  expect(readDataUrl(text)).toBeUndefined();
});
