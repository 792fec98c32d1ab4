/** Where the edge serves a build. */
export function baseOf(name: string, contentHash: string): string {
  return `/artifacts/${name}/${contentHash}/`;
}
