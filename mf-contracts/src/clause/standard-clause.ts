/** The line that the form begins a contract with, as `contractForm.prefill` says it in each language. */
const CLAUSES = {
  en: /^The professional agrees to complete "(.+)" by the specified end date\.$/m,
  fr: /^L’artisan s’engage à réaliser «\s(.+)\s» avant la date de fin indiquée\.$/m,
};

/** What the standard clause is about where these terms have it in another language than the reader's. */
export function titleOfForeignClause(terms: string, language: string): string | undefined {
  const others = Object.entries(CLAUSES).filter(([name]) => name !== language);
  return others.map(([, clause]) => clause.exec(terms)?.[1]).find((title) => title !== undefined);
}
