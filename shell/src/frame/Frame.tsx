import { useLanguage } from '@plumbline/shared-ui/i18n';
import { Box } from '@plumbline/shared-ui/layout';
import { visuallyHidden } from '@plumbline/shared-ui/text';
import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { labelOf } from '../boot/labels';
import { useBoot } from '../remotes/use-site';
import { BottomPlace } from '../chrome/BottomPlace';
import { Footer } from '../chrome/Footer';
import { Header } from '../chrome/Header';
import { SkipLink } from '../chrome/SkipLink';
import { Notices } from '../chrome/Notices';
import { IsolatedBar } from '../isolated/isolated-parts';
import { LateNews } from '../news/LateNews';
import { DepartureProvider } from '../session/DepartureProvider';
import { useKeptPreferences } from '../session/use-kept-preferences';
import { useViewer } from '../session/use-viewer';
import { CleanupBoundary } from './CleanupBoundary';
import { focusHeadingOf } from '../routing/heading-focus';
import { useOutcome } from './use-outcome';
import { usePageHead } from './use-page-head';

export function Frame() {
  const main = useRef<HTMLElement>(null);
  const { key } = useLocation();
  const outcome = useOutcome(useViewer());
  const isBare = outcome?.kind === 'page' && outcome.target.page.chrome === 'bare';
  useArrival(main);
  useKeptPreferences();
  usePageHead(outcome);
  const isIsolated = useBoot().settings.preview !== null;

  return (
    <DepartureProvider>
      <SkipLink />
      <ArrivalNotice />
      {isIsolated && <IsolatedBar hasHeader={!isBare} />}
      <CleanupBoundary place={key}>{!isBare && <Header />}</CleanupBoundary>
      {!isBare && <Notices />}
      <Box
        component="main"
        id="main"
        ref={main}
        tabIndex={-1}
        sx={{ minHeight: isBare ? '100dvh' : 'calc(100dvh - 64px)', outline: 'none' }}
      >
        <CleanupBoundary place={key}>
          <Outlet />
        </CleanupBoundary>
      </Box>
      {!isBare && <Footer />}
      {!isBare && <BottomPlace />}
      <LateNews />
    </DepartureProvider>
  );
}

/** After every change of path, not of the query alone, scrolls to the top and focuses the new page's h1. */
function useArrival(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    scrollTo({ top: 0, behavior: 'instant' });
    if (main.current) return focusHeadingOf(main.current);
  }, [pathname, main]);
}

/** Announces page changes to screen readers; the first page is announced by the browser. */
function ArrivalNotice() {
  const { t } = useTranslation('shell');
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  const [hasMoved, setMoved] = useState(false);
  const outcome = useOutcome(useViewer());

  if (!hasMoved && pathname !== first) setMoved(true);
  const title =
    outcome?.kind === 'page' ? labelOf(outcome.target.remote, outcome.target.page.title, language) : '';
  return (
    <Box role="status" aria-live="polite" sx={visuallyHidden}>
      {hasMoved && title !== '' ? t('arrival', { title }) : ''}
    </Box>
  );
}
