type Cell = string | number;

/** Whole files begin with it, so that spreadsheets read them as UTF-8. */
export const CSV_BOM = '\uFEFF';

/** What a spreadsheet would take for a formula when a cell begins with it. */
const FORMULA = /^[=+\-@\t\r]/;

/** Spreadsheets of readers who write a comma into numbers expect another one between cells. */
type Marks = { separator: ',' | ';'; decimal: '.' | ',' };
const ENGLISH: Marks = { separator: ',', decimal: '.' };
export const CSV_MARKS: Record<'en' | 'fr', Marks> = { en: ENGLISH, fr: { separator: ';', decimal: ',' } };

/** One line of RFC 4180, in which no text is a formula. */
export function csvLine(cells: readonly Cell[], marks: Marks = ENGLISH): string {
  return `${cells.map((cell) => cellText(cell, marks)).join(marks.separator)}\r\n`;
}

function cellText(cell: Cell, { decimal }: Marks): string {
  if (typeof cell === 'number') return quoted(String(cell).replace('.', decimal), decimal === ',');
  return quoted(FORMULA.test(cell) ? `'${cell}` : cell);
}

function quoted(text: string, mayHoldComma = false): string {
  const special = mayHoldComma ? /["\r\n]/ : /[",;\r\n]/;
  return special.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
