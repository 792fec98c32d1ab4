import type { BootDocument } from '@plumbline/shared-schema/platform';
import { createContext, use } from 'react';
import type { Loader } from './loader';
import type { ArrivingPage } from './kept-html';
import type { PathRule } from '../routing/route-table';
import type { ContentStore } from '../boot/content';

export type SiteParts = {
  content: ContentStore;
  loader: Loader;
  boot: BootDocument;
  table: readonly PathRule[];
  /** The page that came as HTML. */
  arriving?: ArrivingPage | undefined;
};

export const SiteContext = createContext<SiteParts | undefined>(undefined);

export function useSite(): SiteParts {
  const site = use(SiteContext);
  if (!site) throw new Error('useSite stands outside its provider.');
  return site;
}

export const useBoot = (): BootDocument => useSite().boot;
