/** A row that the statement before guarantees: the one an insert returns, or a change that must find one. */
export function written<T>(row: T | undefined): T {
  if (row === undefined) throw new Error('a row just written is not there');
  return row;
}
