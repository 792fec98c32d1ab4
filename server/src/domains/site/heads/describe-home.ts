import type { PageDescription } from '@plumbline/registry/edge';
import { SITE_NAME } from '@plumbline/shared-schema/page-heads';
import type { Organization, WebSite, WithContext } from 'schema-dts';
import { CONTEXT, organization } from './structured-data';
import type { Place } from './structured-data';

export function describeHome({ siteUrl, language }: Place): PageDescription {
  const { '@id': publisher } = organization(siteUrl);
  const company: WithContext<Organization> = { '@context': CONTEXT, ...organization(siteUrl) };
  const site: WithContext<WebSite> = {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name: SITE_NAME,
    url: `${siteUrl}/`,
    inLanguage: language,
    publisher: { '@id': publisher },
  };
  return { status: 200, data: [company, site] };
}
