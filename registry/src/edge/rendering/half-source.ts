/** The text of a file of a server half, with the addresses of the pictures of its build. */
export function sourceOfHalf(bytes: Buffer, name: string, base: string): string {
  return bytes.toString('utf8').replaceAll(`plumbline-base:${name}/`, base);
}
