import type { HeadLanguage, PageAddresses } from '@plumbline/shared-schema/page-heads';

export type Picture = { url: string; width: number; height: number; alt: string };

/** What is known of the thing that a page shows. Texts are plain; `data`: JSON-LD. */
export type PageDescription = {
  status: 200 | 404 | 410;
  /** Without the site's name. */
  title?: string;
  description?: string;
  kind?: 'website' | 'article' | 'profile';
  picture?: Picture;
  data?: readonly object[];
};

/**
 * Describes what a path shows to a visitor without a session; undefined for a page that is the same for everybody.
 * Rejects where that is not known now.
 */
export type Describe = (page: {
  path: string;
  language: HeadLanguage;
  title: string;
}) => Promise<PageDescription | undefined>;

/** `addresses`: absent for a page that is not to be found. */
export type PageHead = {
  language: HeadLanguage;
  /** `unknown`: whether there is such a thing could not be found out. */
  status: PageDescription['status'] | 'unknown';
  title: string;
  description: string | undefined;
  addresses: PageAddresses | undefined;
  kind: NonNullable<PageDescription['kind']>;
  picture: PageDescription['picture'];
  data: readonly object[];
};
