import { textBelow, titleOf } from '@plumbline/shared-schema/work-title';

test.each([
  ['one line', 'Bathroom, tiled anew', 'Bathroom, tiled anew', ''],
  [
    'lines below it',
    'Bathroom\n\nTwelve square metres\nand a drain',
    'Bathroom',
    'Twelve square metres\nand a drain',
  ],
])('%s: the first line is the title, the rest the text', (_what, description, ...said) => {
  expect([titleOf(description), textBelow(description)]).toEqual(said);
});

test('a long first line is cut at a word, and stands below in full', () => {
  const description = `${'Boiler room '.repeat(8)}and more`;
  expect(titleOf(description)).toBe(`${'Boiler room '.repeat(6).trim()} Boiler…`);
  expect(textBelow(description)).toBe(description);
});
