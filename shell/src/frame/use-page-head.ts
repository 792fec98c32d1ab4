import { addressesOf, descriptionKey } from '@plumbline/shared-schema/page-heads';
import { useLanguage } from '@plumbline/shared-ui/i18n';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { labelOf } from '../boot/labels';
import type { Outcome } from '../routing/route-table';
import { writeHead } from './write-head';

/** Keeps in step with the page what the edge wrote into its HTML for search engines and shares. */
export function usePageHead(outcome: Outcome | undefined): void {
  const { pathname, search } = useLocation();
  const { language } = useLanguage();
  const target = outcome?.kind === 'page' ? outcome.target : undefined;

  useEffect(() => {
    const key = target && descriptionKey(target.page.title);
    const label = key === undefined ? undefined : target && labelOf(target.remote, key, language);
    const isFound = target?.page.access === 'public';
    writeHead({
      description: label === key ? undefined : label,
      addressesAt: (siteUrl) => (isFound ? addressesOf(siteUrl, pathname + search) : undefined),
    });
  }, [target, language, pathname, search]);
}
