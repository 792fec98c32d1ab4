import { UsageError } from './command';

/** A page of the site, with the token beside what else its address asks for. */
export function linkTo(site: string, page: string, token: string): string {
  if (!/^\/(?![/\\])/.test(page))
    throw new UsageError(`--path ${page} is no page of the site: it begins with one /`);
  const url = new URL(page, site);
  url.searchParams.set('preview', token);
  return url.href;
}
