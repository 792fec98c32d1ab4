import type { Describe, PageDescription } from '@plumbline/registry/edge';
import type { ApiClient } from '../../../kit/api-client';
import { describeHome } from './describe-home';
import { thingAt } from './sections';

type Means = { siteUrl: string; api: Pick<ApiClient, 'ask'> };

/** What a path shows, as the API of other processes describes it. Rejects where that says nothing. */
export function describeElsewhere({ siteUrl, api }: Means): Describe {
  return async (page) => {
    if (page.path === '/') return describeHome({ ...page, siteUrl });
    if (!thingAt(page.path)) return undefined;
    const query = new URLSearchParams(page).toString();
    const { status, body } = await api.ask({ path: `/api/v1/platform/description?${query}` });
    if (status !== 200) throw new Error(`the API answered ${status}`);
    const { description } = JSON.parse(body) as { description: PageDescription | null };
    return description ?? undefined;
  };
}
