import { attachmentProblem, dataUrlType } from '@plumbline/shared-schema/attachments';

const MB = 1024 * 1024;

test('an attachment is a picture, an SVG or a PDF of at most 5 MB', () => {
  expect(attachmentProblem({ type: 'application/pdf', size: 5 * MB })).toBeUndefined();
  expect(attachmentProblem({ type: 'application/pdf', size: 5 * MB + 1 })).toBe('ATTACHMENT_TOO_LARGE');
  expect(attachmentProblem({ type: 'text/html', size: 1 })).toBe('ATTACHMENT_TYPE');
});

test('a data URL tells the type of its bytes', () => {
  expect(dataUrlType('data:image/PNG;name=a.png;base64,aGVsbG8=')).toBe('image/png');
});

test.each(['', 'data:', 'data:image/png,abc', 'data:;base64,abc', 'http://x/y,aaaa'])(
  '%j is no data URL',
  (text) => {
    expect(dataUrlType(text)).toBeUndefined();
  },
);
