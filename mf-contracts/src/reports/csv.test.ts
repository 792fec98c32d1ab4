import { toCsv } from './csv';

test('a file has a row for each row, with texts quoted where they must be [REP-24]', () => {
  expect(
    toCsv([
      ['Month', 'Paid, in "dollars"'],
      ['2026-03', 950.5],
    ]),
  ).toBe('\uFEFFMonth,"Paid, in ""dollars"""\r\n2026-03,950.5\r\n');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx'])(
  'a text like %j is no formula in a spreadsheet [REP-24]',
  (text) => {
    expect(toCsv([[text]])).toBe(`\uFEFF'${text}\r\n`);
  },
);

test('a negative number stays a number [REP-24]', () => {
  expect(toCsv([[-1]])).toBe('\uFEFF-1\r\n');
});
