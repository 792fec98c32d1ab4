/** A path, and not `//host` or `/\host`, which browsers read as another site. */
const OWN_PATH = /^\/(?![/\\])/;

/**
 * Where to go after signing in: `returnTo` when it is a path of this site, otherwise `/`. It is read as the browser
 * would read it, since `/.//evil.example` and a tab after the first slash also lead elsewhere.
 */
export function safeReturnTo(returnTo: string): string {
  if (!returnTo || !OWN_PATH.test(returnTo) || !URL.canParse(returnTo, location.origin)) return '/';
  const { origin, pathname, search, hash } = new URL(returnTo, location.origin);
  if (origin !== location.origin || !OWN_PATH.test(pathname)) return '/';
  return `${pathname}${search}${hash}`;
}
