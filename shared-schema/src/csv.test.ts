import { CSV_MARKS, csvLine } from '@plumbline/shared-schema/csv';

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx'])('%j in a cell is no formula', (text) => {
  expect(csvLine([text])).toBe(`'${text}\r\n`);
});

test('numbers stay numbers, with the comma of their reader', () => {
  expect(csvLine(['a', -40.5])).toBe('a,-40.5\r\n');
  expect(csvLine(['a', -40.5], CSV_MARKS.fr)).toBe('a;-40,5\r\n');
});

test('what separates cells or lines is quoted in every language', () => {
  for (const marks of [CSV_MARKS.en, CSV_MARKS.fr])
    expect(csvLine(['a,b', 'c;d', 'e"f', 'g\nh'], marks)).toBe(
      ['"a,b"', '"c;d"', '"e""f"', '"g\nh"'].join(marks.separator) + '\r\n',
    );
});
