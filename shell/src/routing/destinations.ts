import { generatePath } from 'react-router-dom';

type Place = { pathname: string; search: string; hash?: string };

export function returnToOf({ pathname, search, hash = '' }: Place): string {
  return `${pathname}${search}${hash}`;
}

/** `/signin?returnTo=%2Fmessages`; just `/signin` for the home page. */
export function signInPath(screen: '/signin' | '/login', from: Place): string {
  const returnTo = returnToOf(from);
  return returnTo === '/' ? screen : `${screen}?${new URLSearchParams({ returnTo }).toString()}`;
}

/**
 * The target of a declared redirect: `:params` filled in, its own query merged with the requested one.
 * `/profile?onboarding=1` requested as `/completeYourProfile?lang=fr` becomes `/profile?onboarding=1&lang=fr`.
 */
export function redirectPath(to: string, params: Record<string, string | undefined>, search: string): string {
  const [path = '/', ownQuery = ''] = to.split('?');
  const query = new URLSearchParams(ownQuery);
  for (const [name, value] of new URLSearchParams(search)) if (!query.has(name)) query.append(name, value);
  const asked = query.toString();
  return `${generatePath(path, params)}${asked ? `?${asked}` : ''}`;
}
