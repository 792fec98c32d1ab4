import type { Describe } from '@plumbline/registry/edge';
import type { BreadcrumbList, Organization, WithContext } from 'schema-dts';
import { SITE_NAME } from '@plumbline/shared-schema/page-heads';

const LONGEST_DESCRIPTION = 160;
const SHORTEST_CUT = 100;

/** The page that is described. */
export type Place = Parameters<Describe>[0] & { siteUrl: string };

export const CONTEXT = 'https://schema.org' as const;

export function organization(siteUrl: string) {
  const url = `${siteUrl}/`;
  return {
    '@type': 'Organization',
    '@id': `${url}#organization`,
    name: SITE_NAME,
    url,
  } satisfies Organization;
}

/** The way down to a page, from the home page: names and paths. */
export function breadcrumbs(
  siteUrl: string,
  steps: readonly (readonly [name: string, path: string])[],
): WithContext<BreadcrumbList> {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: [[SITE_NAME, '/'] as const, ...steps].map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  };
}

/** As much of a text as a list of results shows, cut between words. */
export function shortened(text: string): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim();
  if (plain.length <= LONGEST_DESCRIPTION) return plain;
  const cut = plain.slice(0, LONGEST_DESCRIPTION - 1);
  const end = cut.lastIndexOf(' ');
  return `${(end > SHORTEST_CUT ? cut.slice(0, end) : cut).trimEnd()}…`;
}
