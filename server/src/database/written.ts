/** A row that the statement before guarantees, such as the one an insert returns. */
export function written<T>(row: T | undefined): T {
  if (row === undefined) throw new Error('a row just written is not there');
  return row;
}
