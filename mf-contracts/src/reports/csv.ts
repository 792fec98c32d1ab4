import { CSV_BOM, csvLine } from '@plumbline/shared-schema/csv';

/** Rows as a file that a spreadsheet opens as UTF-8. */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return `${CSV_BOM}${rows.map((row) => csvLine(row)).join('')}`;
}

/** Hands the text to the browser as a file. */
export function downloadCsv(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
