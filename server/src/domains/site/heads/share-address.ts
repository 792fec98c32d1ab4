import { createHash } from 'node:crypto';
import type { PageDescription } from '@plumbline/registry/edge';
import { SITE_NAME } from '@plumbline/shared-schema/page-heads';
import type { HeadLanguage } from '@plumbline/shared-schema/page-heads';
import type { Section } from './sections';
import type { Place } from './structured-data';

export const SHARE_FOLDER = '/share-pictures';
/** What the apps that show shared links ask for. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

type Picture = NonNullable<PageDescription['picture']>;

/** The picture of pages that show no single thing. */
export function sitePicture(siteUrl: string, language: HeadLanguage): Picture {
  return { url: `${siteUrl}${SHARE_FOLDER}/${language}/site.png`, ...SHARE_SIZE, alt: SITE_NAME };
}

/** Who has kept the picture of a link asks for it again once it would show something else. */
export function withPicture(
  described: PageDescription,
  { siteUrl, language }: Place,
  { section, id }: { section: Section; id: string },
): PageDescription {
  if (described.status !== 200) return described;
  const { title = SITE_NAME, description } = described;
  const version = createHash('sha256')
    .update(JSON.stringify([title, description]))
    .digest('hex')
    .slice(0, 12);
  const url = `${siteUrl}${SHARE_FOLDER}/${language}/${section}/${id}.png?v=${version}`;
  return { ...described, picture: { url, ...SHARE_SIZE, alt: title } };
}
