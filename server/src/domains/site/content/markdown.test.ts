import { readMarkdown } from './markdown';

test('headings, paragraphs and lists become blocks', () => {
  expect(readMarkdown('## A roof\n\nTwo\nlines.\n\n- one\n- two\n\n1. first\n2. second\n')).toEqual([
    { kind: 'heading', lines: [[{ text: 'A roof' }]] },
    { kind: 'paragraph', lines: [[{ text: 'Two lines.' }]] },
    { kind: 'bullets', lines: [[{ text: 'one' }], [{ text: 'two' }]] },
    { kind: 'numbers', lines: [[{ text: 'first' }], [{ text: 'second' }]] },
  ]);
});

test('strong words and links stand among the others, and markup of HTML is text', () => {
  expect(readMarkdown('**Never** read <b>this</b>: [help](/support).')).toEqual([
    {
      kind: 'paragraph',
      lines: [
        [
          { text: 'Never', isStrong: true },
          { text: ' read <b>this</b>: ' },
          { text: 'help', href: '/support' },
          { text: '.' },
        ],
      ],
    },
  ]);
});
