import { addressesOf, descriptionKey } from '@plumbline/shared-schema/page-heads';
import type { HeadLanguage } from '@plumbline/shared-schema/page-heads';
import type { FastifyRequest } from 'fastify';
import { candidatesFor, withoutSession } from '../page-candidates';
import { hasSessionHint, languageOf } from '../rendering/visitor';
import type { SiteView } from '../site-view';
import type { Describe, PageDescription, PageHead, Picture } from './page-head';

export type HeadOptions = {
  /** The site's own address, without a slash at its end. */
  siteUrl: string;
  describe: Describe;
  /** The picture of pages that have none of their own. */
  pictureIn?: (language: HeadLanguage) => Picture;
};

/** The page that a visitor without a session gets at a path, with the labels of its remote. */
function pageAt(view: SiteView, path: string) {
  const releases = view.remotes.map(({ release }) => release);
  // What is reached by a redirect has a head under its own address.
  const manifests = releases.flatMap(({ manifest }) => (manifest ? [{ ...manifest, redirects: [] }] : []));
  const [page] = withoutSession(candidatesFor(path, manifests));
  const labels = releases.find(({ name }) => name === page?.remote)?.labels;
  return page && labels && { ...page, labels };
}

/**
 * The head of a page, from its declaration and from what it shows. For visitors without a session alone: others see
 * what is theirs, and nobody searches for that.
 */
export function createHeads({ siteUrl, describe, pictureIn }: HeadOptions) {
  return async (request: FastifyRequest, view: SiteView): Promise<PageHead | undefined> => {
    if (hasSessionHint(request)) return undefined;
    const [path = '/'] = request.url.split('?');
    const shown = pageAt(view, path);
    if (!shown) return undefined;
    const language = languageOf(request);
    const labels = shown.labels[language];
    const title = labels[shown.title] ?? '';
    const described = await describe({ path, language, title }).catch(() => UNKNOWN);
    const addresses = shown.access === 'public' ? addressesOf(siteUrl, request.url) : undefined;
    const description = labels[descriptionKey(shown.title)];
    return {
      language,
      ...toHead(described, { title, description, addresses, picture: pictureIn?.(language) }),
    };
  };
}

const UNKNOWN = { status: 'unknown' } as const;

type DeclaredHead = Pick<PageHead, 'title' | 'description' | 'addresses' | 'picture'>;

/** What is known of the thing shown goes before what the page says of itself. */
function toHead(
  {
    status = 200,
    kind = 'website',
    data = [],
    ...texts
  }: Partial<Omit<PageDescription, 'status'> & Pick<PageHead, 'status'>> = {},
  declared: DeclaredHead,
): Omit<PageHead, 'language'> {
  const { title = declared.title, description = declared.description, picture = declared.picture } = texts;
  const addresses = status === 200 || status === 'unknown' ? declared.addresses : undefined;
  return { status, kind, data, picture, title, description, addresses };
}
